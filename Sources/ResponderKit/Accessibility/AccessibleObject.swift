public import Accessibility
public import Graphics

/// What every responder tells a screen reader and lets it do: the part of `NSObject` that
/// UIKit's `UIAccessibility` is.
///
/// Everything is as the app sets or overrides it; a block, where one is set, is asked each time and
/// wins over what is stored, as since iOS 17. Main actor only. Only ``Responder`` derives from it.
@MainActor
open class AccessibleObject {
  init() {}

  /// What few objects set, out of line so that the others stay small.
  @exclusivity(unchecked) private(set) final var rare: RareState?

  /// The rare state, made when something in it is first set.
  final var rarely: RareState {
    if let rare { return rare }
    let state = RareState()
    rare = state
    return state
  }

  final var accessibility: AccessibilityStorage? { rare?.accessibility }

  /// What was set, made when something is first set.
  final var settingAccessibility: AccessibilityStorage {
    if let accessibility { return accessibility }
    let storage = AccessibilityStorage()
    rarely.accessibility = storage
    return storage
  }

  // MARK: What is said

  /// Whether the object is an element that a screen reader stops at, and so hides what is in it;
  /// false unless set or a control says otherwise.
  open var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? accessibility?.standard?.isElement ?? false }
    set { settingAccessibility.isElement = newValue }
  }

  /// The short name that is spoken; nil unless set or a control derives it.
  open var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? accessibility?.standard?.label }
    set { settingAccessibility.label.set(newValue) }
  }

  /// The label with how it is spoken; setting it sets the label too.
  open var accessibilityAttributedLabel: AttributedText? {
    get { attributed(accessibility?.label, accessibilityLabel) }
    set { settingAccessibility.label.set(newValue) }
  }

  /// What activating the element does, spoken after a pause; nil unless set.
  open var accessibilityHint: String? {
    get { accessibility?.hint.current }
    set { settingAccessibility.hint.set(newValue) }
  }

  /// The hint with how it is spoken; setting it sets the hint too.
  open var accessibilityAttributedHint: AttributedText? {
    get { attributed(accessibility?.hint, accessibilityHint) }
    set { settingAccessibility.hint.set(newValue) }
  }

  /// The value that is spoken; nil unless set or a control has one.
  open var accessibilityValue: AccessibilityValue? {
    get {
      if let block = accessibility?.valueBlock { return block() }
      return accessibility?.value ?? accessibility?.standard?.value
    }
    set {
      settingAccessibility.value = newValue
      settingAccessibility.attributedValue = nil
    }
  }

  /// The value with how it is spoken; setting it sets the value too.
  open var accessibilityAttributedValue: AttributedText? {
    get {
      if let attributed = accessibility?.attributedValue, accessibility?.valueBlock == nil {
        return attributed
      }
      guard case .text(let text) = accessibilityValue else { return nil }
      return AttributedText(text)
    }
    set {
      accessibilityValue = newValue.map { .text($0.string) }
      settingAccessibility.attributedValue = newValue
    }
  }

  /// What the element is and the state it is in; none unless set or a control says otherwise.
  open var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? accessibility?.standard?.traits ?? .none }
    set { settingAccessibility.traits = newValue }
  }

  /// The name that records and tests use for the object; never spoken.
  open var accessibilityIdentifier: String? {
    get { rare?.identifier }
    set { if newValue != accessibilityIdentifier { rarely.identifier = newValue } }
  }

  /// The BCP 47 tag of the voice that reads the element; nil is the reader's own.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { settingAccessibility.language = newValue }
  }

  /// Whether more or less is shown; unsupported unless set (iOS 18).
  open var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { settingAccessibility.expandedStatus = newValue }
  }

  /// What else can be said of the element; none unless set.
  open var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { accessibility?.customContentBlock?() ?? accessibility?.customContent ?? [] }
    set { settingAccessibility.customContent = newValue }
  }

  /// Where the element stands among others; nil takes it from its container.
  ///
  /// UIKit keeps it to itself: its segments and tabs have one.
  open var accessibilityContainerPosition: ContainerPosition? {
    get { accessibility?.position }
    set { settingAccessibility.position = newValue }
  }

  // MARK: Where it is

  /// The rectangle of the element in the coordinates of the screen; empty unless set, a view's own.
  open var accessibilityFrame: Rect {
    get { accessibility?.frame ?? .zero }
    set { settingAccessibility.frame = newValue }
  }

  /// The outline that is drawn instead of the frame, in the coordinates of the screen; nil unless
  /// set.
  open var accessibilityPath: BezierPath? {
    get { accessibility?.path }
    set { settingAccessibility.path = newValue }
  }

  /// Where activating the element taps, in the coordinates of the screen: the middle of the frame
  /// unless set, that of the path where the frame is empty.
  open var accessibilityActivationPoint: Point {
    get {
      if let point = accessibility?.activationPoint { return point }
      let frame = accessibilityFrame
      if frame.isEmpty, let path = accessibilityPath, !path.isEmpty { return path.bounds.center }
      return frame.center
    }
    set { settingAccessibility.activationPoint = newValue }
  }

  // MARK: What is in it

  /// Whether a reader passes over the object and everything in it; false unless set.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsAreHidden ?? false }
    set { settingAccessibility.elementsAreHidden = newValue }
  }

  /// Whether a reader passes over what is beside the view; false unless set.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { settingAccessibility.isModal = newValue }
  }

  /// Whether what is in the object is read together, before what is beside it; false unless set.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { settingAccessibility.groupsChildren = newValue }
  }

  /// How Switch Control goes through what is in the object; automatic unless set.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { settingAccessibility.navigationStyle = newValue }
  }

  /// What is in the object, in the order in which it is read; nil for its subviews by place.
  open var accessibilityElements: [Responder]? {
    get { accessibility?.elements }
    set { settingAccessibility.elements = newValue }
  }

  /// How many objects are in this one; those of ``accessibilityElements`` unless overridden.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of the objects in this one; nil for a number out of range.
  open func accessibilityElement(at index: Int) -> Responder? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the number of an object in this one; nil, UIKit's `NSNotFound`, for one that is not.
  open func index(ofAccessibilityElement element: Responder) -> Int? {
    accessibilityElements?.firstIndex { $0 === element }
  }

  /// What kind of container the object is; none unless set.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { settingAccessibility.containerType = newValue }
  }

  /// The objects that describe the element as headers; nil unless set.
  open var accessibilityHeaderElements: [Responder]? {
    get { accessibility?.headerElements }
    set { settingAccessibility.headerElements = newValue }
  }

  /// What tests of the user interface see in the object; what a reader does unless set.
  open var automationElements: [Responder]? {
    get { accessibility?.automationElements ?? accessibilityElements }
    set { settingAccessibility.automationElements = newValue }
  }

  // MARK: What can be done with it

  /// The actions that the element offers beside activating; nil unless set.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { settingAccessibility.customActions = newValue }
  }

  /// The rotors that the element brings; nil unless set.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { settingAccessibility.customRotors = newValue }
  }

  /// Whether the element reacts to the user, for switches, keyboards and voices; derived from its
  /// traits unless set (iOS 13).
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? standardResponsiveness }
    set { settingAccessibility.respondsToUserInteraction = newValue }
  }

  /// The names by which a speaking user may call the element, the best first; none unless set.
  open var accessibilityUserInputLabels: [String] {
    get { accessibility?.userInputLabels?.map(\.string) ?? [] }
    set { settingAccessibility.userInputLabels = newValue.map { AttributedText($0) } }
  }

  /// Those names with how they are spoken.
  open var accessibilityAttributedUserInputLabels: [AttributedText] {
    get {
      accessibility?.userInputLabels ?? accessibilityUserInputLabels.map { AttributedText($0) }
    }
    set { settingAccessibility.userInputLabels = newValue }
  }

  /// What kind of text the element holds; nil unless set.
  open var accessibilityTextualContext: AccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { settingAccessibility.textualContext = newValue }
  }

  /// How touches are passed on by an element that takes them directly; none unless set (iOS 17).
  open var accessibilityDirectTouchOptions: AccessibilityDirectTouchOptions {
    get { accessibility?.directTouchOptions ?? [] }
    set { settingAccessibility.directTouchOptions = newValue }
  }

  /// What is said after a page has been turned; nil for "Page X of Y"
  /// (`UIScrollViewAccessibilityDelegate`).
  open var accessibilityScrollStatus: String? {
    get { accessibility?.scrollStatus }
    set { settingAccessibility.scrollStatus = newValue }
  }

  /// The places that something can be dragged from; nil unless set.
  open var accessibilityDragSourceDescriptors: [AccessibilityLocationDescriptor]? {
    get { accessibility?.dragSources }
    set { settingAccessibility.dragSources = newValue }
  }

  /// The places that something can be dropped on; nil unless set.
  open var accessibilityDropPointDescriptors: [AccessibilityLocationDescriptor]? {
    get { accessibility?.dropPoints }
    set { settingAccessibility.dropPoints = newValue }
  }

  /// Does what a double tap is for; false, the default, lets the reader tap the activation point.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value greater; nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Makes the value smaller; nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Turns a page; false, the default, asks the next object outwards.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Leaves what is shown; false, the default, asks the next object outwards.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what is most on the user's mind; false, the default, asks the next object outwards.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Zooms in on a point in the coordinates of the screen; false unless overridden (iOS 17).
  open func accessibilityZoomIn(at point: Point) -> Bool { false }

  /// Zooms out from a point in the coordinates of the screen; false unless overridden (iOS 17).
  open func accessibilityZoomOut(at point: Point) -> Bool { false }

  /// Is told that a reader's cursor has come; does nothing unless overridden.
  open func accessibilityElementDidBecomeFocused() {}

  /// Is told that a reader's cursor has gone; does nothing unless overridden.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether some reader's cursor is on the element.
  open func accessibilityElementIsFocused() -> Bool { !(accessibility?.focusedBy.isEmpty ?? true) }

  /// The readers whose cursor is on the element; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? {
    accessibility.flatMap { $0.focusedBy.isEmpty ? nil : $0.focusedBy }
  }

  // MARK: What other aids are told

  /// Whether the colors stay when the user inverts those of the screen; false unless set.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { settingAccessibility.ignoresInvertColors = newValue }
  }

  /// Whether the size of the text follows the user's choice; false unless set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { accessibility?.adjustsFontForContentSizeCategory ?? false }
    set { settingAccessibility.adjustsFontForContentSizeCategory = newValue }
  }

  /// The text that the large content viewer shows; nil unless set.
  open var largeContentTitle: String? {
    get { accessibility?.largeContentTitle }
    set { settingAccessibility.largeContentTitle = newValue }
  }

  /// The image that the large content viewer shows; nil unless set.
  open var largeContentImage: Image? {
    get { accessibility?.largeContentImage }
    set { settingAccessibility.largeContentImage = newValue }
  }

  /// Whether the large content viewer shows the object; false unless set.
  open var showsLargeContentViewer: Bool {
    get { accessibility?.showsLargeContentViewer ?? false }
    set { settingAccessibility.showsLargeContentViewer = newValue }
  }

  /// Whether the large content viewer enlarges the image; false unless set.
  open var scalesLargeContentImage: Bool {
    get { accessibility?.scalesLargeContentImage ?? false }
    set { settingAccessibility.scalesLargeContentImage = newValue }
  }

  // MARK: As a value

  /// What a screen reader is told of the object now, as a value.
  open var accessibilityElement: AccessibilityElement { collectedElement }
}
