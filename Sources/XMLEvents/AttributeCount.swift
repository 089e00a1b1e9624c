extension XMLEventParser {
  /// Returns the offset of a start tag with more attributes than the limit; nil if there is none.
  ///
  /// libxml2 compares all attributes of a tag with each other before it reports the tag, so a
  /// hundred thousand attributes take seconds.
  static func tagWithTooManyAttributes(in bytes: UnsafeRawBufferPointer, limit: Int) -> Int? {
    // Only angle brackets that are far enough apart leave room for so many attributes.
    let room = limit * #" a="""#.utf8.count
    var index = 0
    while let start = bytes.firstOffset(of: UInt8(ascii: "<"), from: index) {
      index = start + 1
      if let close = closing(of: bytes, at: index) {
        while index < bytes.count, !bytes[index...].starts(with: close) { index += 1 }
      } else if (bytes.firstOffset(of: UInt8(ascii: "<"), from: index) ?? bytes.count) - start
        > room,
        countAttributes(of: bytes, from: &index, limit: limit) > limit
      {
        return start
      }
    }
    return nil
  }

  /// The end delimiter of a comment, CDATA section or processing instruction; nil for a tag.
  private static func closing(
    of bytes: UnsafeRawBufferPointer, at index: Int
  ) -> String.UTF8View? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "?"): return "?>".utf8
    case UInt8(ascii: "!") where bytes[index...].starts(with: "!--".utf8): return "-->".utf8
    case UInt8(ascii: "!") where bytes[index...].starts(with: "![CDATA[".utf8): return "]]>".utf8
    default: return nil
    }
  }

  /// Counts the equals signs outside quotation marks, up to the end of a tag.
  private static func countAttributes(
    of bytes: UnsafeRawBufferPointer, from index: inout Int, limit: Int
  ) -> Int {
    var count = 0
    var quote: UInt8?
    while index < bytes.count, count <= limit {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "=") {
        count += 1
      }
      index += 1
    }
    return count
  }
}
