public import Graphics
public import ResponderKit

// What the user types goes to the first responder of the window, wherever the fingers are.
extension TouchDriver {
  /// Types a text, one character after the other, into the first responder; returns whether it took all
  /// of them.
  ///
  /// False without a first responder that takes keys, and if its delegate refuses a character. A line
  /// break presses the return key of a text field.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var isDone = keyInput != nil
    for character in text {
      switch keyInput {
      case let field as TextField where character.isNewline: isDone = field.userReturn() && isDone
      case let editor as any UserEditable: isDone = editor.userInsert(String(character)) && isDone
      case let input?: input.insertText(String(character))
      case nil: isDone = false
      }
    }
    settle()
    return isDone
  }

  /// Pastes into the first responder; a text is put on the pasteboard first.
  ///
  /// Returns whether it was pasted.
  @discardableResult
  public func paste(_ text: String? = nil) -> Bool {
    if let text { root.pasteboard.string = text }
    // The first responder, or one after it in the chain, performs the action as a menu would.
    let paste = ActionSelector("paste:")
    guard let input = keyInput, let editor = input as? any UserEditable,
      let target = input.target(forAction: paste, withSender: nil)
    else { return false }
    editor.hasPasted = false
    (input as? View)?.dispatchAction(paste, to: target, for: nil)
    settle()
    return editor.hasPasted
  }

  /// Presses the delete key, so that the first responder deletes the selection or what is before the
  /// caret; returns whether it deleted anything.
  ///
  /// A key that is held deletes whole words.
  @discardableResult
  public func deleteBackward(_ granularity: TextGranularity = .character) -> Bool {
    defer { settle() }
    guard let input = keyInput else { return false }
    if let editor = input as? any UserEditable { return editor.userDelete(granularity) != nil }
    guard input.hasText else { return false }
    input.deleteBackward()
    return true
  }

  /// Presses the return key; returns false without a first responder that takes keys, and while the key
  /// is disabled.
  @discardableResult
  public func pressReturn() -> Bool {
    defer { settle() }
    guard let input = keyInput else { return false }
    if let editor = input as? any UserEditable { return editor.userReturn() }
    input.insertText("\n")
    return true
  }

  /// Selects a stretch of the first responder's text, in UTF-16 units; an empty one is a caret.
  ///
  /// Returns whether it has a text.
  @discardableResult
  public func select(_ range: UTF16Range) -> Bool {
    defer { settle() }
    return (keyInput as? any UserEditable)?.userSelect(range) ?? false
  }

  /// The first responder, if it takes keys.
  private var keyInput: (any KeyInput)? {
    ((root as? Window) ?? root.window)?.firstResponder as? any KeyInput
  }
}
