/// An action that a reader can perform on an element: AppKit's `NSAccessibility.Action`, raw values
/// without `AX`.
public enum AppKitAccessibilityAction: String, Sendable, Hashable, Codable, CaseIterable {
  /// Clicks the element (`accessibilityPerformPress()`).
  case press = "Press"
  /// Increases the value (`accessibilityPerformIncrement()`).
  case increment = "Increment"
  /// Decreases the value (`accessibilityPerformDecrement()`).
  case decrement = "Decrement"
  /// Confirms, as the Return key does (`accessibilityPerformConfirm()`).
  case confirm = "Confirm"
  /// Selects the element, such as a menu item (`accessibilityPerformPick()`).
  case pick = "Pick"
  /// Cancels the current operation (`accessibilityPerformCancel()`).
  case cancel = "Cancel"
  /// Brings a window to the front (`accessibilityPerformRaise()`).
  case raise = "Raise"
  /// Opens the context menu (`accessibilityPerformShowMenu()`).
  case showMenu = "ShowMenu"
  /// Deletes the content (`accessibilityPerformDelete()`).
  case delete = "Delete"
  /// Shows what hovering reveals (`accessibilityPerformShowAlternateUI()`).
  case showAlternateUI = "ShowAlternateUI"
  /// Goes back to the default UI (`accessibilityPerformShowDefaultUI()`).
  case showDefaultUI = "ShowDefaultUI"
}

extension AccessibilityElement {
  /// The AppKit actions that a reader can perform on the element.
  ///
  /// An element that responds to the user can be pressed. An adjustable one can be incremented and
  /// decremented, and pressed only if it is also a button, a link or a toggle button.
  public var appKitActions: [AppKitAccessibilityAction] {
    guard isResponsive else { return [] }
    let isAdjustable = traits.contains(.adjustable)
    let isPressed = !isAdjustable || !traits.isDisjoint(with: [.button, .link, .toggleButton])
    return (isPressed ? [.press] : []) + (isAdjustable ? [.increment, .decrement] : [])
  }
}
