/// An object that enables and disables the items whose actions it performs
/// (`NSUserInterfaceValidations`).
@preconcurrency @MainActor
public protocol NSUserInterfaceValidations: AnyObject {
  /// Returns whether an item is enabled.
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
