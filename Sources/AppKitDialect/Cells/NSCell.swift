public import Graphics
public import ResponderKit

/// The content of a control and the way in which it follows the mouse (`NSCell`): a value, a state,
/// and the way in which a click changes them.
///
/// A control owns one cell, a matrix many. A plain cell has neither target nor action; see
/// ``NSActionCell``. Main actor only.
///
/// A responder only so that its ``Responder/actions`` are found by name; it is in no chain, as in AppKit.
@preconcurrency @MainActor
open class NSCell: Responder {
  /// Creates a cell of no particular type (`NSCell.init()`).
  public required override init() { super.init() }

  /// Creates a cell that shows a text (`NSCell.init(textCell:)`).
  public convenience init(textCell string: String) {
    self.init()
    type = .textCellType
    title = string
  }

  /// Creates a cell that shows an image (`NSCell.init(imageCell:)`).
  public convenience init(imageCell image: Image?) {
    self.init()
    type = .imageCellType
    self.image = image
  }

  // MARK: Value, see NSCell+Values.swift

  final var storedObject: Any?

  /// The value; nil unless set (`NSCell.objectValue`).
  open var objectValue: Any? {
    get { storedObject }
    set {
      storedObject = newValue
      update()
    }
  }

  /// The formatter that turns the value into text and back; nil, for plain texts and numbers,
  /// unless set (`NSCell.formatter`).
  open var formatter: (any NSFormatter)? {
    didSet { update() }
  }

  /// The value as text (`NSCell.stringValue`).
  open var stringValue: String {
    get { text(of: objectValue) }
    set { objectValue = value(of: newValue) }
  }
  /// Indicates whether the cell reports by itself what the user does, which is not the end of a click.
  var reportsByItself: Bool { false }
  /// A text that is another one for each value that the user can choose.
  var comparedValue: String { stringValue }
  /// The value as a number of 32 bits; 0 for a text that does not begin with one (`NSCell.intValue`).
  open var intValue: Int32 {
    get { Int32(clamping: integer(of: objectValue)) }
    set { objectValue = newValue }
  }
  /// The value as a whole number; a fraction is cut off (`NSCell.integerValue`).
  open var integerValue: Int {
    get { integer(of: objectValue) }
    set { objectValue = newValue }
  }
  /// The value as a number in single precision (`NSCell.floatValue`).
  open var floatValue: Float {
    get { Float(number(of: objectValue)) }
    set { objectValue = newValue }
  }
  /// The value as a number; 0 for a text that does not begin with one (`NSCell.doubleValue`).
  open var doubleValue: Double {
    get { number(of: objectValue) }
    set { objectValue = newValue }
  }

  /// The value as text with attributes (`NSCell.attributedStringValue`).
  open var attributedStringValue: AttributedText {
    get { objectValue as? AttributedText ?? AttributedText(stringValue) }
    set { objectValue = newValue }
  }

  // MARK: State

  final var storedState = NSControl.StateValue.off

  /// The state; off at first (`NSCell.state`).
  ///
  /// A positive value sets it to on. A negative one sets it to mixed, or to on if the cell does not allow
  /// mixed states. Nothing is sent.
  open var state: NSControl.StateValue {
    get { storedState }
    set { change(to: newValue) }
  }

  /// A Boolean value that indicates whether the state can be mixed; false unless set
  /// (`NSCell.allowsMixedState`).
  ///
  /// A mixed state is on once it is not allowed.
  open var allowsMixedState = false {
    didSet { if !allowsMixedState, storedState == .mixed { change(to: .on) } }
  }

  /// The state after a click: on, off, then mixed if it is allowed (`NSCell.nextState`).
  open var nextState: Int {
    switch storedState {
    case .on: NSControl.StateValue.off.rawValue
    case .off: (allowsMixedState ? NSControl.StateValue.mixed : .on).rawValue
    default: NSControl.StateValue.on.rawValue
    }
  }

  /// Sets the state that follows (`NSCell.setNextState()`).
  open func setNextState() { state = NSControl.StateValue(rawValue: nextState) }

  // MARK: Target and action, which a plain cell lacks

  /// The target, which is nil and traps when it is set: AppKit raises an exception (`NSCell.target`).
  open var target: AnyObject? {
    get { nil }
    set { preconditionFailure("a plain NSCell has no target: use an NSActionCell") }
  }
  /// The action, which is nil and traps when it is set: AppKit raises an exception (`NSCell.action`).
  open var action: ActionSelector? {
    get { nil }
    set { preconditionFailure("a plain NSCell has no action: use an NSActionCell") }
  }
  /// The tag, which is -1 and traps when it is set: AppKit raises an exception (`NSCell.tag`).
  open var tag: Int {
    get { -1 }
    set { preconditionFailure("a plain NSCell has no tag: use an NSActionCell") }
  }

  final var actionMask: NSEvent.EventTypeMask = .leftMouseUp

  /// Sets the events that send the action; returns the previous mask
  /// (`NSCell.sendAction(on:)`).
  ///
  /// The left button going down, being released or dragged, and time that passes count; others are
  /// ignored.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    let former = actionMask
    actionMask = mask.intersection([.leftMouseDown, .leftMouseUp, .leftMouseDragged, .periodic])
    return Int(former.rawValue)
  }

  /// The event whose place in the mask makes the cell continuous: time that passes, unless overridden.
  var continuousEvent: NSEvent.EventTypeMask { .periodic }

  /// A Boolean value that indicates whether the action is sent again and again while the button is
  /// down; false unless set (`NSCell.isContinuous`).
  open var isContinuous: Bool {
    get { !actionMask.isDisjoint(with: [.periodic, continuousEvent]) }
    set {
      actionMask.subtract([.periodic, continuousEvent])
      if newValue { actionMask.formUnion(continuousEvent) }
    }
  }

  /// A Boolean value that indicates whether the action is sent when Tab or a change of first
  /// responder ends editing, too; false unless set (`NSCell.sendsActionOnEndEditing`).
  open var sendsActionOnEndEditing = false

  // MARK: Looks and behavior

  /// The content of the cell (`NSCell.type`).
  open var type: CellType = .nullCellType
  /// A Boolean value that indicates whether the user can operate the cell; true unless set.
  open var isEnabled = true {
    didSet { update() }
  }
  /// A Boolean value that indicates whether the cell looks pressed; false unless set
  /// (`NSCell.isHighlighted`).
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { highlightDidChange() } }
  }
  final var border = Border.none
  /// A Boolean value that indicates whether the cell has a plain border; one with a border has no
  /// bezel (`NSCell.isBordered`).
  open var isBordered: Bool {
    get { border == .line }
    set { border = newValue ? .line : border == .line ? .none : border }
  }
  /// A Boolean value that indicates whether the cell has a bezel; one with a bezel has no border
  /// (`NSCell.isBezeled`).
  open var isBezeled: Bool {
    get { border == .bezel }
    set { border = newValue ? .bezel : border == .bezel ? .none : border }
  }
  /// A Boolean value that indicates whether the user can change the text; one that can is
  /// selectable, too (`NSCell.isEditable`).
  open var isEditable = false {
    didSet { if isEditable { isSelectable = true } }
  }
  /// A Boolean value that indicates whether the user can select the text; one that cannot be
  /// selected cannot be edited (`NSCell.isSelectable`).
  open var isSelectable = false {
    didSet { if !isSelectable { isEditable = false } }
  }
  /// A Boolean value that indicates whether the text scrolls rather than wraps; false unless set.
  open var isScrollable = false
  /// A Boolean value that indicates whether the text wraps; false unless set.
  open var wraps = false
  /// The text; that of the value unless overridden (`NSCell.title`).
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  /// The image; nil unless set (`NSCell.image`).
  open var image: Image? {
    didSet { if image != nil, type == .nullCellType { type = .imageCellType } }
  }
  /// The font; nil, for the system's, unless set.
  open var font: Font?
  /// The alignment of the text; natural unless set.
  open var alignment: TextAlignment = .natural
  /// The line break mode for a text that is too long; wrapped by words unless set.
  open var lineBreakMode: LineBreakMode = .byWordWrapping
  /// The size of the control; regular unless set.
  open var controlSize: NSControl.ControlSize = .regular
  /// The key that operates the cell; none unless a subclass has one (`NSCell.keyEquivalent`).
  open var keyEquivalent: String { "" }
  /// The object that the cell represents; nil unless set (`NSCell.representedObject`).
  open var representedObject: Any?

  /// A Boolean value that indicates whether the cell refuses first responder status; false unless
  /// set (`NSCell.refusesFirstResponder`).
  open var refusesFirstResponder = false
  /// A Boolean value that indicates whether the cell accepts first responder status: it is enabled
  /// and does not refuse (`NSCell.acceptsFirstResponder`).
  open var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

  // MARK: Accessibility, see Accessibility/NSCell+Element.swift

  /// The element of the cell for a screen reader: that of its control, or of one of several cells.
  open override var accessibilityElement: AccessibilityElement { describedElement }
  /// The role of the cell and what belongs to it; nil for one that a screen reader is not told of.
  var attributes: AppKitAttributes? { nil }
  /// The value that a screen reader is told; nil for none.
  var shownValue: AccessibilityValue? { nil }

  private final var controlViewLink = Backlink<NSView>()
  /// The view that shows the cell; nil for none (`NSCell.controlView`).
  open var controlView: NSView? {
    get { controlViewLink.object }
    set {
      controlViewLink = Backlink(newValue)
      connectBindings()
    }
  }

  // MARK: Tracking, see NSCell+Tracking.swift

  /// A Boolean value that indicates whether tracking continues while the pointer is outside the
  /// cell; false unless overridden (`NSCell.prefersTrackingUntilMouseUp`).
  open class var prefersTrackingUntilMouseUp: Bool { false }

  /// The modifier keys at the start of tracking (`NSCell.mouseDownFlags`).
  public final internal(set) var mouseDownFlags = 0

  /// Returns how long the button is down before the action is repeated, and the time between repetitions,
  /// in seconds: 0.2 and 0.025 unless overridden (`NSCell.getPeriodicDelay(_:interval:)`).
  open func getPeriodicDelay(_ delay: inout Float, interval: inout Float) {
    (delay, interval) = (0.2, 0.025)
  }

  /// Called when tracking starts; returns whether the cell tracks movements: true if it is
  /// continuous or sends its action on drags (`NSCell.startTracking(at:in:)`).
  open func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    isContinuous || actionMask.contains(.leftMouseDragged)
  }

  /// Called for a movement; returns whether the cell tracks more of them
  /// (`NSCell.continueTracking(last:current:in:)`).
  open func continueTracking(
    last lastPoint: Point, current currentPoint: Point, in controlView: NSView
  ) -> Bool {
    isContinuous || actionMask.contains(.leftMouseDragged)
  }

  /// Called when tracking stops, if the cell tracked movements; does nothing unless overridden
  /// (`NSCell.stopTracking(last:current:in:mouseIsUp:)`).
  open func stopTracking(
    last lastPoint: Point, current stopPoint: Point, in controlView: NSView, mouseIsUp flag: Bool
  ) {}

  /// Follows the mouse until the button is released or, unless the flag is true, until the pointer leaves
  /// the frame; returns whether the button was released in the cell, or anywhere if the flag is true
  /// (`NSCell.trackMouse(with:in:of:untilMouseUp:)`).
  ///
  /// When the button is released in the cell, the next state is set and then the action is sent. A disabled
  /// cell does not track. AppKit waits for events; here the events in the queue are taken, the window
  /// continues with those that follow, and the result is false meanwhile.
  open func trackMouse(
    with event: NSEvent, in cellFrame: Rect, of controlView: NSView, untilMouseUp flag: Bool
  ) -> Bool {
    track(event, in: cellFrame, of: controlView, untilMouseUp: flag)
  }

  /// Clicks the cell: it looks pressed, takes its next state, sends its action, and looks normal again;
  /// does nothing if it is disabled (`NSCell.performClick(_:)`).
  open func performClick(_ sender: Any?) { click() }

  /// Returns another cell of the class with the same contents, looks and behavior, in no view
  /// (`NSCell.copy()`).
  ///
  /// A subclass copies its own additions, in ``NSCell/takeAll(from:)``.
  public final func copy() -> NSCell {
    let copy = Self.init()
    copy.takeAll(from: self)
    return copy
  }

  /// Called to make the cell a copy of another one of its class; an override calls super.
  ///
  /// AppKit's counterpart is `copy(with:)`.
  open func takeAll(from other: NSCell) {
    (type, border, actionMask, isEnabled) = (
      other.type, other.border, other.actionMask, other.isEnabled
    )
    (allowsMixedState, storedState) = (other.allowsMixedState, other.storedState)
    (storedObject, formatter, image) = (other.storedObject, other.formatter, other.image)
    (isEditable, isSelectable) = (other.isEditable, other.isSelectable)
    (isScrollable, wraps, font) = (other.isScrollable, other.wraps, other.font)
    (alignment, lineBreakMode) = (other.alignment, other.lineBreakMode)
    (controlSize, representedObject) = (other.controlSize, other.representedObject)
    sendsActionOnEndEditing = other.sendsActionOnEndEditing
    refusesFirstResponder = other.refusesFirstResponder
  }

  // MARK: Values of other controls

  /// Takes the value of another control as a number of 32 bits (`NSCell.takeIntValueFrom(_:)` and the
  /// others).
  open func takeIntValueFrom(_ sender: Any?) {
    if let value = ValueSource(sender) { intValue = value.intValue }
  }
  /// Takes the value of another control as a whole number.
  open func takeIntegerValueFrom(_ sender: Any?) {
    if let value = ValueSource(sender) { integerValue = value.integerValue }
  }
  /// Takes the value of another control as a number in single precision.
  open func takeFloatValueFrom(_ sender: Any?) {
    if let value = ValueSource(sender) { floatValue = value.floatValue }
  }
  /// Takes the value of another control as a number.
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let value = ValueSource(sender) { doubleValue = value.doubleValue }
  }
  /// Takes the value of another control as text.
  open func takeStringValueFrom(_ sender: Any?) {
    if let value = ValueSource(sender) { stringValue = value.stringValue }
  }
  /// Takes the value of another control.
  open func takeObjectValueFrom(_ sender: Any?) {
    if let value = ValueSource(sender) { objectValue = value.objectValue }
  }
}
