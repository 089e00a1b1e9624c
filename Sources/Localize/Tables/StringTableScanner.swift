/// Walks the bytes of an old-style table.
struct StringTableScanner {
  let bytes: [UInt8]
  let path: String
  private let start: Int
  private var index: Int
  /// The line of the byte before which all lines have been counted.
  private var counted: (offset: Int, line: Int)

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    index = start
    counted = (start, 1)
  }

  /// Returns the entry that begins here, nil at the end.
  mutating func nextEntry() throws(StringTableError) -> StringTable.Entry? {
    try skipSpace()
    guard index < bytes.count else { return nil }
    let line = line(at: index)
    let key = try string(what: "a key")
    try skipSpace()
    guard take("=") else {
      throw error("expected '=' after the key '\(key)'. Write \"key\" = \"text\";.")
    }
    try skipSpace()
    let value = try string(what: "a text")
    try skipSpace()
    guard take(";") else { throw error("expected ';' after the text of '\(key)'. Add it.") }
    return StringTable.Entry(key: key, value: value, line: line)
  }

  /// Reads a quoted string, or an unquoted one of letters, digits and `_ $ / : . -`.
  private mutating func string(what: String) throws(StringTableError) -> String {
    if take("\"") { return try quoted() }
    let start = index
    while index < bytes.count, isUnquoted(bytes[index]) { index += 1 }
    guard index > start else { throw error("expected \(what). Write it in quotation marks.") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(StringTableError) -> String {
    let open = index - 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      default: text.append(byte)
      }
    }
    throw error("the text is not closed. Add the quotation mark.", at: open)
  }

  private mutating func escaped() throws(StringTableError) -> [UInt8] {
    guard index < bytes.count else { return [] }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"): return try unicode()
    default: return [byte]
    }
  }

  /// Reads four hexadecimal digits, and four more after the first half of a surrogate pair.
  private mutating func unicode() throws(StringTableError) -> [UInt8] {
    let start = index - 2
    var units = [try hexadecimal(from: start)]
    if UTF16.isLeadSurrogate(units[0]), take("\\U") {
      units.append(try hexadecimal(from: start))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimal(from start: Int) throws(StringTableError) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw error(
        "expected four hexadecimal digits after \\U. Write \\U2026 for an ellipsis.", at: start)
    }
    index += 4
    return unit
  }

  private mutating func skipSpace() throws(StringTableError) {
    while index < bytes.count {
      if isSpace(bytes[index]) {
        index += 1
      } else if starts(with: "//") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if starts(with: "/*") {
        let open = index
        index += 2
        while index < bytes.count, !starts(with: "*/") { index += 1 }
        guard index < bytes.count else {
          throw error("the comment is not closed. Add */.", at: open)
        }
        index += 2
      } else {
        return
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    case UInt8(ascii: "/"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Counts on from the last line that was asked for, so that a table is gone through once.
  private mutating func line(at offset: Int) -> Int {
    counted.line += bytes[counted.offset..<offset].count { $0 == 0x0A }
    counted.offset = offset
    return counted.line
  }

  private func error(_ message: String, at place: Int? = nil) -> StringTableError {
    let before = bytes[start..<(place ?? index)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? start
    return StringTableError(
      path: path, line: before.count { $0 == 0x0A } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1, message: message)
  }
}
