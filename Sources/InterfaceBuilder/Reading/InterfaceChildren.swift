/// The children of an element.
public struct InterfaceChildren: Sequence, IteratorProtocol, Sendable {
  let tree: ElementTree
  var upcoming: Int32

  /// Returns the next child.
  public mutating func next() -> InterfaceElement? {
    guard upcoming >= 0 else { return nil }
    defer { upcoming = tree.nodes[Int(upcoming)].nextSibling }
    return InterfaceElement(tree: tree, index: upcoming)
  }
}
