import XMLEvents

/// Builds an element tree from the events of the parser.
///
/// Only the parser's sequential calls access its fields.
final class ElementTreeBuilder: XMLEventHandler {
  @exclusivity(unchecked) private var nodes: [ElementTree.Node] = []
  @exclusivity(unchecked) private var attributes: [ElementTree.Attribute] = []
  @exclusivity(unchecked) private var texts: [UInt8] = []
  @exclusivity(unchecked) private var names = NameTable.known
  @exclusivity(unchecked) private var recentNames =
    [(start: UnsafePointer<UInt8>?, number: Int32)](repeating: (nil, 0), count: 256)
  /// The open elements, outermost first, each with its last child.
  @exclusivity(unchecked) private var open: [(node: Int, lastChild: Int)] = []

  static func tree(
    of source: [UInt8], kinds: ElementKinds = .standard
  ) throws(XMLError) -> ElementTree {
    let builder = ElementTreeBuilder()
    builder.makeRoom(for: source)
    // A typed throw cannot cross the closure.
    let result = source.withUnsafeBytes { bytes -> Result<Void, XMLError> in
      do throws(XMLError) {
        return .success(try XMLEventParser.read(bytes, into: builder))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    return ElementTree(
      nodes: builder.nodes, attributes: builder.attributes, names: builder.names,
      texts: builder.texts, source: source, kinds: kinds)
  }

  /// Reserves the maximum capacity that the document can need.
  ///
  /// Growing would copy, and would need half as much memory again. Unused capacity is never
  /// touched, so it takes no physical memory.
  private func makeRoom(for source: [UInt8]) {
    // Every tag begins with an angle bracket, and every attribute has an equals sign.
    source.withUnsafeBytes { bytes in
      nodes.reserveCapacity(bytes.count(of: UInt8(ascii: "<")))
      attributes.reserveCapacity(bytes.count(of: UInt8(ascii: "=")))
    }
    texts.reserveCapacity(source.count)
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes, tag: Range<Int>) {
    let parent = open.indices.last
    if let parent { dropWhiteSpace(before: parent) }
    let node = nodes.count
    let first = self.attributes.count
    for attribute in attributes {
      let start = UInt32(texts.count)
      texts.append(contentsOf: attribute.value)
      self.attributes.append(
        .init(name: number(of: attribute.name), start: start, end: UInt32(texts.count)))
    }
    nodes.append(
      .init(
        name: number(of: name), parent: Int32(parent.map { open[$0].node } ?? -1),
        firstAttribute: UInt32(first), attributeCount: UInt32(self.attributes.count - first),
        tagStart: UInt32(tag.lowerBound), tagEnd: UInt32(tag.upperBound)))
    if let parent {
      if open[parent].lastChild < 0 {
        nodes[open[parent].node].firstChild = Int32(node)
      } else {
        nodes[open[parent].lastChild].nextSibling = Int32(node)
      }
      open[parent].lastChild = node
    }
    open.append((node, -1))
  }

  /// Returns the number of a name.
  ///
  /// The parser keeps names at fixed addresses, so most are found by address.
  private func number(of name: XMLName) -> Int32 {
    let slot = (Int(bitPattern: name.start) >> 3) & (recentNames.count - 1)
    if recentNames[slot].start == name.start { return recentNames[slot].number }
    let number = names.number(of: name.text)
    recentNames[slot] = (name.start, number)
    return number
  }

  func end(at offset: Int) {
    nodes[open.removeLast().node].end = UInt32(offset)
  }

  /// Keeps the text of an element up to its first child; white space counts if there is no child.
  func text(_ text: XMLText) {
    guard let (node, lastChild) = open.last, lastChild < 0 else { return }
    if nodes[node].textStart == nodes[node].textEnd {
      nodes[node].textStart = UInt32(texts.count)
    }
    texts.append(contentsOf: text)
    nodes[node].textEnd = UInt32(texts.count)
  }

  /// Drops white space before the first child, which is only indentation.
  private func dropWhiteSpace(before parent: Int) {
    guard open[parent].lastChild < 0 else { return }
    let node = open[parent].node
    let (start, end) = (Int(nodes[node].textStart), Int(nodes[node].textEnd))
    guard end > start else { return }
    for index in start..<end where texts[index] > 0x20 { return }
    texts.removeLast(end - start)
    nodes[node].textStart = 0
    nodes[node].textEnd = 0
  }
}
