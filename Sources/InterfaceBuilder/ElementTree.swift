/// A document as it was read: every element and attribute, known or not, with its place in the
/// bytes.
///
/// Names are numbers and texts are ranges of one buffer, so that reading makes no string for an
/// attribute.
final class ElementTree: Sendable {
  struct Node {
    var name: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// A range of `attributes`.
    var firstAttribute: Int32
    var attributeCount: Int32
    /// A range of `texts`: the character data directly in the element.
    var text = 0..<0
    /// Ranges of `source`: the start tag, and where the element ends.
    var tag: Range<Int>
    var end = 0
  }

  struct Attribute {
    var name: Int32
    /// A range of `texts`.
    var value: Range<Int>
  }

  let nodes: [Node]
  let attributes: [Attribute]
  let names: [String]
  let texts: [UInt8]
  /// The document's own bytes, for positions.
  let source: [UInt8]

  init(
    nodes: [Node], attributes: [Attribute], names: [String], texts: [UInt8], source: [UInt8]
  ) {
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.texts = texts
    self.source = source
  }

  func text(_ range: Range<Int>) -> String { String(decoding: texts[range], as: UTF8.self) }
}
