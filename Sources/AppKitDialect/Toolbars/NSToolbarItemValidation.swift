public import ResponderKit

/// An object that enables and disables items of toolbars, which it is asked before
/// ``NSUserInterfaceValidations`` (`NSToolbarItemValidation`).
@MainActor
public protocol NSToolbarItemValidation: AnyObject {
  /// Returns whether an item of a toolbar is enabled.
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

extension NSToolbarItem {
  /// Whether an object performs the action, and agrees if it validates items.
  final func isValid(_ body: (any NSToolbarItemValidation) -> Bool) -> Bool {
    validator.map { ($0 as? any NSToolbarItemValidation).map(body) ?? agrees($0) } ?? false
  }
}
