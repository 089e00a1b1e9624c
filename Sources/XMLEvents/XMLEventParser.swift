/// Parses XML with libxml2's SAX interface.
///
/// Nothing is fetched, only the five predefined entities are expanded, and every limit has its own
/// error.
package enum XMLEventParser {
  /// Parses a whole document.
  package static func read(
    _ bytes: UnsafeRawBufferPointer, limits: XMLLimits = XMLLimits(),
    into handler: any XMLEventHandler
  ) throws(XMLError) {
    guard !bytes.isEmpty else { throw XMLError(.empty) }
    guard bytes.count <= min(limits.bytes, Int(Int32.max)) else {
      throw XMLError(.fileTooLarge(limit: limits.bytes))
    }
    let source = try XMLSource(bytes)
    let error: XMLError? = source.withText(of: bytes) { text in
      if let error = errorBeforeParsing(text, limits: limits) { return error }
      return LibXMLParser.parse(text, source: source, limits: limits, handler: handler)
    }
    if let error { throw error }
  }

  /// Finds errors that libxml2 would report less clearly, or too slowly.
  private static func errorBeforeParsing(
    _ text: UnsafeRawBufferPointer, limits: XMLLimits
  ) -> XMLError? {
    if let offset = text.firstOffset(of: 0) {
      return XMLError(.malformed("there is a NUL byte"), offset: offset, in: text)
    }
    do throws(UTF8.ValidationError) {
      if !text.isASCII {
        _ = try UTF8Span(validating: text.assumingMemoryBound(to: UInt8.self).span)
      }
    } catch {
      return XMLError(
        .malformed("there are bytes that are not UTF-8"), offset: error.byteOffsets.lowerBound,
        in: text)
    }
    if let offset = tagWithTooManyAttributes(in: text, limit: limits.attributes) {
      return XMLError(.tooManyAttributes(limit: limits.attributes), offset: offset, in: text)
    }
    return nil
  }
}
