public import Graphics
public import ResponderKit

/// A text of several lines (`NSTextView`), and the text of a field, as its delegate gets it.
@preconcurrency @MainActor
open class NSTextView: NSText {
  /// The delegate, which is not retained; a field's text has none (`NSTextView.delegate`).
  public final weak var delegate: (any NSTextViewDelegate)?
  /// The font; nil, for the system's, unless set (`NSText.font`).
  open var font: Font?
  /// The color of the text; nil, for the system's, unless set (`NSText.textColor`).
  open var textColor: Color?
  /// The color behind the text; nil, for the system's, unless set (`NSText.backgroundColor`).
  open var backgroundColor: Color?

  override var attributes: AppKitAttributes? { isFieldEditor ? nil : AppKitAttributes(.textArea) }
  override var shownValue: AccessibilityValue? { .text(string) }

  /// The first line is at the top.
  open override var isFlipped: Bool { true }
  /// A text view accepts first responder status if its text can be selected.
  open override var acceptsFirstResponder: Bool { isSelectable && !isFieldEditor }
  /// A panel becomes key for a text (`NSTextView.needsPanelToBecomeKey`).
  open override var needsPanelToBecomeKey: Bool { isSelectable }

  /// Indicates whether the user has changed the text since the view is first responder.
  private final var hasBegun = false

  /// Ends editing, if the delegate agrees (`NSTextView.resignFirstResponder()`).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard hasBegun else { return true }
    let agrees = askDelegate(delegate, "textShouldEndEditing(_:)") {
      $0.textShouldEndEditing(self)
    }
    if agrees { endEditingByForce() }
    return agrees
  }

  /// Ends editing, whatever the delegate says.
  final func endEditingByForce() {
    guard hasBegun else { return }
    hasBegun = false
    note(.ends)
    commitText(atEnd: true)
    announce(Self.didEndEditingNotification, "textDidEndEditing(_:)") { $0.textDidEndEditing($1) }
  }

  /// Types a text in place of the selection; the user's, so that the delegate is asked
  /// (`NSTextView.insertText(_:)`).
  open override func insertText(_ insertString: Any) {
    guard let text = insertString as? String, change(.types(text), { $0.type(text) }) else {
      return super.insertText(insertString)
    }
  }

  /// Performs a command of the keyboard, unless the delegate does (`NSTextView.doCommand(by:)`).
  open override func doCommand(by selector: ActionSelector) {
    let isHandled =
      delegate != nil
      && askDelegate(delegate, "textView(_:doCommandBy:)") {
        $0.textView(self, doCommandBy: selector)
      }
    if !isHandled, !perform(selector) { super.doCommand(by: selector) }
  }

  /// Types, or performs a command; a key that does neither goes to the next responder.
  open override func keyDown(with event: NSEvent) {
    let isTab = event.command == .insertTab || event.command == .insertBacktab
    guard !isFieldEditor, event.command != nil || event.typedText != nil, isEditable || !isTab
    else {
      return super.keyDown(with: event)
    }
    interpretKeyEvents([event])
  }

  /// Puts the caret at the end; a text that cannot be selected passes the event on.
  open override func mouseDown(with event: NSEvent) {
    guard isSelectable else {
      _ = forward(.event(.mouseDown)) { $0.mouseDown(with: event) }
      return
    }
    edited?.collapse()
  }

  private func perform(_ command: ActionSelector) -> Bool {
    switch command {
    case .insertNewline: return change(.types("\n")) { $0.type("\n") }
    case .insertTab: return change(.types("\t")) { $0.type("\t") }
    case .insertBacktab: window?.selectKeyView(preceding: self)
    case .deleteBackward: return change(.deletes) { $0.deleteBackward() }
    case .deleteForward: return change(.deletes) { $0.deleteForward() }
    case .deleteToBeginningOfLine: return change(.deletes) { $0.deleteToStart() }
    case .moveLeft: edited?.moveCaret(forward: false)
    case .moveRight: edited?.moveCaret(forward: true)
    default: return false
    }
    return true
  }

  /// Changes the text as the user does, after the delegate has agreed to begin; returns false for a text
  /// that cannot be edited.
  private func change(
    _ step: InteractionRecord.EditingStep, _ body: (inout EditableText) -> Void
  ) -> Bool {
    guard isEditable, edited != nil else { return false }
    if !hasBegun {
      let agrees = askDelegate(delegate, "textShouldBeginEditing(_:)") {
        $0.textShouldBeginEditing(self)
      }
      guard agrees else { return true }
      hasBegun = true
      note(.begins)
      announce(Self.didBeginEditingNotification, "textDidBeginEditing(_:)") {
        $0.textDidBeginEditing($1)
      }
    }
    // The delegate may have changed the text.
    guard var text = edited else { return true }
    let former = text.string
    body(&text)
    edited = text
    guard text.string != former else { return true }
    note(step)
    commitText(atEnd: false)
    announce(Self.didChangeNotification, "textDidChange(_:)") { $0.textDidChange($1) }
    return true
  }

  private func note(_ step: InteractionRecord.EditingStep) {
    InteractionRecorder.current?.note(.editing(view: recordName, step))
  }

  private func announce(
    _ name: Notice.Name, _ method: String, _ body: (any NSTextViewDelegate, Notice) -> Void
  ) {
    let notice = Notice(name, object: self)
    tellDelegate(delegate, method) { body($0, notice) }
    applicationOrShared.noticeCenter.post(notice)
  }

  /// Copies the selection (`NSText.copy(_:)`).
  open func copy(_ sender: Any?) {
    guard let edited, !edited.selection.isEmpty else { return }
    applicationOrShared.pasteboard.string = edited.text(in: edited.selection)
  }
  /// Copies the selection and deletes it (`NSText.cut(_:)`).
  open func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  /// Types what was copied last (`NSText.paste(_:)`).
  open func paste(_ sender: Any?) {
    guard let text = applicationOrShared.pasteboard.string else { return }
    _ = change(.pastes) { $0.type(text) }
  }
  /// Deletes the selection (`NSText.delete(_:)`).
  open func delete(_ sender: Any?) {
    guard let edited, !edited.selection.isEmpty else { return }
    _ = change(.deletes) { $0.deleteSelection() }
  }

  /// Inserts a line break, which a field does not do by itself
  /// (`NSResponder.insertNewlineIgnoringFieldEditor(_:)`).
  public final func insertNewlineIgnoringFieldEditor(_ sender: Any?) {
    _ = change(.types("\n")) { $0.type("\n") }
  }

  /// Inserts a tab, which a field does not do by itself
  /// (`NSResponder.insertTabIgnoringFieldEditor(_:)`).
  public final func insertTabIgnoringFieldEditor(_ sender: Any?) {
    _ = change(.types("\t")) { $0.type("\t") }
  }

  /// The commands of the Edit menu, and those of keys that insert a character.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("selectAll:", NSTextView.selectAll),
      ActionSelector("copy:", NSTextView.copy), ActionSelector("cut:", NSTextView.cut),
      ActionSelector("paste:", NSTextView.paste), ActionSelector("delete:", NSTextView.delete),
      ActionSelector(
        "insertNewlineIgnoringFieldEditor:", NSTextView.insertNewlineIgnoringFieldEditor),
      ActionSelector("insertTabIgnoringFieldEditor:", NSTextView.insertTabIgnoringFieldEditor),
    ]
  }
}

extension NSTextView {
  /// Posted when the user has begun to change the text (`NSText.didBeginEditingNotification`).
  public nonisolated static let didBeginEditingNotification = Notice.Name(
    rawValue: "NSTextDidBeginEditingNotification")
  /// Posted when the user has changed the text (`NSText.didChangeNotification`).
  public nonisolated static let didChangeNotification = Notice.Name(
    rawValue: "NSTextDidChangeNotification")
  /// Posted when the text is no longer edited (`NSText.didEndEditingNotification`).
  public nonisolated static let didEndEditingNotification = Notice.Name(
    rawValue: "NSTextDidEndEditingNotification")
}
