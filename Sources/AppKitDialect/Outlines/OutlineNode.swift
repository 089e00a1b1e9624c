/// An item of an outline, with the items in it once they are asked for.
@MainActor
final class OutlineNode {
  let item: Any
  let key: Key
  /// The item around it; nil for an outermost one.
  weak var parent: OutlineNode?
  /// The items in the item; nil until it is expanded first.
  var children: [OutlineNode]?
  var isExpanded = false

  /// The identity of an item: the value, or the object.
  enum Key: Hashable {
    case value(AnyHashable)
    case object(ObjectIdentifier)
  }

  init(_ item: Any, in parent: OutlineNode?) {
    (self.item, self.parent) = (item, parent)
    key = Self.key(of: item)
  }

  /// Returns the identity of an item; traps for a value that cannot be hashed.
  static func key(of item: Any) -> Key {
    if let value = item as? AnyHashable { return .value(value) }
    precondition(
      type(of: item) is AnyClass,
      "an item of an outline is an object or can be hashed: \(type(of: item))")
    return .object(ObjectIdentifier(item as AnyObject))
  }

  /// The items around it, from the inside out.
  var ancestors: some Sequence<OutlineNode> { sequence(first: self, next: \.parent).dropFirst() }
  /// The number of items around it.
  var level: Int { ancestors.reduce(0) { count, _ in count + 1 } }

  /// The items that are shown in the item, in order.
  var shown: [OutlineNode] { inside { $0.isExpanded ? $0.children ?? [] : [] } }
  /// The items in the item that are known, in order.
  var loaded: [OutlineNode] { inside { $0.children ?? [] } }

  private func inside(_ children: (OutlineNode) -> [OutlineNode]) -> [OutlineNode] {
    var (found, open) = ([OutlineNode](), Array(children(self).reversed()))
    while let node = open.popLast() {
      found.append(node)
      open += children(node).reversed()
    }
    return found
  }
}
