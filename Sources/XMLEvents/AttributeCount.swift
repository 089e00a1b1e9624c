extension XMLReader {
  /// Returns where a start tag with more attributes than the limit begins; nil where there is none.
  ///
  /// The parser looks at all attributes of a tag before it hands over the first, and some millions
  /// of them take it seconds. A document of a megabyte cannot have so many.
  static func tagWithTooManyAttributes(in bytes: UnsafeRawBufferPointer, limit: Int) -> Int? {
    guard bytes.count > 1 << 20 else { return nil }
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      if bytes[index...].starts(with: "!--".utf8) {
        while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
        continue
      }
      if countAttributes(of: bytes, from: &index, limit: limit) > limit { return start }
    }
    return nil
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
