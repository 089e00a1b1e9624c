import Graphics
import ResponderKit

/// An action of the edit menu: those of UIKit's `UIResponderStandardEditActions` that text controls
/// perform.
enum EditAction: String, CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The action with the name of a selector, such as `cut:`; nil for another one.
  init?(_ selector: ActionSelector) {
    let name = selector.name
    guard name.utf8.last == UInt8(ascii: ":") else { return nil }
    self.init(rawValue: String(name.dropLast()))
  }
}

extension EditsText {
  /// Returns whether the text can perform an action now; Apple documents only that it depends on
  /// the state.
  func canPerform(_ action: EditAction) -> Bool {
    let text = editing.text
    return switch action {
    case .cut: !text.selection.isEmpty && acceptsEdits && !isSecureTextEntry
    case .copy: !text.selection.isEmpty && !isSecureTextEntry
    case .paste: acceptsEdits && pasteboard.hasStrings
    case .delete: !text.selection.isEmpty && acceptsEdits
    case .select: allowsSelection && !text.string.isEmpty && text.selection.isEmpty
    case .selectAll:
      allowsSelection && !text.string.isEmpty
        && (text.selection.start > .zero || text.selection.end < text.end)
    }
  }

  /// Performs an action as the user does; does nothing if the text cannot.
  func perform(_ action: EditAction) {
    guard canPerform(action) else { return }
    switch action {
    case .cut:
      let selected = editing.text.attributedText(in: editing.text.selection)
      if userDelete(.character) != nil { pasteboard.attributedText = selected }
    case .copy: copySelection()
    case .paste: _ = userPaste()
    case .delete: _ = userDelete(.character)
    case .select: select(wordRange(at: editing.text.selection.start))
    case .selectAll: select(UTF16Range(location: 0, length: editing.text.end.utf16))
    }
  }

  private func copySelection() {
    pasteboard.attributedText = editing.text.attributedText(in: editing.text.selection)
  }

  /// The word that a place is in or after, or else the character.
  private func wordRange(at place: EditableText.Place) -> UTF16Range {
    let string = editing.text.string
    let index = string.utf8.index(string.startIndex, offsetBy: place.utf8)
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    let before = string[..<index].reversed().prefix(while: isPart)
    let after = string[index...].prefix(while: isPart)
    let start = place.utf16 - before.reduce(0) { $0 + $1.utf16.count }
    let length = place.utf16 - start + after.utf16.count
    if length > 0 { return UTF16Range(location: start, length: length) }
    let span = editing.text.character(after: place) ?? editing.text.character(before: place)
    return span?.range ?? UTF16Range(location: place.utf16, length: 0)
  }
}
