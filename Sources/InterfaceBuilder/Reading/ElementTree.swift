/// A parsed document: every element and attribute, known or unknown, with its position in the
/// bytes.
///
/// Names are numbers and texts are ranges of one buffer, so parsing creates no string per
/// attribute. Offsets fit in 32 bits because the parser rejects larger files.
final class ElementTree: Sendable {
  struct Node {
    var name: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// A range of `attributes`.
    var firstAttribute: UInt32
    var attributeCount: UInt32
    /// A range of `texts`: the character data before the first child, or all of it if there is
    /// none.
    var textStart: UInt32 = 0
    var textEnd: UInt32 = 0
    /// Offsets in `source`: the bounds of the start tag and the end of the element.
    var tagStart: UInt32
    var tagEnd: UInt32
    var end: UInt32 = 0
  }

  struct Attribute {
    var name: Int32
    /// A range of `texts`.
    var start: UInt32
    var end: UInt32
  }

  let nodes: [Node]
  let attributes: [Attribute]
  let names: NameTable
  let texts: [UInt8]
  /// The bytes of the document, for positions.
  let source: [UInt8]
  /// The kinds of elements that are controls and items.
  let kinds: ElementKinds

  init(
    nodes: [Node], attributes: [Attribute], names: NameTable, texts: [UInt8], source: [UInt8],
    kinds: ElementKinds
  ) {
    self.kinds = kinds
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.texts = texts
    self.source = source
  }

  func text(from start: UInt32, to end: UInt32) -> String {
    texts.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)]), as: UTF8.self)
    }
  }
}

// These traversals use indices, because creating an element for each step would retain the tree.
extension ElementTree {
  /// Returns the attribute with a name.
  func attribute(_ name: Int32, of node: Int32) -> Attribute? {
    let first = Int(nodes[Int(node)].firstAttribute)
    for index in first..<first + Int(nodes[Int(node)].attributeCount)
    where attributes[index].name == name { return attributes[index] }
    return nil
  }

  /// Returns the first child with a name, and with a `key` if one is given.
  func child(_ name: KnownName, key: String?, of node: Int32) -> Int32? {
    var next = nodes[Int(node)].firstChild
    while next >= 0 {
      if nodes[Int(next)].name == name.rawValue, key == nil || has(key ?? "", asKeyOf: next) {
        return next
      }
      next = nodes[Int(next)].nextSibling
    }
    return nil
  }

  private func has(_ key: String, asKeyOf node: Int32) -> Bool {
    guard let attribute = attribute(KnownName.key.rawValue, of: node),
      Int(attribute.end - attribute.start) == key.utf8.count
    else { return false }
    return texts[Int(attribute.start)..<Int(attribute.end)].elementsEqual(key.utf8)
  }
}
