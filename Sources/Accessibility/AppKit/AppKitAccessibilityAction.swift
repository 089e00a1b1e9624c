/// What AppKit's accessibility lets a reader do with an element: `NSAccessibility.Action`, the raw
/// values without `AX`.
public enum AppKitAccessibilityAction: String, Sendable, Hashable, Codable, CaseIterable {
  case press = "Press"
  case increment = "Increment"
  case decrement = "Decrement"
  case confirm = "Confirm"
  case pick = "Pick"
  case cancel = "Cancel"
  case raise = "Raise"
  case showMenu = "ShowMenu"
  case delete = "Delete"
  case showAlternateUI = "ShowAlternateUI"
  case showDefaultUI = "ShowDefaultUI"
}

extension AccessibilityElement {
  /// What AppKit would call what a reader can do with the element: it is pressed where it responds to
  /// the user, and adjusted where it has that trait.
  public var appKitActions: [AppKitAccessibilityAction] {
    guard isResponsive else { return [] }
    let isAdjustable = traits.contains(.adjustable)
    let isPressed = !isAdjustable || !traits.isDisjoint(with: [.button, .link, .toggleButton])
    return (isPressed ? [.press] : []) + (isAdjustable ? [.increment, .decrement] : [])
  }
}
