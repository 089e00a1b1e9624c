/// An element that performs an action when it is chosen: UIKit's `UIMenuLeaf`.
@preconcurrency @MainActor
public protocol MenuLeaf: MenuElement {
  /// A longer title for where there is space (`UIMenuLeaf.discoverabilityTitle`).
  var discoverabilityTitle: String? { get set }
  /// The attributes with which a menu shows the element (`UIMenuLeaf.attributes`).
  var attributes: MenuElement.Attributes { get set }
  /// The checkmark state of the element (`UIMenuLeaf.state`).
  var state: MenuElement.State { get set }
  /// The object that runs the element; nil unless the element is running (`UIMenuLeaf.sender`).
  var sender: Any? { get }
  /// Performs the element for a sender (`UIMenuLeaf.performWithSender(_:target:)`).
  func performWithSender(_ sender: Any?, target: Any?)
}
