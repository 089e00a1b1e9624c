/// A document as it was read: every element and attribute, known or not, with its place in the
/// bytes.
///
/// Names are numbers and texts are ranges of one buffer, so that reading makes no string for an
/// attribute. Offsets fit 32 bits: the reader takes no file that is larger.
final class ElementTree: Sendable {
  struct Node {
    var name: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// A range of `attributes`.
    var firstAttribute: UInt32
    var attributeCount: UInt32
    /// A range of `texts`: the character data of an element without children, or before its first.
    var textStart: UInt32 = 0
    var textEnd: UInt32 = 0
    /// Offsets in `source`: the start tag, and where the element ends.
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
  /// The document's own bytes, for positions.
  let source: [UInt8]

  init(
    nodes: [Node], attributes: [Attribute], names: NameTable, texts: [UInt8], source: [UInt8]
  ) {
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

// Walks by number: making an element for each step would retain the tree for each.
extension ElementTree {
  /// The attribute of a name.
  func attribute(_ name: Int32, of node: Int32) -> Attribute? {
    let first = Int(nodes[Int(node)].firstAttribute)
    for index in first..<first + Int(nodes[Int(node)].attributeCount)
    where attributes[index].name == name { return attributes[index] }
    return nil
  }

  /// The first child of a name, and of a `key` where that is given.
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
