public import Graphics

/// An element of a document, as it stands there.
///
/// A value; it keeps the document that it belongs to.
public struct InterfaceElement: Sendable {
  let tree: ElementTree
  let index: Int32

  private var node: ElementTree.Node { tree.nodes[Int(index)] }

  /// The XML name, such as `button`.
  public var name: String { tree.names[Int(node.name)] }

  /// The object id; nil for an element that is not an object.
  public var id: String? { self["id"] }

  /// The text of an attribute as in the document; nil where it is absent.
  public subscript(attribute: String) -> String? {
    attributes.first { tree.names[Int($0.name)] == attribute }.map { tree.text($0.value) }
  }

  /// The attributes in document order.
  public var attributeList: [(name: String, value: String)] {
    attributes.map { (tree.names[Int($0.name)], tree.text($0.value)) }
  }

  private var attributes: ArraySlice<ElementTree.Attribute> {
    tree.attributes[Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)]
  }

  /// The text in an element that holds no others.
  public var text: String { tree.text(node.text) }

  /// The element that this one is in; nil for the root.
  public var parent: InterfaceElement? { element(node.parent) }

  /// The elements in this one, in document order.
  public var children: some Sequence<InterfaceElement> {
    sequence(state: node.firstChild) { [tree] next -> InterfaceElement? in
      guard next >= 0 else { return nil }
      defer { next = tree.nodes[Int(next)].nextSibling }
      return InterfaceElement(tree: tree, index: next)
    }
  }

  /// Returns the first child of a name, and of a `key` where that is given.
  public func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The elements in this one at any depth, in document order.
  var descendants: some Sequence<InterfaceElement> {
    (Int(index) + 1..<tree.nodes.count).lazy
      .prefix { [tree, end = node.end] in tree.nodes[$0].tag.lowerBound < end }
      .map { [tree] in InterfaceElement(tree: tree, index: Int32($0)) }
  }

  private func element(_ index: Int32) -> InterfaceElement? {
    index < 0 ? nil : InterfaceElement(tree: tree, index: index)
  }
}

extension InterfaceElement {
  /// The range of the element in the bytes of the document, its end tag included.
  public var byteRange: Range<Int> { node.tag.lowerBound..<node.end }

  /// The line and the column of the element, both counted from 1; the column in UTF-8 bytes.
  public var position: (line: Int, column: Int) {
    let before = tree.source[..<node.tag.lowerBound]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (before.count(where: { $0 == 0x0A }) + 1, node.tag.lowerBound - lineStart + 1)
  }
}

extension InterfaceElement {
  /// A string property: an attribute, or a `string` child where the text does not fit one.
  func string(_ property: String) -> String? {
    self[property] ?? child("string", key: property)?.text
      ?? child("mutableString", key: property)?.text
  }

  /// A property that is YES or NO; nil where it is absent.
  func bool(_ property: String) -> Bool? { self[property].map { $0 == "YES" } }

  /// A rectangle, such as `frame`.
  public func rect(_ property: String) -> Rect? {
    guard let rect = child("rect", key: property), let x = rect.number("x"),
      let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func number(_ attribute: String) -> Double? { self[attribute].flatMap(Double.init) }
}
