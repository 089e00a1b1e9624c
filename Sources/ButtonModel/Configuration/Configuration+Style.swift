import ControlCore
package import Graphics
import ResponderKit

// The values of a style for a state. Apple documents which colors derive from the tint; the shades,
// insets of sizes other than medium, radii and fonts are this package's choices, named in
// Docs/Divergences.md.

extension Button.Configuration {
  /// The conditions that determine the values of properties that are not set.
  struct Situation: Sendable, Hashable {
    var state = ControlState.normal
    var tint = Color.system("systemBlueColor")
    var role = Button.Role.normal
    var isPopUp = false
    var isMac = false
    var textSize = TraitCollection.ContentSizeCategory.large
  }

  /// The ways in which a style treats the tint.
  private enum Kind {
    /// Content in the tint, nothing behind it.
    case bare
    /// Content in the tint on gray.
    case gray
    /// Content in the tint on a light shade of it.
    case tinted
    /// White content on the tint.
    case filled
    /// Content in the label's color on glass.
    case glass
  }

  private var kind: Kind {
    switch situation.isMac ? macIdiomStyle : .automatic {
    case .bordered: return .gray
    case .borderless, .borderlessTinted: return .bare
    case .automatic: break
    }
    switch style {
    case .plain, .borderless: return .bare
    case .gray, .bordered: return .gray
    case .tinted, .borderedTinted: return .tinted
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .filled
    case .glass, .clearGlass: return .glass
    }
  }

  private var showsSelection: Bool {
    situation.state.contains(.selected) && automaticallyUpdateForSelection
  }

  /// The color that takes the place of the tint: red for a destructive button.
  private var accent: Color {
    situation.role == .destructive ? .system("systemRedColor") : situation.tint
  }

  /// The color of the content for the state.
  var foregroundColor: Color {
    let isHighlighted = situation.state.contains(.highlighted)
    if situation.state.contains(.disabled) { return .system("tertiaryLabelColor") }
    let color = baseForegroundColor ?? defaultForegroundColor
    return isHighlighted && kind == .bare ? color.withAlphaComponent(0.75) : color
  }

  private var defaultForegroundColor: Color {
    switch kind {
    case .filled: .white
    case .tinted where showsSelection: .white
    case .glass: situation.role == .destructive ? accent : .system("labelColor")
    // On a Mac, a borderless button has the color of text unless it is tinted.
    case .bare where situation.isMac && macIdiomStyle == .borderless:
      situation.role == .destructive ? accent : .system("labelColor")
    case .bare, .gray, .tinted: accent
    }
  }

  /// The background's values for the state where nothing is set.
  var defaultBackground: BackgroundConfiguration.Defaults {
    var defaults = BackgroundConfiguration.Defaults(cornerRadius: 6)
    defaults.backgroundColor = defaultBackgroundColor
    switch style {
    case .glass, .prominentGlass: defaults.visualEffect = .glass
    case .clearGlass, .prominentClearGlass: defaults.visualEffect = .clearGlass
    default: break
    }
    return defaults
  }

  private var defaultBackgroundColor: Color {
    let base = baseBackgroundColor
    let whole = base ?? accent
    if situation.state.contains(.disabled) {
      return kind == .bare || kind == .glass ? base ?? .clear : .system("tertiarySystemFillColor")
    }
    let color: Color =
      switch kind {
      case .bare: base ?? (showsSelection ? whole.withAlphaComponent(0.18) : .clear)
      case .gray:
        base
          ?? (showsSelection
            ? whole.withAlphaComponent(0.18) : .system("secondarySystemFillColor"))
      case .tinted: showsSelection ? whole : whole.withAlphaComponent(0.18)
      case .filled: showsSelection ? whole.darkened(by: 0.2) : whole
      case .glass: base ?? (showsSelection ? whole.withAlphaComponent(0.18) : .clear)
      }
    guard situation.state.contains(.highlighted), color != .clear else { return color }
    return color.withAlphaComponent((color.alpha ?? 1) * 0.75)
  }

  var defaultContentInsets: DirectionalEdgeInsets {
    let (vertical, horizontal): (Double, Double) =
      switch buttonSize {
      case .mini: (3, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return DirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  var titleFont: Font {
    if let font = custom.titleFont { return font }
    let isSmall = buttonSize == .small || buttonSize == .mini
    return preferredFont(isSmall ? "UICTFontTextStyleSubhead" : "UICTFontTextStyleBody")
  }

  var subtitleFont: Font {
    custom.subtitleFont ?? preferredFont("UICTFontTextStyleFootnote")
  }

  private func preferredFont(_ style: String) -> Font {
    .preferred(forTextStyle: style).at(textSize: situation.textSize.rawValue)
  }

  /// Sets the fonts of a document, for which UIKit has no property; nil keeps the style's.
  package mutating func decode(titleFont: Font?, subtitleFont: Font?) {
    custom.titleFont = titleFont
    custom.subtitleFont = subtitleFont
  }

  /// The corner radius of a background with a given height.
  func cornerRadius(height: Double) -> Double {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic:
      background.cornerRadius * (1 + Double(situation.textSize.rawValue - 3) * 0.1)
    case .small: 4
    case .medium: 6
    case .large: 10
    case .capsule: height / 2
    }
  }

  /// Indicates whether the pop-up indicator is shown.
  var showsIndicator: Bool {
    switch indicator {
    case .automatic: situation.isPopUp
    case .none: false
    case .popup: true
    }
  }

  /// Returns the configuration with its style resolved for the current state of the button
  /// (`UIButton.Configuration.updated(for:)`).
  @MainActor
  public func updated(for button: Button) -> Self {
    var updated = self
    updated.situation = Situation(
      state: button.state, tint: button.tintColor, role: button.role, isPopUp: button.isPopUp,
      isMac: button.behavioralStyle == .mac,
      textSize: button.traitCollection.specified.preferredContentSizeCategory ?? .large)
    return updated
  }
}
