import Graphics
import Localize
import ResponderKit

extension EditsText {
  /// Types or edits with a key of a hardware keyboard; returns false for a key that means nothing to
  /// the text, such as one with Command that is no movement.
  package func take(_ key: Key) -> Bool {
    guard isFirstResponder else { return false }
    let flags = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
    if let movement = TextMovement(key) { return move(movement, extends: flags.contains(.shift)) }
    guard isEditing, acceptsEdits else { return false }
    if key.isReturn, flags.subtracting(.shift).isEmpty {
      _ = userReturn()
    } else if key.isDelete {
      guard let granularity = Self.granularity(of: flags) else { return false }
      // The words of a hidden text are hidden, too.
      _ = userDelete(granularity == .word && isSecureTextEntry ? .line : granularity)
    } else if key.input == "\u{7F}", flags.isEmpty {
      deleteForward()
    } else if key.input == "\t", flags.isEmpty, self is TextView {
      _ = userInsert("\t")
    } else if let text = key.typedText {
      _ = userInsert(text)
    } else {
      return false
    }
    return true
  }

  /// Deletes the selection, or the character after the caret, if the delegate agrees.
  private func deleteForward() {
    let caret = editing.text.selection
    if caret.isEmpty, editing.text.marked == nil {
      guard let next = editing.text.character(after: caret.end) else { return }
      editing.text.select(next)
      if userDelete(.character) == nil { editing.text.select(caret) }
    } else {
      _ = userDelete(.character)
    }
  }

  private static func granularity(of flags: KeyModifierFlags) -> TextGranularity? {
    switch flags {
    case [], .shift: .character
    case .alternate: .word
    case .command: .line
    default: nil
    }
  }

  /// Moves the caret, or the end of the selection that moves.
  private func move(_ movement: TextMovement, extends: Bool) -> Bool {
    guard allowsSelection else { return false }
    let selection = editing.text.selection
    let known = editing.selectionEnds.flatMap { $0.span == selection ? $0 : nil }
    let ends = known ?? .init(anchor: selection.start, head: selection.end)
    let head: EditableText.Place
    if !extends, !selection.isEmpty, movement.isStep {
      head = movement.isForward ? selection.end : selection.start
    } else {
      let start = extends ? ends.head : movement.isUp ? selection.start : selection.end
      let movement = isSecureTextEntry ? movement.hidingWords : movement
      head = editing.text.place(after: movement, from: start, isOneLine: !(self is TextView))
    }
    let anchor = extends ? ends.anchor : head
    let moved = EditingState.SelectionEnds(anchor: anchor, head: head)
    if moved.span != selection { _ = userSelect(moved.span.range) }
    editing.selectionEnds = moved
    return true
  }
}

/// The place where an arrow moves the caret.
enum TextMovement {
  case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, start, end

  /// The movement of an arrow, of Home or of End; nil for another key.
  init?(_ key: Key) {
    let flags = key.modifierFlags.intersection([.command, .control, .alternate])
    switch (key.input, flags) {
    case (KeyCommand.inputLeftArrow, []): self = .left
    case (KeyCommand.inputRightArrow, []): self = .right
    case (KeyCommand.inputUpArrow, []): self = .up
    case (KeyCommand.inputDownArrow, []): self = .down
    case (KeyCommand.inputLeftArrow, .alternate): self = .wordLeft
    case (KeyCommand.inputRightArrow, .alternate): self = .wordRight
    case (KeyCommand.inputLeftArrow, .command): self = .lineStart
    case (KeyCommand.inputRightArrow, .command): self = .lineEnd
    case (KeyCommand.inputUpArrow, .command), (KeyCommand.inputHome, []): self = .start
    case (KeyCommand.inputDownArrow, .command), (KeyCommand.inputEnd, []): self = .end
    default: return nil
    }
  }

  /// Indicates whether it goes by one character, so that it only ends a selection.
  var isStep: Bool { self == .left || self == .right }
  var isForward: Bool { self == .right }
  /// Indicates whether it begins at the start of a selection.
  var isUp: Bool { [.up, .wordLeft, .lineStart].contains(self) }
  /// The movement in a hidden text, which is one word.
  var hidingWords: TextMovement {
    switch self {
    case .wordLeft: .start
    case .wordRight: .end
    default: self
    }
  }
}

extension EditableText {
  /// Returns the place where a movement leads.
  ///
  /// Lines are those that line breaks end; nothing is laid out. In a text of one line up and down
  /// lead to its ends.
  func place(after movement: TextMovement, from place: Place, isOneLine: Bool) -> Place {
    switch movement {
    case .left: character(before: place)?.start ?? place
    case .right: character(after: place)?.end ?? place
    case .wordLeft:
      self.place(at: place.utf16 - lengthOfWord(before: place))
    case .wordRight: self.place(at: place.utf16 + lengthOfWord(after: place))
    case .lineStart: self.place(at: place.utf16 - column(of: place))
    case .lineEnd: self.place(at: place.utf16 + rest(of: place))
    case .start: .zero
    case .end: end
    case .up: isOneLine ? .zero : lineAbove(place)
    case .down: isOneLine ? end : lineBelow(place)
    }
  }

  private func head(_ place: Place) -> String { text(in: Span(start: .zero, end: place)) }
  private func tail(_ place: Place) -> String { text(in: Span(start: place, end: end)) }

  private func lengthOfWord(before place: Place) -> Int {
    TextBoundary.word.lengthOfLast(in: head(place))
  }

  /// The length of what is passed to the end of the next word.
  private func lengthOfWord(after place: Place) -> Int {
    let tail = tail(place)
    let gap = tail.prefix { !$0.isLetter && !$0.isNumber }
    let word = tail.dropFirst(gap.count).prefix { $0.isLetter || $0.isNumber }
    return gap.utf16.count + word.utf16.count
  }

  /// The text of the line before a place.
  private func lineHead(_ place: Place) -> Substring {
    let head = head(place)
    return head[
      (head.lastIndex(where: \.isNewline).map { head.index(after: $0) } ?? head.startIndex)...]
  }

  /// The text of the line after a place.
  private func lineTail(_ place: Place) -> Substring { tail(place).prefix { !$0.isNewline }[...] }

  private func column(of place: Place) -> Int { lineHead(place).utf16.count }

  private func rest(of place: Place) -> Int { lineTail(place).utf16.count }

  /// Returns the place in a line that begins at another one, after as many characters as there are
  /// before a third one in its line.
  private func place(inLineAt start: Place, under place: Place) -> Place {
    let characters = lineTail(start).prefix(lineHead(place).count)
    return self.place(at: start.utf16 + characters.utf16.count)
  }

  private func lineAbove(_ place: Place) -> Place {
    let lineStart = self.place(at: place.utf16 - column(of: place))
    guard let lineBreak = character(before: lineStart) else { return .zero }
    let start = self.place(at: lineBreak.start.utf16 - column(of: lineBreak.start))
    return self.place(inLineAt: start, under: place)
  }

  private func lineBelow(_ place: Place) -> Place {
    let lineEnd = self.place(at: place.utf16 + rest(of: place))
    guard let lineBreak = character(after: lineEnd) else { return end }
    return self.place(inLineAt: lineBreak.end, under: place)
  }
}
