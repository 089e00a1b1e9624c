import ControlCore
import Graphics
import ResponderKit

extension Button {
  /// How images and shadows answer to the state.
  struct Drawing: OptionSet {
    var rawValue: UInt8
    static let adjustsImageWhenHighlighted = Drawing(rawValue: 1 << 0)
    static let adjustsImageWhenDisabled = Drawing(rawValue: 1 << 1)
    static let showsTouchWhenHighlighted = Drawing(rawValue: 1 << 2)
    static let reversesTitleShadowWhenHighlighted = Drawing(rawValue: 1 << 3)
    static let adjustsImageSizeForAccessibility = Drawing(rawValue: 1 << 4)
  }

  /// The rare part, made when something in it is first set.
  final var madeExtras: ButtonExtras {
    if let extras { return extras }
    let made = ButtonExtras()
    extras = made
    return made
  }

  final func set(
    _ value: StateValue?, _ attribute: StateValue.Attribute, for state: ControlState
  ) {
    content.set(value, attribute, for: state)
    extras?.implicit.removeAll { $0 == (attribute, state) }
    contentChanged()
  }

  /// Something that the button shows has changed.
  final func contentChanged() {
    extras?.needsContent = true
    invalidateIntrinsicContentSize()
    if usesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// The state has changed, and so may what is shown.
  final func stateChanged() {
    extras?.needsContent = true
    setNeedsLayout()
    if usesConfiguration { setNeedsUpdateConfiguration() }
  }

  final func checkMacTitle(for state: ControlState) {
    precondition(
      state == .normal || behavioralStyle != .mac,
      "a button of the mac behavioral style has one title: set it for the normal state")
  }

  /// How the button behaves: never automatic (`UIButton.behavioralStyle`).
  ///
  /// As one of the Mac where it is a system button in an app that is made for the Mac, or prefers to
  /// there.
  public final var behavioralStyle: BehavioralStyle {
    guard traitCollection.userInterfaceIdiom == .mac else { return .pad }
    switch preferredBehavioralStyle {
    case .automatic: return buttonType == .system ? .mac : .pad
    case .pad: return .pad
    case .mac: return .mac
    }
  }

  /// The key that presses the button, where it behaves as one of the Mac: Return for the primary one,
  /// Escape for the one that cancels (`UIButton.Role`); nil for others.
  public final var roleKeyEquivalent: Character? {
    guard behavioralStyle == .mac else { return nil }
    switch role {
    case .primary: return "\r"
    case .cancel: return "\u{1B}"
    case .normal, .destructive: return nil
    }
  }

  /// Whether images grow with the text sizes for accessibility; false unless set
  /// (`UIAccessibilityContentSizeCategoryImageAdjusting`).
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { drawing.contains(.adjustsImageSizeForAccessibility) }
    set {
      if newValue {
        drawing.insert(.adjustsImageSizeForAccessibility)
      } else {
        drawing.remove(.adjustsImageSizeForAccessibility)
      }
      contentChanged()
    }
  }

  /// The extent of the image that is shown; nil for none.
  ///
  /// Where it grows it does so as body text, from 17 to 28, 33, 40, 47 and 53 points (Human Interface
  /// Guidelines, Typography).
  final var shownImageSize: Size? {
    guard let size = currentImage?.size(applying: currentPreferredSymbolConfiguration) else {
      return nil
    }
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      let category = traitCollection.preferredContentSizeCategory,
      category.isAccessibilityCategory
    else { return size }
    let points = [28.0, 33, 40, 47, 53]
    let first = TraitCollection.ContentSizeCategory.accessibilityMedium.rawValue
    let factor = points[category.rawValue - first] / 17
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// The color of what a system button shows: its tint, red for one that destroys something.
  final var accentColor: Color {
    role == .destructive ? .system("systemRedColor") : tintColor
  }

  /// Whether a title is shown.
  final var hasTitle: Bool { !(shownTitle?.string ?? "").isEmpty }

  /// The title that is shown, without the looks that the button gives it.
  final var shownTitle: AttributedText? {
    currentAttributedTitle ?? currentTitle.map { AttributedText($0) }
  }
}

extension StateContent {
  func attributedTitle(for state: ControlState) -> AttributedText? {
    if case .attributedTitle(let title) = value(.attributedTitle, for: state) { title } else { nil }
  }
  func titleColor(for state: ControlState) -> Color? {
    if case .titleColor(let color) = value(.titleColor, for: state) { color } else { nil }
  }
  func titleShadowColor(for state: ControlState) -> Color? {
    if case .titleShadowColor(let color) = value(.titleShadowColor, for: state) {
      color
    } else {
      nil
    }
  }
  func image(for state: ControlState) -> Image? {
    if case .image(let image) = value(.image, for: state) { image } else { nil }
  }
  func backgroundImage(for state: ControlState) -> Image? {
    if case .backgroundImage(let image) = value(.backgroundImage, for: state) { image } else { nil }
  }
  func symbolConfiguration(for state: ControlState) -> SymbolConfiguration? {
    if case .symbolConfiguration(let configuration) = value(.symbolConfiguration, for: state) {
      configuration
    } else {
      nil
    }
  }
}
