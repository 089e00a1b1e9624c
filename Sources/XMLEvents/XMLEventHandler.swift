/// Receives a document as a stream of events.
///
/// Names and text are UTF-8 whatever the document's encoding, valid only during the call. Offsets
/// and ranges are in the document's own bytes.
package protocol XMLEventHandler: AnyObject {
  /// An element begins; `tag` is the range of its start tag.
  func start(_ name: XMLText, _ attributes: XMLAttributes, tag: Range<Int>)
  /// The innermost element ends before the offset.
  func end(at offset: Int)
  /// A piece of the text between a start tag and the next tag; a text may come in several pieces.
  ///
  /// What follows an end tag is not handed over: in documents and property lists it is layout.
  func text(_ text: XMLText)
}

/// UTF-8 that belongs to the parser.
package typealias XMLText = UnsafeBufferPointer<UInt8>

/// The attributes of a start tag in document order.
package struct XMLAttributes: Sequence, IteratorProtocol {
  /// Name, value, name, value … and NULL, as expat hands them over.
  @usableFromInline var rest: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  init(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) { rest = attributes }

  @inlinable package mutating func next() -> XMLAttribute? {
    guard let pair = rest, let name = pair[0], let value = pair[1] else { return nil }
    rest = pair + 2
    return XMLAttribute(nameStart: name, valueStart: value)
  }
}

/// An attribute; how long its texts are is counted when they are asked for.
package struct XMLAttribute {
  /// Where the name stands: at one address for the whole document.
  package let nameStart: UnsafePointer<CChar>
  @usableFromInline let valueStart: UnsafePointer<CChar>

  @inlinable init(nameStart: UnsafePointer<CChar>, valueStart: UnsafePointer<CChar>) {
    self.nameStart = nameStart
    self.valueStart = valueStart
  }

  package var name: XMLText { XMLText(cString: nameStart) }
  package var value: XMLText { XMLText(cString: valueStart) }
}
