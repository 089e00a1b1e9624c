/// Receives a document as a stream of events.
///
/// Names and text are UTF-8 whatever the document's encoding, valid only during the call. Offsets
/// and ranges are in the document's own bytes.
package protocol XMLEventHandler: AnyObject {
  /// An element begins; `tag` is the range of its start tag.
  func start(_ name: XMLText, _ attributes: XMLAttributes, tag: Range<Int>)
  /// The innermost element ends before the offset.
  func end(at offset: Int)
  /// A piece of the text of the innermost element; a text may come in several pieces.
  func text(_ text: XMLText)
}

/// UTF-8 that belongs to the parser.
package typealias XMLText = UnsafeBufferPointer<UInt8>

/// The attributes of a start tag in document order.
///
/// The name of an attribute stands at one address for the whole document.
package struct XMLAttributes: Sequence, IteratorProtocol {
  /// Name, value, name, value … and NULL, as expat hands them over.
  var rest: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  package mutating func next() -> (name: XMLText, value: XMLText)? {
    guard let pair = rest, let name = pair[0], let value = pair[1] else { return nil }
    rest = pair + 2
    return (XMLText(cString: name), XMLText(cString: value))
  }
}
