import XMLEvents

/// Puts an element tree together from the events of the reader.
final class ElementTreeBuilder: XMLEventHandler {
  private var nodes: [ElementTree.Node] = []
  private var attributes: [ElementTree.Attribute] = []
  private var texts: [UInt8] = []
  private var names: [String] = []
  private var nameIndices: [String: Int32] = [:]
  /// The open elements, outermost first, each with its last child and the text seen so far.
  private var open: [(node: Int32, lastChild: Int32, text: [UInt8])] = []

  static func tree(of source: [UInt8]) throws(XMLError) -> ElementTree {
    let builder = ElementTreeBuilder()
    // A typed throw does not pass through the closure.
    let result = source.withUnsafeBytes { bytes -> Result<Void, XMLError> in
      do throws(XMLError) {
        return .success(try XMLReader.read(bytes, into: builder))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    return ElementTree(
      nodes: builder.nodes, attributes: builder.attributes, names: builder.names,
      texts: builder.texts, source: source)
  }

  func start(_ name: XMLText, _ attributes: XMLAttributes, tag: Range<Int>) {
    let node = Int32(nodes.count)
    let first = Int32(self.attributes.count)
    for (name, value) in attributes {
      self.attributes.append(.init(name: index(of: name), value: keep(value)))
    }
    nodes.append(
      .init(
        name: index(of: name), parent: open.last?.node ?? -1, firstAttribute: first,
        attributeCount: Int32(self.attributes.count) - first, tag: tag))
    if let parent = open.indices.last {
      if open[parent].lastChild < 0 {
        nodes[Int(open[parent].node)].firstChild = node
      } else {
        nodes[Int(open[parent].lastChild)].nextSibling = node
      }
      open[parent].lastChild = node
    }
    open.append((node, -1, []))
  }

  func end(at offset: Int) {
    let element = open.removeLast()
    let node = Int(element.node)
    nodes[node].end = offset
    // White space between elements is layout; in an element of text alone every character counts.
    if element.lastChild < 0, !element.text.isEmpty {
      nodes[node].text = keep(element.text)
    }
  }

  func text(_ text: XMLText) {
    if let last = open.indices.last { open[last].text.append(contentsOf: text) }
  }

  private func keep(_ bytes: some Collection<UInt8>) -> Range<Int> {
    let start = texts.count
    texts.append(contentsOf: bytes)
    return start..<texts.count
  }

  private func index(of name: XMLText) -> Int32 {
    // Short names live inside the string, so this makes nothing for most of them.
    let name = String(decoding: name, as: UTF8.self)
    if let known = nameIndices[name] { return known }
    let index = Int32(names.count)
    names.append(name)
    nameIndices[name] = index
    return index
  }
}
