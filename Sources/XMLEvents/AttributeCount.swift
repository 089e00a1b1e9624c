extension XMLReader {
  /// Returns where a start tag with more attributes than the limit begins; nil where there is none.
  ///
  /// The parser looks at all attributes of a tag before it hands over the first, and some millions
  /// of them take it seconds. A document of a megabyte cannot have so many.
  static func tagWithTooManyAttributes(in bytes: UnsafeRawBufferPointer, limit: Int) -> Int? {
    // UTF-16 has half as many in the same size, and is left to the parser.
    guard bytes.count > 1 << 20, bytes[0] < 0xFE else { return nil }
    var index = 0
    while let start = bytes.firstOffset(of: UInt8(ascii: "<"), from: index) {
      index = start + 1
      if let close = closing(of: bytes[index...].prefix(8)) {
        while index < bytes.count, !bytes[index...].starts(with: close) { index += 1 }
        continue
      }
      if countAttributes(of: bytes, from: &index, limit: limit) > limit { return start }
    }
    return nil
  }

  /// What ends a comment, a section of characters or an instruction; nil for a tag.
  private static func closing(of begin: Slice<UnsafeRawBufferPointer>) -> String.UTF8View? {
    if begin.starts(with: "!--".utf8) { return "-->".utf8 }
    if begin.starts(with: "![CDATA[".utf8) { return "]]>".utf8 }
    return begin.starts(with: "?".utf8) ? "?>".utf8 : nil
  }

  /// Counts the equals signs outside quotation marks up to the end of a tag.
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
