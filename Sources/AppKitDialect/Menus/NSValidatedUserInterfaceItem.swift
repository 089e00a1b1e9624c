public import ResponderKit

/// An item that is enabled by the object that would perform its action
/// (`NSValidatedUserInterfaceItem`).
@preconcurrency @MainActor
public protocol NSValidatedUserInterfaceItem: AnyObject {
  /// The action.
  var action: ActionSelector? { get }
  /// The target; nil for the responder chain.
  var target: AnyObject? { get }
  /// A number that identifies the item.
  var tag: Int { get }
}

extension NSValidatedUserInterfaceItem {
  /// Returns whether an object performs the action, and agrees if it validates items: it is asked
  /// what the closure asks, if it answers that, otherwise as ``NSUserInterfaceValidations``.
  func isValid<Validation>(_ body: (Validation) -> Bool) -> Bool {
    guard let object = validator else { return false }
    if let validation = object as? Validation { return body(validation) }
    return (object as? any NSUserInterfaceValidations)?.validateUserInterfaceItem(self) ?? true
  }

  /// The object that would perform the action; nil for none.
  private var validator: AnyObject? {
    action.flatMap { NSApplication.shared.target(forAction: $0, to: target, from: self) }
  }
}
