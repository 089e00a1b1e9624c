/// An object that validates menu items (`NSMenuItemValidation`).
///
/// It is asked in preference to ``NSUserInterfaceValidations``.
@preconcurrency @MainActor
public protocol NSMenuItemValidation: AnyObject {
  /// Returns whether a menu item is enabled.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
