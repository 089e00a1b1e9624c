import Accessibility
public import Graphics
import ResponderKit
public import TextControls

// What the user types goes to the first responder, wherever the cursor is.
extension VirtualReader {
  /// Types a text, and repeats each character, or each word, as the reader's settings say.
  ///
  /// Returns whether the first responder took all of it.
  @discardableResult
  public func type(_ text: String) -> Bool {
    perform {
      text.reduce(true) { isDone, character in
        guard let field = editedField else { return false }
        let typed = TypedText(
          typing: character, after: field.textBeforeCaret, isHidden: field.isSecureTextEntry)
        guard driver.type(String(character)) else { return false }
        repeated(typed)
        return isDone
      }
    }
  }

  /// Presses the delete key, and repeats what was deleted; a key that is held deletes words.
  ///
  /// Returns whether anything was deleted.
  @discardableResult
  public func deleteBackward(_ granularity: TextGranularity = .character) -> Bool {
    perform {
      guard let field = editedField else { return false }
      let before = field.textBeforeCaret + field.selectedText
      guard driver.deleteBackward(granularity) else { return false }
      let deleted = before.dropFirst(field.textBeforeCaret.count)
      repeated(
        TypedText(String(deleted), isDeleted: true, isHidden: field.isSecureTextEntry))
      return true
    }
  }

  /// Pastes what was copied, or a text, and announces the change; returns whether it was pasted.
  @discardableResult
  public func paste(_ text: String? = nil) -> Bool {
    announcingChange { driver.paste(text) }
  }

  /// Presses the return key, and announces the change; returns whether the key is enabled.
  @discardableResult
  public func pressReturn() -> Bool { announcingChange { driver.pressReturn() } }

  /// Selects a stretch of the edited text, in UTF-16 units, and says it as selected.
  ///
  /// Returns whether a text is edited.
  @discardableResult
  public func select(_ range: UTF16Range) -> Bool {
    perform {
      guard let field = editedField, driver.select(range) else { return false }
      let words = words(for: field.accessibilityElement)
      let text = screenReader.text(
        ofSelecting: field.selectedText, isHidden: field.isSecureTextEntry, in: words)
      if !text.isEmpty { say(text, .typing) }
      return true
    }
  }

  private func repeated(_ typed: TypedText) {
    guard let field = editedField else { return }
    let text = screenReader.text(of: typed, in: words(for: field.accessibilityElement))
    if !text.isEmpty { say(text, .typing) }
  }

  var driver: TouchDriver { TouchDriver(in: root) }

  /// The first responder, if its text is edited.
  private var editedField: (any TextInput)? {
    ((root as? Window) ?? root.window)?.firstResponder as? any TextInput
  }
}

extension TextInput {
  /// The text before the caret or the selection.
  fileprivate var textBeforeCaret: String {
    text(from: beginningOfDocument, to: selectedTextRange?.start)
  }
  /// The selected text.
  fileprivate var selectedText: String { selectedTextRange.flatMap { text(in: $0) } ?? "" }

  private func text(from start: TextPosition, to end: TextPosition?) -> String {
    end.flatMap { textRange(from: start, to: $0) }.flatMap { text(in: $0) } ?? ""
  }
}
