/// An element that is chosen and then does something: UIKit's `UIMenuLeaf`.
@MainActor
public protocol MenuLeaf: MenuElement {
  /// A longer title for where there is room (`UIMenuLeaf.discoverabilityTitle`).
  var discoverabilityTitle: String? { get set }
  /// How a menu shows it (`UIMenuLeaf.attributes`).
  var attributes: MenuElement.Attributes { get set }
  /// The mark beside it (`UIMenuLeaf.state`).
  var state: MenuElement.State { get set }
  /// Who runs it, only while it runs (`UIMenuLeaf.sender`).
  var sender: Any? { get }
  /// Does what it does, for a sender (`UIMenuLeaf.performWithSender(_:target:)`).
  func performWithSender(_ sender: Any?, target: Any?)
}
