import Graphics
import Localize
import ResponderKit

extension NSTextField {
  /// Begins to edit the value, all of which is selected.
  final func beginSession() {
    var text = EditableText()
    before = (cell?.objectValue, cell?.stringValue ?? "")
    text.set(AttributedText(before.text))
    text.select(.init(start: .zero, end: text.end))
    (edited, hasBegun, taken) = (text, false, before.text)
  }

  /// Continues editing with the value that was set in code, and the caret at its end.
  final func editValue() {
    guard edited != nil else { return }
    before = (cell?.objectValue, cell?.stringValue ?? "")
    taken = before.text
    edited?.set(AttributedText(before.text))
  }

  /// Indicates whether the text was changed, by the user or in code.
  private var isChanged: Bool { edited.map { $0.string != before.text } ?? false }

  @discardableResult
  final func discard() -> Bool {
    guard edited != nil else { return false }
    if isChanged || hasBegun { cell?.objectValue = before.value }
    isUncommitted = false
    endBoundEditing()
    beginSession()
    return true
  }

  /// Takes the text as the value; returns whether the formatter accepts it.
  @discardableResult
  final func takeText() -> Bool {
    guard let edited, edited.string != taken, let cell else { return true }
    guard let formatter = cell.formatter else {
      (cell.stringValue, taken) = (edited.string, edited.string)
      return true
    }
    guard let value = try? formatter.objectValue(for: edited.string) else {
      if edited.string.isEmpty { (cell.objectValue, taken) = (nil, "") }
      return edited.string.isEmpty
    }
    (cell.objectValue, taken) = (value, edited.string)
    return true
  }

  // MARK: Changes by the user

  /// Changes the text as the user does, after the delegate has agreed to begin; returns false for a field
  /// that is not edited.
  final func edit(
    _ change: (inout EditableText) -> Void, _ step: InteractionRecord.EditingStep
  ) -> Bool {
    guard edited != nil, isEditable, isEnabled else { return false }
    if !hasBegun {
      guard textShouldBeginEditing(editedText), edited != nil else { return true }
      hasBegun = true
      note(.begins)
      beginBoundEditing()
      textDidBeginEditing(Notice(NSControl.textDidBeginEditingNotification, object: editedText))
    }
    guard var text = edited else { return true }
    let (end, selection) = (text.end, text.selection)
    // Taken out, so that the text is not copied for each key.
    edited = nil
    change(&text)
    edited = text
    let isChanged = text.end != end || !selection.isEmpty
    guard isChanged || text.selection != selection else { return true }
    note(isSecure ? step.hidden : step)
    if isChanged {
      isUncommitted = true
      commitContinuously()
      textDidChange(Notice(NSControl.textDidChangeNotification, object: editedText))
    }
    return true
  }

  /// Performs a command, unless the delegate does; returns false for one that is not the text's.
  final func perform(_ command: ActionSelector) -> Bool {
    guard edited != nil else { return false }
    let isHandled =
      delegate != nil
      && askDelegate(delegate, "control(_:textView:doCommandBy:)") {
        $0.control(self, textView: editedText, doCommandBy: command)
      }
    if isHandled || performOwn(command) { return true }
    switch command {
    case .insertNewline: _ = endEditing(.return)
    case .insertTab: _ = endEditing(.tab)
    case .insertBacktab: _ = endEditing(.backtab)
    case .cancelOperation: return cancel()
    case .deleteBackward: return edit({ $0.deleteBackward() }, .deletes)
    case .deleteForward: return edit({ $0.deleteForward() }, .deletes)
    case .deleteWordBackward:
      return edit({ isSecure ? $0.deleteToStart() : $0.deleteWord() }, .deletes)
    case .deleteToBeginningOfLine: return edit({ $0.deleteToStart() }, .deletes)
    case .moveLeft: edited?.moveCaret(forward: false)
    case .moveRight: edited?.moveCaret(forward: true)
    case .moveUp: edited?.select(.init(start: .zero, end: .zero))
    case .moveDown: edited?.collapse()
    default: return performLonger(command)
    }
    return true
  }

  /// Performs a command that leads to an end of the text, which is one line, or inserts a character that
  /// would end editing.
  private func performLonger(_ command: ActionSelector) -> Bool {
    switch command.name {
    case "moveToLeftEndOfLine:", "moveToBeginningOfDocument:":
      edited?.select(.init(start: .zero, end: .zero))
    case "moveToRightEndOfLine:", "moveToEndOfDocument:": edited?.collapse()
    case "insertNewlineIgnoringFieldEditor:": return edit({ $0.type("\n") }, .types("\n"))
    case "insertTabIgnoringFieldEditor:": return edit({ $0.type("\t") }, .types("\t"))
    default: return false
    }
    return true
  }

  /// Copies the selection; returns whether there was one that may be copied.
  @discardableResult
  final func copySelection() -> Bool {
    guard let edited, !isSecure, !edited.selection.isEmpty else { return false }
    applicationOrShared.pasteboard.string = edited.text(in: edited.selection)
    return true
  }

  // MARK: The end

  /// Ends editing; returns whether the delegate and the formatter agree.
  final func endEditing(_ movement: NSTextMovement) -> Bool {
    guard edited != nil, !isEnding else { return true }
    isEnding = true
    defer { isEnding = false }
    guard textShouldEndEditing(editedText) else {
      // The delegate may have removed the field.
      if !isFirstResponder { (edited, hasBegun) = (nil, false) }
      return false
    }
    textDidEndEditing(
      Notice(
        NSControl.textDidEndEditingNotification, object: editedText,
        userInfo: [NSText.movementUserInfoKey: movement.rawValue]))
    return true
  }

  /// Ends editing whatever the delegate says; a text that the formatter does not accept is discarded.
  final func endEditingByForce() {
    guard edited != nil, !isEnding else { return }
    isEnding = true
    defer { isEnding = false }
    takeText()
    commitIfBound()
    announceEnd(.other)
    (edited, hasBegun) = (nil, false)
    endBoundEditing()
  }

  /// Implements ``textShouldEndEditing(_:)``.
  final func mayEnd(_ textObject: NSText) -> Bool {
    let agrees = askDelegate(delegate, "control(_:textShouldEndEditing:)") {
      $0.control(self, textShouldEndEditing: textObject)
    }
    guard agrees else {
      beep(for: ActionSelector("textShouldEndEditing:"))
      return false
    }
    return isAccepted() && mayEndByBinding()
  }

  /// Asks the formatter and the delegate about the text.
  private func isAccepted() -> Bool {
    guard hasBegun, let formatter = cell?.formatter, let string = edited?.string else {
      return true
    }
    let value: Any?
    do throws(FormatterError) {
      value = try formatter.objectValue(for: string)
    } catch {
      guard delegate != nil else { return string.isEmpty }
      return askDelegate(delegate, "control(_:didFailToFormatString:errorDescription:)") {
        $0.control(self, didFailToFormatString: string, errorDescription: error.description)
      }
    }
    return askDelegate(delegate, "control(_:isValidObject:)") {
      $0.control(self, isValidObject: value)
    }
  }

  /// Implements ``textDidEndEditing(_:)``: the value is taken, the end announced, and then Return or, where
  /// the cell says so, any end sends the action, before Tab moves on.
  final func finish(_ notification: Notice) {
    let number = notification.userInfo[NSText.movementUserInfoKey] as? Int
    let movement = number.flatMap(NSTextMovement.init) ?? .other
    if !takeText(), let text = edited?.string { cell?.storedObject = text }
    commitIfBound()
    announceEnd(movement)
    (edited, hasBegun) = (nil, false)
    endBoundEditing()
    switch movement {
    case .return:
      if !sendAction(action, to: target), let event = window?.currentEvent, event.type == .keyDown {
        let isTaken = window?.performKeyEquivalent(with: event) ?? false
        if !isTaken { window?.defaultButtonCell?.performClick(nil) }
      }
    default: if cell?.sendsActionOnEndEditing ?? false { sendAction(action, to: target) }
    }
    switch movement {
    case .tab: window?.selectKeyView(following: self)
    case .backtab: window?.selectKeyView(preceding: self)
    default: break
    }
    // The field stays first responder after Return, and where Tab leads nowhere.
    if movement != .other, isFirstResponder, edited == nil { beginSession() }
  }

  /// Handles Escape: a button may have it as its key equivalent; otherwise what was typed is discarded.
  ///
  /// Returns false if there is nothing to discard, so that the next responder gets the command.
  private func cancel() -> Bool {
    if let event = window?.currentEvent, event.type == .keyDown,
      window?.performKeyEquivalent(with: event) ?? false
    {
      return true
    }
    guard isChanged || hasBegun else { return false }
    discard()
    announceEnd(.cancel)
    return true
  }

  // MARK: Calls of the delegate

  final func announceBegin() {
    announce(NSControl.textDidBeginEditingNotification, "controlTextDidBeginEditing(_:)") {
      $0.controlTextDidBeginEditing($1)
    }
  }

  final func announceChange() {
    announce(NSControl.textDidChangeNotification, "controlTextDidChange(_:)") {
      $0.controlTextDidChange($1)
    }
  }

  private func announceEnd(_ movement: NSTextMovement) {
    note(.ends)
    announce(
      NSControl.textDidEndEditingNotification, "controlTextDidEndEditing(_:)",
      [NSText.movementUserInfoKey: movement.rawValue]
    ) { $0.controlTextDidEndEditing($1) }
  }

  private func announce(
    _ name: Notice.Name, _ method: String, _ userInfo: [String: any Sendable] = [:],
    _ body: (any NSTextFieldDelegate, Notice) -> Void
  ) {
    let notice = Notice(name, object: self, userInfo: userInfo)
    tellDelegate(delegate, method) { body($0, notice) }
    applicationOrShared.noticeCenter.post(notice)
  }

  private func note(_ step: InteractionRecord.EditingStep) {
    InteractionRecorder.current?.note(.editing(view: recordName, step))
  }
}

extension EditableText {
  /// Deletes the selection, or the word before the caret.
  fileprivate mutating func deleteWord() {
    if selection.isEmpty {
      let before = text(in: .init(start: .zero, end: selection.start))
      let start = selection.start.utf16 - TextBoundary.word.lengthOfLast(in: before)
      select(.init(start: place(at: start), end: selection.end))
    }
    deleteSelection()
  }
}

extension InteractionRecord.EditingStep {
  /// The step without the text that is typed.
  fileprivate var hidden: Self {
    if case .types(let text) = self { .typesHidden(text.count) } else { self }
  }
}
