public import ResponderKit

/// An item that is enabled by the object that would perform its action
/// (`NSValidatedUserInterfaceItem`).
@MainActor
public protocol NSValidatedUserInterfaceItem: AnyObject {
  /// The action.
  var action: ActionSelector? { get }
  /// The target; nil for the responder chain.
  var target: AnyObject? { get }
  /// A number that identifies the item.
  var tag: Int { get }
}

extension NSValidatedUserInterfaceItem {
  /// The object that would perform the action; nil for none.
  var validator: AnyObject? {
    action.flatMap { NSApplication.shared.target(forAction: $0, to: target, from: self) }
  }

  func agrees(_ object: AnyObject) -> Bool {
    (object as? any NSUserInterfaceValidations)?.validateUserInterfaceItem(self) ?? true
  }
}
