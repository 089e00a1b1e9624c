/// The attributes of a start tag: namespace declarations, then the others in document order.
package struct XMLAttributes: Sequence, IteratorProtocol {
  typealias Pointers = UnsafeMutablePointer<UnsafePointer<UInt8>?>
  /// The prefix and URI of each namespace, as libxml2 passes them.
  var namespaces: Pointers?
  var namespaceCount: Int
  /// The local name, prefix, URI, value start and value end of each attribute.
  var others: Pointers?
  var otherCount: Int
  let names: NameDictionary

  package mutating func next() -> XMLAttribute? {
    if otherCount > 0, namespaceCount == 0, let pointers = others {
      otherCount -= 1
      others = pointers + 5
      guard let name = pointers[0], let start = pointers[3], let end = pointers[4] else {
        preconditionFailure("libxml2 lost an attribute")
      }
      return XMLAttribute(
        name: pointers[1] == nil
          ? XMLName(start: name) : names.name(name, prefix: pointers[1]),
        value: XMLText(start: start, count: end - start))
    }
    guard namespaceCount > 0, let pointers = namespaces, let address = pointers[1] else {
      return nil
    }
    namespaceCount -= 1
    namespaces = pointers + 2
    return XMLAttribute(
      name: names.namespaceDeclaration(prefix: pointers[0]), value: XMLText(cString: address))
  }
}
