public import Graphics
public import ResponderKit

/// A text that the user may edit (`NSTextField`).
///
/// The field edits itself: it is first responder while it is edited, there is no field editor, and
/// the delegate receives the calls that AppKit's does. Main actor only.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  /// Creates an empty field that can be edited.
  public override init(frame frameRect: Rect) {
    super.init(frame: frameRect)
    (isEditable, isBezeled, drawsBackground) = (true, true, true)
  }

  /// Creates a field with a text (`NSTextField.init(string:)`).
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }

  /// Creates a label, which can neither be edited nor selected
  /// (`NSTextField.init(labelWithString:)`).
  public convenience init(labelWithString string: String) {
    self.init(string: string)
    (isSelectable, isBezeled, drawsBackground) = (false, false, false)
    lineBreakMode = .byClipping
  }

  /// Creates a label whose text wraps and can be selected
  /// (`NSTextField.init(wrappingLabelWithString:)`).
  public convenience init(wrappingLabelWithString string: String) {
    self.init(string: string)
    (isEditable, isBezeled, drawsBackground) = (false, false, false)
  }

  /// The class of the cells of new fields: `NSTextFieldCell` unless overridden.
  open override class var cellClass: AnyClass? { NSTextFieldCell.self }

  /// The size of a label's text, and the height of a field (`NSView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { NSNaturalSize.size(of: self) }

  private final var fieldCell: NSTextFieldCell? { cell as? NSTextFieldCell }

  /// The delegate, which is not retained (`NSTextField.delegate`).
  open weak var delegate: (any NSTextFieldDelegate)?

  // MARK: Looks

  /// A Boolean value that indicates whether the user can change the text; true unless set
  /// (`NSTextField.isEditable`).
  open var isEditable: Bool {
    get { cell?.isEditable ?? false }
    set { cell?.isEditable = newValue }
  }
  /// A Boolean value that indicates whether the user can select the text; true unless set
  /// (`NSTextField.isSelectable`).
  open var isSelectable: Bool {
    get { cell?.isSelectable ?? false }
    set { cell?.isSelectable = newValue }
  }
  /// A Boolean value that indicates whether the field has a plain border; false unless set
  /// (`NSTextField.isBordered`).
  open var isBordered: Bool {
    get { cell?.isBordered ?? false }
    set { cell?.isBordered = newValue }
  }
  /// A Boolean value that indicates whether the field has a bezel; true unless set
  /// (`NSTextField.isBezeled`).
  open var isBezeled: Bool {
    get { cell?.isBezeled ?? false }
    set { cell?.isBezeled = newValue }
  }
  /// A Boolean value that indicates whether the color behind the text is drawn; true unless set
  /// (`NSTextField.drawsBackground`).
  open var drawsBackground: Bool {
    get { fieldCell?.drawsBackground ?? false }
    set { fieldCell?.drawsBackground = newValue }
  }
  /// The color behind the text; nil, for the system's, unless set (`NSTextField.backgroundColor`).
  open var backgroundColor: Color? {
    get { fieldCell?.backgroundColor }
    set { fieldCell?.backgroundColor = newValue }
  }
  /// The color of the text; nil, for the system's, unless set (`NSTextField.textColor`).
  open var textColor: Color? {
    get { fieldCell?.textColor }
    set { fieldCell?.textColor = newValue }
  }
  /// The text that is shown in place of an empty one; nil unless set
  /// (`NSTextField.placeholderString`).
  open var placeholderString: String? {
    get { fieldCell?.placeholderString }
    set { fieldCell?.placeholderString = newValue }
  }

  /// The width at which the lines of a label wrap, in points, 0 for that of the field; 0 unless set
  /// (`NSTextField.preferredMaxLayoutWidth`).
  open var preferredMaxLayoutWidth: Scalar = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Editing, see NSTextField+Editing.swift

  /// The text while the field is first responder, with its selection; nil otherwise.
  final var edited: EditableText?
  /// The value and its text when the session began.
  final var before: (value: Any?, text: String) = (nil, "")
  /// The text that the value was last taken from.
  final var taken = ""
  /// Indicates whether the user has changed the text.
  final var hasBegun = false
  /// Indicates whether the user has changed the text since it became the value of what is bound.
  final var isUncommitted = false
  /// The text that the user has changed and that is not yet the value; nil for none.
  package final var unfinishedText: String? { hasBegun ? edited?.string : nil }
  /// Indicates whether the field is ending, so that what resigns does not end it again.
  final var isEnding = false
  /// The text as the delegate gets it.
  final lazy var editedText = NSTextView(self)

  /// Indicates whether the text is hidden in records.
  var isSecure: Bool { false }

  /// A field accepts first responder status if it is enabled and its text can be selected
  /// (`NSTextField.acceptsFirstResponder`).
  open override var acceptsFirstResponder: Bool { isSelectable && super.acceptsFirstResponder }
  /// A panel becomes key for a text (`NSTextField.needsPanelToBecomeKey`).
  open override var needsPanelToBecomeKey: Bool { isSelectable }

  /// A click that makes the window key reaches a text that can be edited, too.
  open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { isEditable && isEnabled }
  /// The first line of the text is at the top.
  open override var isFlipped: Bool { true }

  /// Selects the text, which may be changed from now on (`NSTextField.becomeFirstResponder()`).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard acceptsFirstResponder else { return false }
    beginSession()
    return true
  }

  /// Ends editing; returns whether the delegate and the formatter agree
  /// (`NSResponder.resignFirstResponder()`).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    edited == nil || isEnding || endEditing(.other)
  }

  /// Returns whether the user may begin to change the text: what the delegate says
  /// (`NSTextField.textShouldBeginEditing(_:)`).
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
    isEditable
      && askDelegate(delegate, "control(_:textShouldBeginEditing:)") {
        $0.control(self, textShouldBeginEditing: textObject)
      }
  }
  /// Called when the user begins to change the text; notifies the delegate
  /// (`NSTextField.textDidBeginEditing(_:)`).
  open func textDidBeginEditing(_ notification: Notice) { announceBegin() }
  /// Called when the user has changed the text; notifies the delegate
  /// (`NSTextField.textDidChange(_:)`).
  open func textDidChange(_ notification: Notice) { announceChange() }
  /// Returns whether editing may end: what the delegate and the formatter say
  /// (`NSTextField.textShouldEndEditing(_:)`).
  open func textShouldEndEditing(_ textObject: NSText) -> Bool { mayEnd(textObject) }
  /// Called when editing ends; takes the text, notifies the delegate, sends the action and moves on
  /// (`NSTextField.textDidEndEditing(_:)`).
  open func textDidEndEditing(_ notification: Notice) { finish(notification) }

  /// Makes the field first responder with all of its text selected (`NSTextField.selectText(_:)`).
  open func selectText(_ sender: Any?) {
    if edited == nil { window?.makeFirstResponder(self) } else { editedText.selectAll(sender) }
  }

  /// Discards what was typed; returns whether the field was edited (`NSControl.abortEditing()`).
  @discardableResult
  open override func abortEditing() -> Bool { discard() }
  /// Takes what was typed as the value, if the formatter accepts it
  /// (`NSControl.validateEditing()`).
  open override func validateEditing() { takeText() }

  override func editAgain() { editValue() }

  /// Performs a command that a kind of field has for itself, after the delegate was asked; returns whether it does.
  func performOwn(_ selector: ActionSelector) -> Bool { false }

  /// Types a text in place of the selection; the user's, so that the delegate is asked
  /// (`NSResponder.insertText(_:)`).
  open override func insertText(_ insertString: Any) {
    guard let text = insertString as? String, edit({ $0.type(text) }, .types(text)) else {
      return super.insertText(insertString)
    }
  }

  /// Performs a command of the keyboard, unless the delegate does (`NSResponder.doCommand(by:)`).
  open override func doCommand(by selector: ActionSelector) {
    if !perform(selector) { super.doCommand(by: selector) }
  }

  /// Types, or performs a command; a key that does neither goes to the next responder.
  open override func keyDown(with event: NSEvent) {
    guard edited != nil, event.command != nil || event.typedText != nil else {
      return super.keyDown(with: event)
    }
    interpretKeyEvents([event])
  }

  /// Puts the caret at the end; a field that cannot be selected, or is not edited because an object around it does not
  /// accept that, passes the event on.
  open override func mouseDown(with event: NSEvent) {
    guard isSelectable, isEnabled, edited != nil else {
      _ = forward(.event(.mouseDown)) { $0.mouseDown(with: event) }
      return
    }
    edited?.collapse()
  }

  /// Selects everything (`NSResponder.selectAll(_:)`).
  open override func selectAll(_ sender: Any?) { editedText.selectAll(sender) }
  /// Copies the selection; a hidden text is not copied (`NSText.copy(_:)`).
  open func copy(_ sender: Any?) { copySelection() }
  /// Copies the selection and deletes it (`NSText.cut(_:)`).
  open func cut(_ sender: Any?) {
    if copySelection() { _ = edit({ $0.deleteSelection() }, .deletes) }
  }
  /// Types what was copied last (`NSText.paste(_:)`).
  open func paste(_ sender: Any?) {
    guard let text = applicationOrShared.pasteboard.string else { return }
    _ = edit({ $0.type(text) }, .pastes)
  }

  /// The actions of a text that is edited.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("selectText:", NSTextField.selectText),
      ActionSelector("selectAll:", NSTextField.selectAll),
      ActionSelector("copy:", NSTextField.copy), ActionSelector("cut:", NSTextField.cut),
      ActionSelector("paste:", NSTextField.paste),
    ]
  }
}
