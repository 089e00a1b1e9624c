public import ControlCore
import Graphics
import ResponderKit

extension Button {
  /// The options for drawing images and shadows in a state.
  struct Drawing: OptionSet {
    var rawValue: UInt8
    static let adjustsImageWhenHighlighted = Drawing(rawValue: 1 << 0)
    static let adjustsImageWhenDisabled = Drawing(rawValue: 1 << 1)
    static let showsTouchWhenHighlighted = Drawing(rawValue: 1 << 2)
    static let reversesTitleShadowWhenHighlighted = Drawing(rawValue: 1 << 3)
    static let adjustsImageSizeForAccessibility = Drawing(rawValue: 1 << 4)
  }

  /// The rarely used state, created when one of its members is first set.
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

  /// Invalidates the layout and the configuration after a change of content.
  final func contentChanged() {
    extras?.needsContent = true
    invalidateIntrinsicContentSize()
    if usesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Invalidates the layout and the configuration after a change of state.
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

  /// The behavioral style of the button; never automatic (`UIButton.behavioralStyle`).
  ///
  /// The style is the Mac's for a system button in an app made for the Mac, and for any button
  /// there that prefers it.
  public final var behavioralStyle: BehavioralStyle {
    preferredBehavioralStyle.resolved(
      in: traitCollection, automatic: buttonType == .system ? .mac : .pad)
  }

  /// The key that presses a button with the Mac's behavioral style: Return for the primary role,
  /// Escape for the cancel role (`UIButton.Role`); nil for others.
  public final var roleKeyEquivalent: Character? {
    guard behavioralStyle == .mac else { return nil }
    switch role {
    case .primary: return "\r"
    case .cancel: return "\u{1B}"
    case .normal, .destructive: return nil
    }
  }

  /// A Boolean value that indicates whether images grow with the accessibility text sizes; false
  /// unless set (`UIAccessibilityContentSizeCategoryImageAdjusting`).
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

  /// The size of the image that is shown; nil for none.
  ///
  /// An image that grows follows body text, from 17 to 28, 33, 40, 47 and 53 points (Human
  /// Interface Guidelines, Typography).
  final var shownImageSize: Size? {
    guard let size = currentImage?.size(applying: currentPreferredSymbolConfiguration) else {
      return nil
    }
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      let category = traitCollection.specified.preferredContentSizeCategory,
      category.isAccessibilityCategory
    else { return size }
    let points = [28.0, 33, 40, 47, 53]
    let first = TraitCollection.ContentSizeCategory.accessibilityMedium.rawValue
    let factor = points[category.rawValue - first] / 17
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// The color of a system button's content: its tint, or red for a destructive button.
  final var accentColor: Color {
    role == .destructive ? .system("systemRedColor") : tintColor
  }

  /// Indicates whether a title is shown.
  final var hasTitle: Bool { !(shownTitle?.string ?? "").isEmpty }

  /// The title that is shown, without the attributes that the button adds.
  final var shownTitle: AttributedText? {
    currentAttributedTitle?.attributedText ?? currentTitle.map { AttributedText($0) }
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

extension Button: HasRoleKey {
  package final var roleKey: String? {
    roleKeyEquivalent.map { $0 == "\u{1B}" ? KeyCommand.inputEscape : String($0) }
  }

  package final func pressByKey() -> Bool {
    guard isEnabled else { return false }
    activateByKey()
    return true
  }
}
