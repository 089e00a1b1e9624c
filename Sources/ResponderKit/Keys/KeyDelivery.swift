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
    system?.updateFocusIfNeeded()
    let window = root as? Window ?? root.window
    let start = window?.firstResponder ?? system?.focusedResponder ?? root.inputResponder
    press.hide(for: [start, system?.focusedResponder])
    let commands = KeyCommandSearch(start: start, root: root, press: press, event: event)
    if let found = commands.find(key, withPriority: true) { return commands.perform(found) }
    press.responderLink = Backlink(start)
    root.note(press, to: start)
    let isForwarded = ViewResponder.deliverToChain(.pressesBegan) {
      start.pressesBegan([press], with: event)
    }
    // A responder that was notified may have made another one the first.
    press.hide(for: [window?.firstResponder])
    guard isForwarded, !type(into: window?.firstResponder), !(system?.take(key) ?? false) else {
      return
    }
    if let found = commands.find(key, withPriority: false) ?? commands.findInMainMenu(key) {
      return commands.perform(found)
    }
    if root.pressRoleButton(key) { return }
    InteractionRecorder.current?.note(.press(.unusedKey(press.nameInRecords)))
  }

  /// Types the key into the first responder; returns whether it takes keys, and this one.
  private func type(into responder: ViewResponder?) -> Bool {
    guard let input = responder as? any KeyInput else { return false }
    if let editor = input as? any TakesKeys { return editor.take(key) }
    let isPlain = key.modifierFlags.ofCommands.isEmpty
    if key.isReturn, isPlain {
      input.insertText("\n")
    } else if key.isDelete, isPlain {
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
