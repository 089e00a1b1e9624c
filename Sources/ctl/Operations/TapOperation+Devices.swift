import ControlCore
import InterfaceLoader
import ResponderKit
import TextControls

extension OperatedObject {
  /// Returns what focuses the view and presses buttons of a remote.
  func press(_ buttons: [Press.PressType]) -> Operation {
    {
      if let reason = focus() { return reason }
      for button in buttons { driver.press(button) }
      return nil
    }
  }

  /// Returns what focuses the view, or begins editing its text, and presses keys.
  func press(_ keys: [Key]) -> Operation {
    {
      let reason = isText ? edit() : focus()
      if let reason { return reason }
      var unused: Key?
      for key in keys {
        let before = InteractionRecorder.current?.count ?? 0
        driver.press(key)
        let steps = InteractionRecorder.current?.steps(after: before) ?? []
        if steps.contains(where: \.isUnusedKey) { unused = unused ?? key }
      }
      return unused.map { "nothing takes the key \($0)" }
    }
  }

  private func edit() -> String? {
    let field = (view as? SearchBar)?.searchTextField ?? view
    if !field.isFirstResponder {
      driver.tap(view)
      driver.waitForGestures()
    }
    return field.isFirstResponder ? nil : "\(view.recordName) does not begin editing"
  }

  /// Moves the focus to the view; returns why it is not there then.
  private func focus() -> String? {
    if driver.focus(view) { return nil }
    if let control, !control.isEnabled { return "\(view.recordName) is not enabled" }
    if let obstacle = view.touchObstacle(in: window), obstacle.reason.preventsFocus {
      return obstacle.text
    }
    return "\(view.recordName) cannot be focused"
  }
}

extension InteractionRecord.Step {
  fileprivate var isUnusedKey: Bool {
    if case .press(.unusedKey) = self { true } else { false }
  }
}

extension TapObstacle.Reason {
  /// Whether it keeps the focus away as well as a touch.
  fileprivate var preventsFocus: Bool {
    switch self {
    case .hidden, .interactionDisabled, .transparent: true
    default: false
    }
  }
}
