/// Delivers a key that goes down: to commands with priority, to the responder chain as a press, to
/// text input and the focus, and to the other commands, until one takes it.
@MainActor
struct KeyDelivery {
  let key: Key
  let press: Press
  let event: InputEvent
  /// The window, or the outermost view without one.
  let root: View

  init(_ key: Key, _ press: Press, _ event: InputEvent, in root: View) {
    (self.key, self.press, self.event, self.root) = (key, press, event, root)
  }

  func begin() {
    let system = FocusSystem.of(root)
    system?.updateIfNeeded()
    let window = root as? Window ?? root.window
    let start = window?.firstResponder ?? system?.focusedResponder ?? root.inputResponder
    let commands = KeyCommandSearch(start: start, root: root)
    if let found = commands.find(key, withPriority: true) {
      return commands.perform(found, for: key)
    }
    press.responderLink = Backlink(start)
    root.note(press, to: start)
    let isForwarded = Responder.deliverToChain { start.pressesBegan([press], with: event) }
    guard isForwarded, !type(into: start, in: window), !(system?.take(key) ?? false) else { return }
    if let found = commands.find(key, withPriority: false) ?? commands.findInMainMenu(key) {
      return commands.perform(found, for: key)
    }
    if root.pressRoleButton(key) { return }
    InteractionRecorder.current?.note(.press(.unusedKey("\(key)")))
  }

  /// Types the key into the first responder; returns whether it takes keys, and this one.
  private func type(into start: Responder, in window: Window?) -> Bool {
    // A responder that was asked may have moved the focus.
    guard let input = (window?.firstResponder ?? start) as? any KeyInput else { return false }
    if let editor = input as? any TakesKeys { return editor.take(key) }
    if key.isReturn, key.modifierFlags.ofCommands.isEmpty {
      input.insertText("\n")
    } else if key.isDelete, key.modifierFlags.ofCommands.isEmpty {
      guard input.hasText else { return false }
      input.deleteBackward()
    } else if let text = key.typedText {
      input.insertText(text)
    } else {
      return false
    }
    return true
  }
}

/// A responder that takes the keys of a hardware keyboard itself, as text controls do.
@MainActor
package protocol TakesKeys: KeyInput {
  /// Whether records do not tell what is typed.
  var hidesKeys: Bool { get }
  /// Types or edits with a key; returns false for a key that has no meaning for the text.
  func take(_ key: Key) -> Bool
}

/// A button whose role has a key of its own, such as Return.
@MainActor
package protocol HasRoleKey: View {
  /// The input of the key; nil for none.
  var roleKey: String? { get }
  /// Does what the key does; returns whether the button is enabled.
  func pressByKey() -> Bool
}

extension View {
  /// Presses the first button on the screen whose role has the key; returns whether there is one.
  final func pressRoleButton(_ key: Key) -> Bool {
    guard key.modifierFlags.ofCommands.isEmpty else { return false }
    let window = self as? Window ?? self.window
    let root = window?.frontController?.viewIfLoaded ?? self
    var rest = [root]
    while let view = rest.popLast() {
      guard view.untouchableReason == nil else { continue }
      if let button = view as? any HasRoleKey, button.roleKey == key.input, button.pressByKey() {
        return true
      }
      rest += view.subviews.reversed()
    }
    return false
  }
}
