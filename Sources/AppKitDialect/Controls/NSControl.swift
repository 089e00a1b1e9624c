import ControlValues
public import Graphics
public import ResponderKit

/// A view that sends an action when the user operates it (`NSControl`).
///
/// A control has one target and one action, which its cell keeps, together with the value. The control is
/// the sender. Targets for the events of macOS 27 stand beside them
/// (``addTarget(_:action:for:)``). Main actor only.
@preconcurrency @MainActor
open class NSControl: NSView, EventSender {
  /// Creates a control with a cell of ``cellClass``.
  public override init(frame frameRect: Rect) {
    super.init(frame: frameRect)
    let cellClass = Self.cellClass as? NSCell.Type ?? NSActionCell.self
    // Observers do not see what an initializer sets.
    cell = cellClass.init()
    cell?.controlView = self
    hasRadioCell = (cell as? NSButtonCell)?.isRadio ?? false
  }

  /// The class of the cells of new controls: `NSActionCell` unless overridden
  /// (`NSControl.cellClass`).
  open class var cellClass: AnyClass? { NSActionCell.self }

  /// The cell of the control (`NSControl.cell`).
  open var cell: NSCell? {
    didSet {
      guard cell !== oldValue else { return }
      if oldValue?.controlView === self { oldValue?.controlView = nil }
      cell?.controlView = self
      hasRadioCell = (cell as? NSButtonCell)?.isRadio ?? false
    }
  }

  /// Indicates whether the cell is that of a radio button, so that a send need not look.
  @exclusivity(unchecked) final var hasRadioCell = false
  /// Indicates whether the control or its cell was ever bound, so that a send need not look.
  @exclusivity(unchecked) final var hasBindings = false

  /// Returns the cell that the user operates: the control's, unless it has several
  /// (`NSControl.selectedCell()`).
  open func selectedCell() -> NSCell? { cell }

  /// Returns the tag of the selected cell; -1 without one (`NSControl.selectedTag()`).
  public final func selectedTag() -> Int { selectedCell()?.tag ?? -1 }

  private final var storedTag = 0
  /// A number that identifies the control, apart from that of its cell; 0 unless set
  /// (`NSControl.tag`).
  open override var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  // MARK: Target and action

  /// The object that performs the action, which is not retained; nil for the responder chain
  /// (`NSControl.target`).
  open var target: AnyObject? {
    get { cell?.target }
    set { cell?.target = newValue }
  }
  /// The action; nil, for none, unless set (`NSControl.action`).
  open var action: ActionSelector? {
    get { cell?.action }
    set { cell?.action = newValue }
  }

  /// Sends an action to a target, or up the responder chain; returns whether an object performed it
  /// (`NSControl.sendAction(_:to:)`).
  @discardableResult
  open func sendAction(_ action: ActionSelector?, to target: AnyObject?) -> Bool {
    if hasBindings { commitOperation() }
    guard let action else { return false }
    return (windowLink.object?.owner ?? .shared).sendAction(action, to: target, from: self)
  }

  /// Sets the events that send the action; returns the previous mask
  /// (`NSControl.sendAction(on:)`).
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    cell?.sendAction(on: mask) ?? 0
  }

  /// A Boolean value that indicates whether the action is sent again and again while the button is
  /// down (`NSControl.isContinuous`).
  open var isContinuous: Bool {
    get { cell?.isContinuous ?? false }
    set { cell?.isContinuous = newValue }
  }
  /// A Boolean value that indicates whether clicks after the first in a series are ignored; false
  /// unless set (`NSControl.ignoresMultiClick`).
  open var ignoresMultiClick = false

  /// Clicks the control; does nothing if it is disabled (`NSControl.performClick(_:)`).
  open func performClick(_ sender: Any?) { cell?.performClick(sender) }

  // MARK: State and looks

  /// A Boolean value that indicates whether the user can operate the control; one that is disabled
  /// resigns as first responder (`NSControl.isEnabled`).
  open var isEnabled: Bool {
    get { cell?.isEnabled ?? true }
    set {
      guard newValue != isEnabled else { return }
      cell?.isEnabled = newValue
      if !newValue, isFirstResponder {
        abortEditing()
        window?.resignByForce(self)
      }
    }
  }
  /// A Boolean value that indicates whether the control looks pressed (`NSControl.isHighlighted`).
  open var isHighlighted: Bool {
    get { cell?.isHighlighted ?? false }
    set { cell?.isHighlighted = newValue }
  }
  /// The font (`NSControl.font`).
  open var font: Font? {
    get { cell?.font }
    set { cell?.font = newValue }
  }
  /// The alignment of the text (`NSControl.alignment`).
  open var alignment: TextAlignment {
    get { cell?.alignment ?? .natural }
    set { cell?.alignment = newValue }
  }
  /// The line break mode for a text that is too long (`NSControl.lineBreakMode`).
  open var lineBreakMode: LineBreakMode {
    get { cell?.lineBreakMode ?? .byWordWrapping }
    set { cell?.lineBreakMode = newValue }
  }
  /// The size of the control (`NSControl.controlSize`).
  open var controlSize: ControlSize {
    get { cell?.controlSize ?? .regular }
    set { cell?.controlSize = newValue }
  }
  /// The formatter that turns the value into text and back (`NSControl.formatter`).
  open var formatter: (any NSFormatter)? {
    get { cell?.formatter }
    set { cell?.formatter = newValue }
  }
  /// A Boolean value that indicates whether the control refuses first responder status
  /// (`NSControl.refusesFirstResponder`).
  open var refusesFirstResponder: Bool {
    get { cell?.refusesFirstResponder ?? true }
    set { cell?.refusesFirstResponder = newValue }
  }
  /// A Boolean value that indicates whether the cell accepts that the control is first responder
  /// (`NSControl.acceptsFirstResponder`).
  open override var acceptsFirstResponder: Bool { cell?.acceptsFirstResponder ?? false }

  /// Indicates whether Tab and a click make the control first responder without full keyboard
  /// access, too: true unless it is one of AppKit's that take no text.
  var takesFocusAlways: Bool { true }

  override var attributes: AppKitAttributes? { cell?.attributes }
  override var shownValue: AccessibilityValue? { cell?.shownValue }

  // MARK: Values, those of the selected cell

  /// The value (`NSControl.objectValue`).
  open var objectValue: Any? {
    get { validatedCell?.objectValue }
    set { setValue { $0.objectValue = newValue } }
  }
  /// The value as text (`NSControl.stringValue`).
  open var stringValue: String {
    get { validatedCell?.stringValue ?? "" }
    set { setValue { $0.stringValue = newValue } }
  }
  /// The value as text with attributes (`NSControl.attributedStringValue`).
  open var attributedStringValue: AttributedText {
    get { validatedCell?.attributedStringValue ?? AttributedText("") }
    set { setValue { $0.attributedStringValue = newValue } }
  }
  /// The value as a number of 32 bits (`NSControl.intValue`).
  open var intValue: Int32 {
    get { validatedCell?.intValue ?? 0 }
    set { setValue { $0.intValue = newValue } }
  }
  /// The value as a whole number (`NSControl.integerValue`).
  open var integerValue: Int {
    get { validatedCell?.integerValue ?? 0 }
    set { setValue { $0.integerValue = newValue } }
  }
  /// The value as a number in single precision (`NSControl.floatValue`).
  open var floatValue: Float {
    get { validatedCell?.floatValue ?? 0 }
    set { setValue { $0.floatValue = newValue } }
  }
  /// The value as a number (`NSControl.doubleValue`).
  open var doubleValue: Double {
    get { validatedCell?.doubleValue ?? 0 }
    set { setValue { $0.doubleValue = newValue } }
  }

  /// Ends editing without taking what was typed; returns whether the control was edited: false unless it
  /// is a field (`NSControl.abortEditing()`).
  @discardableResult
  open func abortEditing() -> Bool { false }
  /// Takes what was typed as the value; does nothing unless the control is a field
  /// (`NSControl.validateEditing()`).
  open func validateEditing() {}
  /// The object that edits the control; always nil, because fields edit themselves
  /// (`NSControl.currentEditor()`).
  open func currentEditor() -> NSText? { nil }

  /// The selected cell, with what was typed so far.
  private var validatedCell: NSCell? {
    validateEditing()
    return selectedCell()
  }

  /// Sets a value in code, which takes the place of what was typed.
  fileprivate final func setValue(_ body: (NSCell) -> Void) {
    if let cell = selectedCell() { body(cell) }
    editAgain()
  }

  /// Edits the value that was set, if the control is edited.
  func editAgain() {}

  // MARK: Events

  /// Follows the mouse with the cell; a disabled control passes the event on
  /// (`NSControl.mouseDown(with:)`).
  open override func mouseDown(with event: NSEvent) {
    if isEnabled, !(ignoresMultiClick && event.clickCount > 1), let window {
      let tracking = ControlTracking(self)
      window.begin(tracking, isOver: tracking.begin(event))
    } else {
      super.mouseDown(with: event)
    }
  }

  /// The handlers of events; see ``EventSender``.
  @exclusivity(unchecked) nonisolated(unsafe) package final var handlerList: Unmanaged<HandlerList>?
  deinit { handlerList?.release() }

  /// The actions that take the value of the sender, and a click.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("performClick:", NSControl.performClick),
      ActionSelector("takeIntValueFrom:", NSControl.takeIntValueFrom),
      ActionSelector("takeIntegerValueFrom:", NSControl.takeIntegerValueFrom),
      ActionSelector("takeFloatValueFrom:", NSControl.takeFloatValueFrom),
      ActionSelector("takeDoubleValueFrom:", NSControl.takeDoubleValueFrom),
      ActionSelector("takeStringValueFrom:", NSControl.takeStringValueFrom),
      ActionSelector("takeObjectValueFrom:", NSControl.takeObjectValueFrom),
    ]
  }
}

extension NSControl {
  /// Takes the value of another control as a number of 32 bits (`NSControl.takeIntValueFrom(_:)` and
  /// the others).
  public final func takeIntValueFrom(_ sender: Any?) {
    setValue { $0.takeIntValueFrom(sender) }
  }
  /// Takes the value of another control as a whole number.
  public final func takeIntegerValueFrom(_ sender: Any?) {
    setValue { $0.takeIntegerValueFrom(sender) }
  }
  /// Takes the value of another control as a number in single precision.
  public final func takeFloatValueFrom(_ sender: Any?) {
    setValue { $0.takeFloatValueFrom(sender) }
  }
  /// Takes the value of another control as a number.
  public final func takeDoubleValueFrom(_ sender: Any?) {
    setValue { $0.takeDoubleValueFrom(sender) }
  }
  /// Takes the value of another control as text.
  public final func takeStringValueFrom(_ sender: Any?) {
    setValue { $0.takeStringValueFrom(sender) }
  }
  /// Takes the value of another control.
  public final func takeObjectValueFrom(_ sender: Any?) {
    setValue { $0.takeObjectValueFrom(sender) }
  }
}
