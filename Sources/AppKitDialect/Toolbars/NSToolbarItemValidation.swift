/// An object that validates items of toolbars (`NSToolbarItemValidation`).
///
/// It is asked in preference to ``NSUserInterfaceValidations``.
@preconcurrency @MainActor
public protocol NSToolbarItemValidation: AnyObject {
  /// Returns whether an item of a toolbar is enabled.
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
