/// Receives a document as a stream of events.
///
/// Names and text are UTF-8 regardless of the document's encoding, and valid only during the call.
/// Offsets and ranges refer to the document's original bytes.
package protocol XMLEventHandler: AnyObject {
  /// Called when an element begins; `tag` is the range of its start tag.
  func start(_ name: XMLName, _ attributes: XMLAttributes, tag: Range<Int>)
  /// Called when the innermost element ends, just before the offset.
  func end(at offset: Int)
  /// Called with a piece of the text between a start tag and the next tag.
  ///
  /// A text may arrive in several pieces.
  ///
  /// Text after an end tag is not delivered, because it is only indentation in documents and
  /// property lists.
  func text(_ text: XMLText)
}

/// UTF-8 text that belongs to the parser.
package typealias XMLText = UnsafeBufferPointer<UInt8>
