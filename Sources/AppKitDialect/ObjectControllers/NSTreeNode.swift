public import FoundationEssentials
public import KeyValues

/// A place in the tree of a tree controller, with the object that stands there (`NSTreeNode`).
@preconcurrency @MainActor
public final class NSTreeNode: KeyValueSource {
  /// The observers of the node's values.
  public let keyValueObservers = KeyValueObservers()
  /// The object at the place; nil for the root (`NSTreeNode.representedObject`).
  public let representedObject: Any?
  /// The nodes of the objects in the object, in order (`NSTreeNode.children`).
  public internal(set) var children: [NSTreeNode] = []
  /// The node around it; nil for the root (`NSTreeNode.parent`).
  public internal(set) weak var parent: NSTreeNode?
  /// Indicates whether the object can contain none (`NSTreeNode.isLeaf`).
  public internal(set) var isLeaf = false

  /// The place among the nodes of the parent.
  var place: Int

  init(_ representedObject: Any?, in parent: NSTreeNode?, at place: Int = 0) {
    (self.representedObject, self.parent, self.place) = (representedObject, parent, place)
  }

  /// The places on the way from the root (`NSTreeNode.indexPath`).
  public var indexPath: IndexPath {
    let path = sequence(first: self, next: \.parent).filter { $0.parent != nil }.map(\.place)
    return IndexPath(indexes: path.reversed())
  }

  /// Returns the node at a place below; nil for none (`NSTreeNode.descendant(at:)`).
  public func descendant(at indexPath: IndexPath) -> NSTreeNode? {
    var node: NSTreeNode? = self
    for index in indexPath {
      guard let children = node?.children, children.indices.contains(index) else { return nil }
      node = children[index]
    }
    return node
  }

  /// The object of the node and those that contain it, as far as they are instances of classes.
  var objectsAround: [Any] {
    sequence(first: self, next: \.parent).compactMap(\.representedObject)
      .filter { type(of: $0) is AnyClass }
  }

  /// The node and all below it, from the top.
  var all: [NSTreeNode] {
    var (found, open) = ([NSTreeNode](), [self])
    while let node = open.popLast() {
      found.append(node)
      open += node.children.reversed()
    }
    return found
  }

  /// Returns the value of a key: that of the node, otherwise that of its object.
  public func value(forKey key: String) throws(KeyValueError) -> Any? {
    switch key {
    case "self": return self
    case "representedObject": return representedObject
    case "children", "childNodes": return children
    case "isLeaf", "leaf": return isLeaf
    default: return try KeyValues.value(of: representedObject, [key])
    }
  }

  /// Sets a value of the object.
  public func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    guard let source = representedObject as? any KeyValueSource else {
      throw .readOnlyKey(key, of: "NSTreeNode")
    }
    try source.setValue(value, forKey: key)
  }

  // Nodes go one after another, because one within the other would need a stack as deep.
  isolated deinit {
    var rest = children
    children = []
    while var node = rest.popLast() {
      if isKnownUniquelyReferenced(&node) {
        rest += node.children
        node.children = []
      }
    }
  }
}
