import ResponderKit

extension NSResponder {
  /// Translates keys into commands and text: ``doCommand(by:)`` for a key that is bound to a command,
  /// ``insertText(_:)`` for what is typed (`NSResponder.interpretKeyEvents(_:)`).
  ///
  /// A key with Command that is bound to no command does nothing.
  public final func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray where event.type == .keyDown {
      if let command = event.command {
        doCommand(by: command)
      } else if let text = event.typedText {
        insertText(text)
      }
    }
  }
}

extension NSEvent {
  /// The command that the key is bound to; nil for one that types.
  ///
  /// These are the bindings of every Mac that concern controls; a user may have others.
  var command: ActionSelector? {
    guard let typed = charactersIgnoringModifiers else { return nil }
    let flags = modifierFlags.intersection([.command, .control, .option, .shift])
    return Self.bindings[KeyBinding(typed: typed, flags: flags)].map { ActionSelector($0) }
  }

  private static let bindings: [KeyBinding: String] = {
    let (up, down, left, right) = ("\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}")
    let (escape, delete, forwardDelete) = ("\u{1B}", "\u{7F}", "\u{F728}")
    let rows: [(String, ModifierFlags, String)] = [
      ("\r", [], "insertNewline:"), ("\u{3}", [], "insertNewline:"),
      ("\r", .option, "insertNewlineIgnoringFieldEditor:"),
      ("\r", .shift, "insertNewlineIgnoringFieldEditor:"),
      ("\t", [], "insertTab:"), ("\t", .option, "insertTabIgnoringFieldEditor:"),
      ("\u{19}", .shift, "insertBacktab:"), ("\t", .shift, "insertBacktab:"),
      (escape, [], "cancelOperation:"), (".", .command, "cancelOperation:"),
      (delete, [], "deleteBackward:"), (delete, .shift, "deleteBackward:"),
      (delete, .option, "deleteWordBackward:"), (delete, .command, "deleteToBeginningOfLine:"),
      (forwardDelete, [], "deleteForward:"), (forwardDelete, .option, "deleteWordForward:"),
      (up, [], "moveUp:"), (down, [], "moveDown:"), (left, [], "moveLeft:"),
      (right, [], "moveRight:"), (up, .shift, "moveUpAndModifySelection:"),
      (down, .shift, "moveDownAndModifySelection:"), (left, .shift, "moveLeftAndModifySelection:"),
      (right, .shift, "moveRightAndModifySelection:"), (left, .option, "moveWordLeft:"),
      (right, .option, "moveWordRight:"), (left, .command, "moveToLeftEndOfLine:"),
      (right, .command, "moveToRightEndOfLine:"), (up, .command, "moveToBeginningOfDocument:"),
      (down, .command, "moveToEndOfDocument:"), ("\u{F729}", [], "scrollToBeginningOfDocument:"),
      ("\u{F72B}", [], "scrollToEndOfDocument:"), ("\u{F72C}", [], "scrollPageUp:"),
      ("\u{F72D}", [], "scrollPageDown:"),
    ]
    return Dictionary(
      rows.map { (KeyBinding(typed: $0, flags: $1), $2) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The text that the key types; nil for one that types none.
  var typedText: String? {
    guard modifierFlags.isDisjoint(with: [.command, .control]), let characters,
      let first = characters.unicodeScalars.first
    else { return nil }
    let types = first.value >= 0x20 && first.value != 0x7F && !(0xF700...0xF8FF ~= first.value)
    return types ? characters : nil
  }
}

/// A key with its modifiers that is bound to a command.
private struct KeyBinding: Hashable {
  var typed: String
  var flags: NSEvent.ModifierFlags
}
