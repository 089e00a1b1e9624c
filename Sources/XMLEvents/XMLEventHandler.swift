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
