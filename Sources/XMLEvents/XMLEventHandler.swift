/// Receives a document as a stream of events.
///
/// Names and text are UTF-8 whatever the document's encoding, valid only during the call. Offsets
/// and ranges are in the document's own bytes.
package protocol XMLEventHandler: AnyObject {
  /// An element begins; `tag` is the range of its start tag.
  func start(_ name: XMLName, _ attributes: XMLAttributes, tag: Range<Int>)
  /// The innermost element ends before the offset.
  func end(at offset: Int)
  /// A piece of the text between a start tag and the next tag; a text may come in several pieces.
  ///
  /// What follows an end tag is not handed over: in documents and property lists it is layout.
  func text(_ text: XMLText)
}

/// UTF-8 that belongs to the parser.
package typealias XMLText = UnsafeBufferPointer<UInt8>

/// The name of an element or an attribute, with its prefix.
package struct XMLName {
  /// Where the name stands: at one address for the whole document, followed by a zero byte.
  package let start: UnsafePointer<UInt8>

  @inlinable init(start: UnsafePointer<UInt8>) { self.start = start }

  /// The name as text.
  package var text: XMLText { XMLText(cString: start) }
}

/// An attribute of a start tag.
package struct XMLAttribute {
  package let name: XMLName
  package let value: XMLText
}
