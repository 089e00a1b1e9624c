public import ResponderKit

/// An object that enables and disables menu items, which it is asked before
/// ``NSUserInterfaceValidations`` (`NSMenuItemValidation`).
@MainActor
public protocol NSMenuItemValidation: AnyObject {
  /// Returns whether a menu item is enabled.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

extension NSMenuItem {
  /// Whether an object performs the action, and agrees if it validates items.
  final func isValid(_ body: (any NSMenuItemValidation) -> Bool) -> Bool {
    validator.map { ($0 as? any NSMenuItemValidation).map(body) ?? agrees($0) } ?? false
  }
}
