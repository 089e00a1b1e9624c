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
    let flags = modifierFlags.intersection([.command, .control, .option, .shift])
    switch (charactersIgnoringModifiers, flags) {
    case ("\r", []), ("\u{3}", []): return .insertNewline
    case ("\t", []): return .insertTab
    case ("\u{19}", [.shift]), ("\t", [.shift]): return .insertBacktab
    case ("\u{1B}", []), (".", [.command]): return .cancelOperation
    case ("\u{7F}", []), ("\u{7F}", [.shift]): return .deleteBackward
    case ("\u{7F}", [.option]): return .deleteWordBackward
    case ("\u{7F}", [.command]): return .deleteToBeginningOfLine
    case ("\u{F728}", []): return .deleteForward
    case ("\u{F702}", []): return .moveLeft
    case ("\u{F703}", []): return .moveRight
    case ("\u{F700}", []): return .moveUp
    case ("\u{F701}", []): return .moveDown
    default: return nil
    }
  }

  /// The text that the key types; nil for one that types none.
  var typedText: String? {
    guard modifierFlags.isDisjoint(with: [.command, .control]), let characters,
      let first = characters.unicodeScalars.first
    else { return nil }
    let types = first.value >= 0x20 && first.value != 0x7F && !(0xF700...0xF8FF ~= first.value)
    return types ? characters : nil
  }
}
