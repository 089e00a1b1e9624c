public import Accessibility
package import Graphics

extension AccessibleObject {
  /// The traits that were set; nil if none were.
  public final var explicitAccessibilityTraits: AccessibilityTraits? {
    accessibility?.rare?.traitsBlock?() ?? accessibility?.traits
  }

  /// The label that was set, whatever the getter returns.
  public final var explicitAccessibilityLabel: String? { accessibility?.label.current }

  /// The value that was set, whatever the getter returns.
  public final var explicitAccessibilityValue: AccessibilityValue? { accessibility?.value }

  /// The activation point that was set; nil if none was.
  package final var explicitAccessibilityActivationPoint: Point? {
    accessibility?.rare?.activationPoint
  }

  /// The value that ``isAccessibilityElement`` was set to; nil if it was not set.
  public final var explicitIsAccessibilityElement: Bool? {
    accessibility?.rare?.isElementBlock?() ?? accessibility?.isElement
  }

  /// The block that computes ``isAccessibilityElement``; nil for none.
  public final var isAccessibilityElementBlock: (@MainActor () -> Bool)? {
    get { accessibility?.rare?.isElementBlock }
    set { settingAccessibility.settingRare.isElementBlock = newValue }
  }

  /// The block that computes the label; nil for none.
  public final var accessibilityLabelBlock: (@MainActor () -> String?)? {
    get { accessibility?.label.block }
    set { settingAccessibility.label.block = newValue }
  }

  /// The block that computes the hint; nil for none.
  public final var accessibilityHintBlock: (@MainActor () -> String?)? {
    get { accessibility?.hint.block }
    set { settingAccessibility.hint.block = newValue }
  }

  /// The block that computes the value; nil for none.
  public final var accessibilityValueBlock: (@MainActor () -> SpokenValue?)? {
    get { accessibility?.rare?.valueBlock }
    set { settingAccessibility.settingRare.valueBlock = newValue }
  }

  /// The block that computes the traits; nil for none.
  public final var accessibilityTraitsBlock: (@MainActor () -> AccessibilityTraits)? {
    get { accessibility?.rare?.traitsBlock }
    set { settingAccessibility.settingRare.traitsBlock = newValue }
  }

  /// The block that computes the custom content; nil for none.
  public final var accessibilityCustomContentBlock: (@MainActor () -> [AccessibilityCustomContent])?
  {
    get { accessibility?.rare?.customContentBlock }
    set { settingAccessibility.settingRare.customContentBlock = newValue }
  }

  /// Sets the default values of the object's class; a reader then stops at the object unless set
  /// otherwise.
  package final func setStandardAccessibility(
    _ element: AccessibilityElement, isElement: Bool = true
  ) {
    settingAccessibility.standard = .init(
      isElement: isElement, label: element.label, systemLabel: element.systemLabel,
      labelSource: element.labelSource, value: element.value, traits: element.traits)
  }

  /// The default traits of the object's class, where no override computes them.
  package final var standardAccessibilityTraits: AccessibilityTraits? {
    accessibility?.standard?.traits
  }

  private var labelSource: LabelSource {
    explicitAccessibilityLabel == nil
      ? accessibility?.standard?.labelSource ?? .accessibilityLabel : .accessibilityLabel
  }

  /// The element that the properties describe.
  package final var collectedElement: AccessibilityElement {
    let label = accessibilityLabel
    var element = AccessibilityElement(
      label: label, value: currentAccessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits, identifier: accessibilityIdentifier,
      language: accessibilityLanguage, frame: accessibilityFrame,
      activationPoint: accessibilityActivationPoint,
      labelSource: label == nil ? nil : labelSource,
      position: accessibilityContainerPosition)
    element.systemLabel = label == nil ? accessibility?.standard?.systemLabel : nil
    element.path = accessibilityPath
    element.expandedStatus = accessibilityExpandedStatus
    element.customContent = accessibilityCustomContent
    element.customActions = accessibilityCustomActions?.map(\.name) ?? []
    element.customRotors = accessibilityCustomRotors?.map(\.name) ?? []
    element.userInputLabels = accessibilityUserInputLabels
    element.textualContext = accessibilityTextualContext
    element.directTouchOptions = accessibilityDirectTouchOptions
    let responds = accessibilityRespondsToUserInteraction
    let isSet = accessibility?.rare?.respondsToUserInteraction != nil
    if isSet || responds != standardResponsiveness { element.respondsToUserInteraction = responds }
    element.attributedLabel = accessibilityAttributedLabel?.attributedText.ifSpoken
    element.attributedHint = accessibilityAttributedHint?.attributedText.ifSpoken
    element.attributedValue = accessibilityAttributedValue?.attributedText.ifSpoken
    return element
  }

  /// Indicates whether the object responds to the user, judging by its traits and touches.
  final var standardResponsiveness: Bool {
    var element = AccessibilityElement(traits: accessibilityTraits)
    element.isUserInteractionEnabled = (self as? View)?.isUserInteractionEnabled ?? true
    return element.isResponsive
  }

  final func attributed(
    _ text: AccessibilityStorage.Text?, _ plain: String?
  ) -> AttributedText? {
    if let attributed = text?.attributed, text?.block == nil { return attributed }
    return plain.map { AttributedText($0) }
  }
}

extension AccessibilityStorage.Text {
  /// The text, from the block if there is one.
  @MainActor
  var current: String? {
    if let block { return block() }
    return string
  }

  mutating func set(_ text: String?) {
    string = text
    attributed = nil
  }

  mutating func set(_ text: AttributedText?) {
    string = text?.string
    attributed = text
  }
}

extension AttributedText {
  /// The text if it has speech attributes, otherwise nil.
  package var ifSpoken: AttributedText? { hasSpeech ? self : nil }
}

extension AccessibleObject {
  /// The value, typed so that every language can word it in its own way.
  ///
  /// It is what the property says: an override's text, or the value that the text stands for.
  package final var currentAccessibilityValue: AccessibilityValue? {
    #if UIKit
    let text = accessibilityValue
    let value = resolvedAccessibilityValue
    return value?.text == text ? value : text.map { .text($0) }
    #else
    accessibilityValue
    #endif
  }

  /// The value that a block computes or that was set, otherwise that of the class.
  final var resolvedAccessibilityValue: AccessibilityValue? {
    if let block = accessibility?.rare?.valueBlock { return block().map { AccessibilityValue($0) } }
    return accessibility?.value ?? defaultAccessibilityValue
  }
}
