/// The elements inside an element, in document order.
public struct InterfaceDescendants: Sequence, IteratorProtocol, Sendable {
  let tree: ElementTree
  var upcoming: Int32
  let end: UInt32

  /// Returns the next element.
  public mutating func next() -> InterfaceElement? {
    guard upcoming < tree.nodes.count, tree.nodes[Int(upcoming)].tagStart < end else { return nil }
    defer { upcoming += 1 }
    return InterfaceElement(tree: tree, index: upcoming)
  }
}
