public import Graphics

// The properties that few elements set.
extension AccessibilityElement {
  /// The label that the system gives to the element, such as a part of a control; nil for none.
  public var systemLabel: SystemLabel? {
    get { rare.first?.systemLabel }
    set { set(newValue == nil) { $0.systemLabel = newValue } }
  }
  /// The name that the system's label mentions, such as that of the row that a control removes; nil for
  /// none.
  public var systemLabelSubject: String? {
    get { rare.first?.systemLabelSubject }
    set { set(newValue == nil) { $0.systemLabelSubject = newValue } }
  }
  /// The label that another ``LabelPolicy`` would speak; nil when the policies agree.
  public var overruledLabel: OverruledLabel? {
    get { rare.first?.overruledLabel }
    set { set(newValue == nil) { $0.overruledLabel = newValue } }
  }
  /// The label with its speech attributes; nil when it has none.
  public var attributedLabel: AttributedText? {
    get { rare.first?.attributedLabel }
    set { set(newValue == nil) { $0.attributedLabel = newValue } }
  }
  /// The value with its speech attributes; nil when it has none.
  public var attributedValue: AttributedText? {
    get { rare.first?.attributedValue }
    set { set(newValue == nil) { $0.attributedValue = newValue } }
  }
  /// The hint with its speech attributes; nil when it has none.
  public var attributedHint: AttributedText? {
    get { rare.first?.attributedHint }
    set { set(newValue == nil) { $0.attributedHint = newValue } }
  }
  /// The outline that a reader draws instead of the frame, in screen coordinates.
  public var path: BezierPath? {
    get { rare.first?.path }
    set { set(newValue == nil) { $0.path = newValue } }
  }
  /// An optional Boolean value that indicates whether the element responds to switch, keyboard and
  /// voice input; nil derives the answer.
  public var respondsToUserInteraction: Bool? {
    get { rare.first?.respondsToUserInteraction }
    set { set(newValue == nil) { $0.respondsToUserInteraction = newValue } }
  }
  /// The status of the element, expanded or collapsed; unsupported for one that does not expand.
  public var expandedStatus: AccessibilityExpandedStatus {
    get { rare.first?.expandedStatus ?? .unsupported }
    set { set(newValue == .unsupported) { $0.expandedStatus = newValue } }
  }
  /// The names of the actions that the element offers besides activation.
  public var customActions: [String] {
    get { rare.first?.customActions ?? [] }
    set { set(newValue.isEmpty) { $0.customActions = newValue } }
  }
  /// Extra information about the element.
  public var customContent: [AccessibilityCustomContent] {
    get { rare.first?.customContent ?? [] }
    set { set(newValue.isEmpty) { $0.customContent = newValue } }
  }
  /// The names of the element's custom rotors.
  public var customRotors: [String] {
    get { rare.first?.customRotors ?? [] }
    set { set(newValue.isEmpty) { $0.customRotors = newValue } }
  }
  /// The names that a Voice Control user can say for the element, best first; a reader never speaks
  /// them.
  public var userInputLabels: [String] {
    get { rare.first?.userInputLabels ?? [] }
    set { set(newValue.isEmpty) { $0.userInputLabels = newValue } }
  }
  /// The kind of text that the element holds.
  public var textualContext: AccessibilityTextualContext? {
    get { rare.first?.textualContext }
    set { set(newValue == nil) { $0.textualContext = newValue } }
  }
  /// The text that an empty field with a label shows; nil for none.
  public var placeholder: String? {
    get { rare.first?.placeholder }
    set { set(newValue == nil) { $0.placeholder = newValue } }
  }
  /// The end of the text at which the caret of an edited field is; nil anywhere else.
  public var insertionPoint: AccessibilityInsertionPoint? {
    get { rare.first?.insertionPoint }
    set { set(newValue == nil) { $0.insertionPoint = newValue } }
  }
  /// The attributes of an element of AppKit; nil for one of UIKit.
  public var appKit: AppKitAttributes? {
    get { rare.first?.appKit }
    set { set(newValue == nil) { $0.appKit = newValue } }
  }
  /// The options for touches that an element with ``AccessibilityTraits/allowsDirectInteraction``
  /// passes on.
  public var directTouchOptions: AccessibilityDirectTouchOptions {
    get { rare.first?.directTouchOptions ?? [] }
    set { set(newValue.isEmpty) { $0.directTouchOptions = newValue } }
  }

  /// Sets a rare property; a value that only repeats the default takes no room.
  private mutating func set(_ isDefault: Bool, _ change: (inout Rare) -> Void) {
    if isDefault, self.rare.isEmpty { return }
    var rare = self.rare.first ?? Rare()
    change(&rare)
    self.rare = rare == Rare() ? [] : [rare]
  }
}

extension AccessibilityElement {
  /// The values that few elements set, kept apart from those of all elements.
  struct Rare: Sendable, Hashable {
    var systemLabel: SystemLabel?
    var systemLabelSubject: String?
    var overruledLabel: OverruledLabel?
    var attributedLabel: AttributedText?
    var attributedValue: AttributedText?
    var attributedHint: AttributedText?
    var path: BezierPath?
    var respondsToUserInteraction: Bool?
    var expandedStatus: AccessibilityExpandedStatus = .unsupported
    var customActions: [String] = []
    var customContent: [AccessibilityCustomContent] = []
    var customRotors: [String] = []
    var userInputLabels: [String] = []
    var textualContext: AccessibilityTextualContext?
    var directTouchOptions: AccessibilityDirectTouchOptions = []
    var placeholder: String?
    var insertionPoint: AccessibilityInsertionPoint?
    var appKit: AppKitAttributes?
  }
}

/// An end of a text at which the caret is.
public enum AccessibilityInsertionPoint: String, Sendable, Hashable, Codable, CaseIterable {
  /// Before the first character of a text that is not empty.
  case start
  /// After the last character.
  case end
}
