/// An item of an outline, with the items in it once they are asked for.
@MainActor
final class OutlineNode {
  let item: Any
  let key: Key
  private(set) weak var parent: OutlineNode?
  let level: Int
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
    level = (parent?.level ?? -1) + 1
  }

  /// Returns the identity of an item; traps for a value that cannot be hashed.
  static func key(of item: Any) -> Key {
    if let value = item as? AnyHashable { return .value(value) }
    precondition(
      type(of: item) is AnyClass,
      "an item of an outline is an object or can be hashed: \(type(of: item))")
    return .object(ObjectIdentifier(item as AnyObject))
  }

  /// The items that are shown in the item, in order.
  var shown: [OutlineNode] {
    var (found, open) = ([OutlineNode](), [OutlineNode]())
    open = (isExpanded ? children ?? [] : []).reversed()
    while let node = open.popLast() {
      found.append(node)
      if node.isExpanded { open += (node.children ?? []).reversed() }
    }
    return found
  }
}
