import InterfaceBuilder
import ControlCore
import ResponderKit

extension TouchedObject {
  /// Returns what focuses the view and presses buttons of a remote.
  func press(_ buttons: [Press.PressType]) -> PreparedOperation {
    {
      if let reason = focus() { return reason }
      for button in buttons {
        if let reason = effect(of: { driver.press(button) }) { return reason }
      }
      return nil
    }
  }

  /// Returns what focuses the view, or begins editing its text, and presses keys.
  func press(_ keys: [Key]) -> PreparedOperation {
    {
      let text = view.loadable?.editedText
      let reason = text?.isEditable == true ? text.flatMap { edit($0.view) } : focus()
      return reason ?? press(keys: keys)
    }
  }

  /// Presses keys, one after the other; returns why one has no effect.
  func press(keys: [Key]) -> String? {
    for key in keys {
      if key.input == " " || key.isReturn, let control = driver.focusedItem as? Control,
        !control.isFirstResponder
      {
        if let obstacle = control.tapObstacle(in: window) { return obstacle.text }
        if !control.isAccessibilityElement, control.accessibilityElements != nil {
          return "the parts of \(control.recordName) cannot be focused one by one yet"
        }
      }
      if let reason = effect(of: { driver.press(key) }) { return reason }
    }
    return nil
  }

  /// Does something with a device; returns why it has no effect.
  private func effect(of body: () -> Void) -> String? {
    let before = InteractionRecorder.current?.count ?? 0
    body()
    for step in InteractionRecorder.current?.steps(after: before) ?? [] {
      switch step {
      case .press(.unusedKey(let key)): return "nothing takes the key \(key)"
      case .press(.command(let key, _, let action, _, .noPerformer)):
        return "\(key) means \(action), which nothing performs"
      case .press(.command(let key, _, let action, _, .disabled)):
        return "\(key) means \(action), which is disabled now"
      case .focus(.findsNothing(let heading)): return "the focus does not move \(heading)"
      case .focus(.isRefused(let name, let heading)) where heading != []:
        return "\(name) does not let the focus move \(heading)"
      default: break
      }
    }
    return nil
  }

  /// Begins editing: with a finger, or on an Apple TV with the select button.
  private func edit(_ field: View) -> String? {
    if !field.isFirstResponder {
      if document.document.isForTelevision {
        if let reason = focus() { return reason }
        driver.press(.select)
      } else {
        driver.tap(view)
        driver.waitForGestures()
      }
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

extension TapObstacle.Reason {
  /// Indicates whether it keeps the focus away as well as a touch.
  fileprivate var preventsFocus: Bool {
    switch self {
    case .hidden, .interactionDisabled, .transparent, .noExtent: true
    default: false
    }
  }
}
