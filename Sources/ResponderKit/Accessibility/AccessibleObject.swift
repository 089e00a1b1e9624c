public import Accessibility
public import Graphics

/// The properties and actions that every responder exposes to a screen reader: the part of
/// `NSObject` that UIKit's `UIAccessibility` is.
///
/// An app sets or overrides every property. A block, if one is set, is called each time and takes
/// precedence over the stored value, as since iOS 17. Main actor only. Only ``Responder`` derives
/// from it.
@preconcurrency @MainActor
open class AccessibleObject: RootObject {
  /// Creates an object without properties set.
  public override init() { super.init() }

  /// The values that families of properties keep beside the object, by their class.
  package final var storedValues: [ObjectIdentifier: AnyObject] {
    get { rare?.storedValues ?? [:] }
    set { madeRare.storedValues = newValue }
  }

  /// Rarely used state, out of line so that other objects stay small.
  @exclusivity(unchecked) private(set) final var rare: RareState?

  /// The rare state, created when one of its members is first set.
  final var rarely: RareState {
    AccessibilityChanges.note()
    return madeRare
  }

  private var madeRare: RareState {
    if let rare { return rare }
    let state = RareState()
    rare = state
    return state
  }

  final var accessibility: AccessibilityStorage? { rare?.accessibility }

  /// The values that were set; the storage is created when a value is first set.
  final var settingAccessibility: AccessibilityStorage {
    AccessibilityChanges.note()
    return madeAccessibility
  }

  /// The storage for the place of a cursor, which is no change to what readers find.
  final var madeAccessibility: AccessibilityStorage {
    if let accessibility { return accessibility }
    let storage = AccessibilityStorage()
    madeRare.accessibility = storage
    return storage
  }

  // MARK: Speech

  /// A Boolean value that indicates whether a screen reader stops at the object, which hides its
  /// contents from the reader; false unless set or a control overrides it.
  open var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? accessibility?.standard?.isElement ?? false }
    set { settingAccessibility.isElement = newValue }
  }

  /// The short spoken name; nil unless set or a control derives it.
  open var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? accessibility?.standard?.label }
    set { settingAccessibility.label.set(newValue) }
  }

  /// The label with its speech attributes; setting it sets the label too.
  open var accessibilityAttributedLabel: StyledText? {
    get { attributed(accessibility?.label, accessibilityLabel)?.styled }
    set { settingAccessibility.label.set(newValue?.attributedText) }
  }

  /// The spoken result of activating the element, after a pause; nil unless set.
  open var accessibilityHint: String? {
    get { accessibility?.hint.current }
    set { settingAccessibility.hint.set(newValue) }
  }

  /// The hint with its speech attributes; setting it sets the hint too.
  open var accessibilityAttributedHint: StyledText? {
    get { attributed(accessibility?.hint, accessibilityHint)?.styled }
    set { settingAccessibility.hint.set(newValue?.attributedText) }
  }

  /// The spoken value; nil unless set or a control has one.
  open var accessibilityValue: SpokenValue? {
    get { SpokenValue(resolvedAccessibilityValue) }
    set {
      settingAccessibility.value = newValue.map { AccessibilityValue($0) }
      accessibility?.rare?.attributedValue = nil
    }
  }

  /// The value of the element where none was set; a control overrides it.
  open var defaultAccessibilityValue: AccessibilityValue? { accessibility?.standard?.value }

  /// The value with its speech attributes; setting it sets the value too.
  open var accessibilityAttributedValue: StyledText? {
    get {
      if let attributed = accessibility?.rare?.attributedValue,
        accessibility?.rare?.valueBlock == nil
      {
        return attributed.styled
      }
      guard case .text(let text) = currentAccessibilityValue else { return nil }
      return AttributedText(text).styled
    }
    set {
      accessibilityValue = newValue.map { SpokenValue($0.string) }
      settingAccessibility.settingRare.attributedValue = newValue?.attributedText
    }
  }

  /// The kind of the element and the state it is in; none unless set or a control overrides it.
  open var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? accessibility?.standard?.traits ?? .none }
    set { settingAccessibility.traits = newValue }
  }

  /// The name that records and tests use for the object; never spoken.
  open var accessibilityIdentifier: String? {
    get { rare?.identifier }
    set { if newValue != accessibilityIdentifier { rarely.identifier = newValue } }
  }

  /// The BCP 47 tag of the voice that reads the element; nil for the reader's own.
  open var accessibilityLanguage: String? {
    get { accessibility?.rare?.language }
    set { settingAccessibility.settingRare.language = newValue }
  }

  /// The status of the element, expanded or collapsed; unsupported unless set (iOS 18).
  open var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get { accessibility?.rare?.expandedStatus ?? .unsupported }
    set { settingAccessibility.settingRare.expandedStatus = newValue }
  }

  /// Additional information about the element; none unless set.
  open var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { accessibility?.rare?.customContentBlock?() ?? accessibility?.rare?.customContent ?? [] }
    set { settingAccessibility.settingRare.customContent = newValue }
  }

  /// The position of the element among others; nil derives it from the container.
  ///
  /// UIKit does not expose it, but its segments and tabs have one.
  open var accessibilityContainerPosition: ContainerPosition? {
    get { accessibility?.position }
    set { settingAccessibility.position = newValue }
  }

  // MARK: Geometry

  /// The rectangle of the element in the coordinates of the screen; empty unless set, except that
  /// a view has its own.
  open var accessibilityFrame: Rect {
    get { accessibility?.frame ?? .zero }
    set { settingAccessibility.frame = newValue }
  }

  /// The outline that is drawn instead of the frame, in the coordinates of the screen; nil unless
  /// set.
  open var accessibilityPath: BezierPath? {
    get { accessibility?.rare?.path }
    set { settingAccessibility.settingRare.path = newValue }
  }

  /// The point that activating the element taps, in the coordinates of the screen: the middle of
  /// the frame unless set, or of the path if the frame is empty.
  open var accessibilityActivationPoint: Point {
    get {
      if let point = accessibility?.rare?.activationPoint { return point }
      let frame = accessibilityFrame
      if frame.isEmpty, let path = accessibilityPath, !path.isEmpty { return path.bounds.center }
      return frame.center
    }
    set { settingAccessibility.settingRare.activationPoint = newValue }
  }

  // MARK: Containment

  /// A Boolean value that indicates whether a reader skips the object and everything in it; false
  /// unless set.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.rare?.elementsAreHidden ?? false }
    set { settingAccessibility.settingRare.elementsAreHidden = newValue }
  }

  /// A Boolean value that indicates whether a reader skips the siblings of the view; false unless
  /// set.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.rare?.isModal ?? false }
    set { settingAccessibility.settingRare.isModal = newValue }
  }

  /// A Boolean value that indicates whether the contents of the object are read together, before
  /// its siblings; false unless set.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.rare?.groupsChildren ?? false }
    set { settingAccessibility.settingRare.groupsChildren = newValue }
  }

  /// The style in which Switch Control navigates the contents of the object; automatic unless set.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility?.rare?.navigationStyle ?? .automatic }
    set { settingAccessibility.settingRare.navigationStyle = newValue }
  }

  /// The contents of the object in reading order; nil for its subviews by position.
  open var accessibilityElements: [Responder]? {
    get { accessibility?.elements }
    set { settingAccessibility.elements = newValue }
  }

  /// Returns the number of objects in this one; that of ``accessibilityElements`` unless
  /// overridden.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of the objects in this one; nil for a number out of range.
  open func accessibilityElement(at index: Int) -> Responder? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an object in this one; nil, UIKit's `NSNotFound`, for any other object.
  open func index(ofAccessibilityElement element: Responder) -> Int? {
    accessibilityElements?.firstIndex { $0 === element }
  }

  /// The type of container of the object; none unless set.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility?.rare?.containerType ?? .none }
    set { settingAccessibility.settingRare.containerType = newValue }
  }

  /// The objects that describe the element as headers; nil unless set.
  open var accessibilityHeaderElements: [Responder]? {
    get { accessibility?.rare?.headerElements }
    set { settingAccessibility.settingRare.headerElements = newValue }
  }

  /// The elements that UI tests find in the object; those of a reader unless set.
  open var automationElements: [Responder]? {
    get { accessibility?.rare?.automationElements ?? accessibilityElements }
    set { settingAccessibility.settingRare.automationElements = newValue }
  }

  // MARK: Actions

  /// The actions that the element offers in addition to activation; nil unless set.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility?.rare?.customActions }
    set { settingAccessibility.settingRare.customActions = newValue }
  }

  /// The rotors that the element provides; nil unless set.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { accessibility?.rare?.customRotors }
    set { settingAccessibility.settingRare.customRotors = newValue }
  }

  /// A Boolean value that indicates whether the element responds to the user, for Switch Control,
  /// keyboards and Voice Control; derived from its traits unless set (iOS 13).
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.rare?.respondsToUserInteraction ?? standardResponsiveness }
    set { settingAccessibility.settingRare.respondsToUserInteraction = newValue }
  }

  /// The names by which a user of Voice Control may call the element, the best first; none unless
  /// set.
  open var accessibilityUserInputLabels: [String] {
    get { accessibility?.rare?.userInputLabels?.map(\.string) ?? [] }
    set { settingAccessibility.settingRare.userInputLabels = newValue.map { AttributedText($0) } }
  }

  /// Those names with their speech attributes.
  open var accessibilityAttributedUserInputLabels: [StyledText] {
    get {
      let labels =
        accessibility?.rare?.userInputLabels
        ?? accessibilityUserInputLabels.map { AttributedText($0) }
      return labels.map(\.styled)
    }
    set { settingAccessibility.settingRare.userInputLabels = newValue.map(\.attributedText) }
  }

  /// The context of the text that the element holds; nil unless set.
  open var accessibilityTextualContext: AccessibilityTextualContext? {
    get { accessibility?.rare?.textualContext }
    set { settingAccessibility.settingRare.textualContext = newValue }
  }

  /// The options for the touches of an element with direct touch; none unless set (iOS 17).
  open var accessibilityDirectTouchOptions: AccessibilityDirectTouchOptions {
    get { accessibility?.rare?.directTouchOptions ?? [] }
    set { settingAccessibility.settingRare.directTouchOptions = newValue }
  }

  /// The text that is spoken after a page was turned; nil for "Page X of Y"
  /// (`UIScrollViewAccessibilityDelegate`).
  open var accessibilityScrollStatus: String? {
    get { accessibility?.rare?.scrollStatus }
    set { settingAccessibility.settingRare.scrollStatus = newValue }
  }

  /// The points from which something can be dragged; nil unless set.
  open var accessibilityDragSourceDescriptors: [AccessibilityLocationDescriptor]? {
    get { accessibility?.rare?.dragSources }
    set { settingAccessibility.settingRare.dragSources = newValue }
  }

  /// The points on which something can be dropped; nil unless set.
  open var accessibilityDropPointDescriptors: [AccessibilityLocationDescriptor]? {
    get { accessibility?.rare?.dropPoints }
    set { settingAccessibility.settingRare.dropPoints = newValue }
  }

  /// Performs the action of a double tap; false, the default, lets the reader tap the activation
  /// point.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value; does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Decreases the value; does nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Turns a page; false, the default, passes the request outward to the next object.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Dismisses what is shown; false, the default, passes the request outward to the next object.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action; false, the default, passes the request outward to the next
  /// object.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Zooms in on a point in the coordinates of the screen; false unless overridden (iOS 17).
  open func accessibilityZoomIn(at point: Point) -> Bool { false }

  /// Zooms out from a point in the coordinates of the screen; false unless overridden (iOS 17).
  open func accessibilityZoomOut(at point: Point) -> Bool { false }

  /// Called when a reader's cursor moves to the element; does nothing unless overridden.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when a reader's cursor leaves the element; does nothing unless overridden.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether a reader's cursor is on the element.
  open func accessibilityElementIsFocused() -> Bool {
    !(accessibility?.rare?.focusedBy.isEmpty ?? true)
  }

  /// Returns the readers whose cursor is on the element; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? {
    accessibility?.rare.flatMap { $0.focusedBy.isEmpty ? nil : $0.focusedBy }
  }

  // MARK: Other accessibility features

  /// A Boolean value that indicates whether the colors stay when the user inverts the screen's
  /// colors; false unless set.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.rare?.ignoresInvertColors ?? false }
    set { settingAccessibility.settingRare.ignoresInvertColors = newValue }
  }

  /// A Boolean value that indicates whether the size of the text follows the user's choice; false
  /// unless set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { accessibility?.rare?.adjustsFontForContentSizeCategory ?? false }
    set { settingAccessibility.settingRare.adjustsFontForContentSizeCategory = newValue }
  }

  /// The text that the large content viewer shows; nil unless set.
  open var largeContentTitle: String? {
    get { accessibility?.rare?.largeContentTitle }
    set { settingAccessibility.settingRare.largeContentTitle = newValue }
  }

  /// The image that the large content viewer shows; nil unless set.
  open var largeContentImage: Image? {
    get { accessibility?.rare?.largeContentImage }
    set { settingAccessibility.settingRare.largeContentImage = newValue }
  }

  /// A Boolean value that indicates whether the large content viewer shows the object; false unless
  /// set.
  open var showsLargeContentViewer: Bool {
    get { accessibility?.rare?.showsLargeContentViewer ?? false }
    set { settingAccessibility.settingRare.showsLargeContentViewer = newValue }
  }

  /// A Boolean value that indicates whether the large content viewer enlarges the image; false
  /// unless set.
  open var scalesLargeContentImage: Bool {
    get { accessibility?.rare?.scalesLargeContentImage ?? false }
    set { settingAccessibility.settingRare.scalesLargeContentImage = newValue }
  }

  // MARK: As a value

  /// The element that a screen reader sees now, as a value.
  open var accessibilityElement: AccessibilityElement { collectedElement }
}
