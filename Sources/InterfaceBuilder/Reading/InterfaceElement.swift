/// An element of a document, as written there.
///
/// This is a value; it retains its document.
public struct InterfaceElement: Sendable {
  let tree: ElementTree
  let index: Int32

  private var node: ElementTree.Node { tree.nodes[Int(index)] }

  /// The XML name, such as `button`.
  public var name: String { tree.names.names[Int(node.name)] }

  func isNamed(_ name: KnownName) -> Bool { node.name == name.rawValue }

  /// The object id; nil for an element that is not an object.
  public var id: String? { self[.id] }

  /// The text of an attribute as written in the document; nil if it is absent.
  public subscript(attribute: String) -> String? {
    tree.names.existingNumber(of: attribute).flatMap { value(of: $0) }
  }

  subscript(attribute: KnownName) -> String? { value(of: attribute.rawValue) }

  private func value(of name: Int32) -> String? {
    tree.attribute(name, of: index).map { tree.text(from: $0.start, to: $0.end) }
  }

  /// Returns the text of an attribute, of which at most 200 bytes are read and an ellipsis stands for
  /// the rest.
  func brief(_ attribute: KnownName) -> String? {
    tree.attribute(attribute.rawValue, of: index).map { value in
      var end = min(value.end, value.start + 200)
      guard end < value.end else { return tree.text(from: value.start, to: end) }
      // A character is not cut.
      while end > value.start, tree.texts[Int(end)] & 0xC0 == 0x80 { end -= 1 }
      return tree.text(from: value.start, to: end) + "…"
    }
  }

  /// The attributes in document order.
  public var attributeList: [(name: String, value: String)] {
    attributeSlice.map { (tree.names.names[Int($0.name)], tree.text(from: $0.start, to: $0.end)) }
  }

  private var attributeSlice: ArraySlice<ElementTree.Attribute> {
    let first = Int(node.firstAttribute)
    return tree.attributes[first..<first + Int(node.attributeCount)]
  }

  /// The text of an element without children, or the text before its first child.
  public var text: String { tree.text(from: node.textStart, to: node.textEnd) }

  /// The parent of the element; nil for the root.
  public var parent: InterfaceElement? {
    node.parent < 0 ? nil : InterfaceElement(tree: tree, index: node.parent)
  }

  /// The children of the element, in document order.
  public var children: InterfaceChildren {
    InterfaceChildren(tree: tree, upcoming: node.firstChild)
  }

  /// Returns the first child with a name, and with a `key` if one is given.
  public func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    children.first { $0.name == name && (key == nil || $0[.key] == key) }
  }

  func child(_ name: KnownName, key: String? = nil) -> InterfaceElement? {
    tree.child(name, key: key, of: index).map { InterfaceElement(tree: tree, index: $0) }
  }

  /// The descendants of the element, in document order.
  public var descendants: InterfaceDescendants {
    InterfaceDescendants(tree: tree, upcoming: index + 1, end: node.end)
  }
}

extension InterfaceElement: Equatable {
  /// Returns whether both are the same element of the same document in memory.
  public static func == (left: InterfaceElement, right: InterfaceElement) -> Bool {
    left.tree === right.tree && left.index == right.index
  }
}

extension InterfaceElement {
  /// The index of the element in its document, with which loaders associate the objects that they
  /// create.
  package var ordinal: Int { Int(index) }

  /// Returns whether the element is in the document of another one.
  package func isInDocument(of other: InterfaceElement) -> Bool { tree === other.tree }

  /// The element with a number among those of a document.
  package init(in document: InterfaceDocument, ordinal: Int) {
    self.init(tree: document.root.tree, index: Int32(ordinal))
  }
}
