import Graphics
package import ResponderKit

extension Control {
  final func focusHasChanged(in context: FocusUpdateContext) {
    let isLost = context.previouslyFocusedItem === self
    guard isLost || context.nextFocusedItem === self else { return }
    noteChange(.focused, isSet: !isLost)
    if isLost, isPressed {
      isPressed = false
      isHighlighted = false
    }
  }

  /// Begins a press of the select button; returns whether it is one for this control.
  final func beginPress(_ presses: Set<Press>) -> Bool {
    guard isFocused, isEnabled, presses.contains(where: { $0.type == .select }) else {
      return false
    }
    isPressed = true
    isHighlighted = true
    return true
  }

  /// Ends the press of the select button; returns whether one was under way.
  package final func endPress(_ presses: Set<Press>) -> Bool {
    guard isPressed, presses.contains(where: { $0.type == .select }) else { return false }
    isPressed = false
    isHighlighted = false
    return true
  }

  /// Does what the release of the select button does: it sends no events of touches.
  final func performPress(with event: PressesEvent?) {
    guard isEnabled else { return }
    if opensMenuOnTouch, openMenu(at: bounds.center) { return }
    toggleSelectionIfAsked()
    send(.primaryActionTriggered, with: event)
  }
}
