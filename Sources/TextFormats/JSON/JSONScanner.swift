import Diagnostics

/// Scans JSON (RFC 8259) piece by piece, without recursion, with the place of each error.
package struct JSONScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  package private(set) var index = 0
  /// Indicates whether a list or an object has just begun, so that no comma is next.
  private var isFirst = true

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  package var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  package mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Scans the bracket of a list or an object; returns whether it is there.
  package mutating func begin(_ bracket: Unicode.Scalar) -> Bool {
    skipSpace()
    guard take(bracket) else { return false }
    isFirst = true
    return true
  }

  /// Scans the next key of an object and its colon; nil at the end of the object.
  package mutating func nextKey() throws(JSONError) -> (text: String, range: Range<Int>)? {
    guard try hasNext("}") else { return nil }
    let start = index
    guard byte == UInt8(ascii: "\"") else {
      throw error("expected a key", "Write it in quotation marks.")
    }
    let key = try string()
    let range = start..<index
    skipSpace()
    guard take(":") else { throw error("expected ':' after \(quoted(key))", "Add it.") }
    skipSpace()
    return (key, range)
  }

  /// Scans up to the next element of a list; returns whether there is one.
  package mutating func nextElement() throws(JSONError) -> Bool { try hasNext("]") }

  private mutating func hasNext(_ close: Unicode.Scalar) throws(JSONError) -> Bool {
    skipSpace()
    if take(close) {
      isFirst = false
      return false
    }
    guard isFirst || take(",") else { throw error("expected ',' or '\(close)'", "Add it.") }
    skipSpace()
    if !isFirst, byte == UInt8(ascii: close) {
      throw error("there is a comma before '\(close)'", "Remove it.")
    }
    isFirst = false
    return true
  }

  /// Scans the end of the text.
  package mutating func end() throws(JSONError) {
    skipSpace()
    if byte != nil { throw error("there is more after the end of the value", "Remove it.") }
  }

  /// Scans `true`, `false` or `null`.
  package mutating func word(_ word: String) throws(JSONError) {
    guard bytes[index...].starts(with: word.utf8) else { throw noValue }
    index += word.utf8.count
  }

  /// The error of a byte with which no value begins.
  package var noValue: JSONError {
    byte == nil
      ? error("expected a value, found the end of the file", "Complete it.")
      : error("expected a value", "Write a text, a number, an object or an array.")
  }

  /// Scans a number, and returns it as it is written.
  package mutating func number() throws(JSONError) -> String {
    let start = index
    while let byte, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard Double(text) != nil, digits.first?.isNumber == true,
      digits.count == 1 || digits.first != "0" || !(digits.dropFirst().first?.isNumber ?? false)
    else {
      index = start
      throw error("\(quoted(text)) is not a number", "Write one such as 12 or -0.5.")
    }
    return text
  }

  /// Scans a text.
  package mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case ..<0x20:
        index -= 1
        throw error(
          "there is a control character in a text", "Write \\n, \\t or \\u and its number.")
      default: text.append(byte)
      }
    }
    index = start
    throw error("the text is not closed", "Add the quotation mark.")
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = index - 1
    guard let byte else { throw error("the text is not closed", "Add the quotation mark.") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try unit(from: start)]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: #"\u"#.utf8) {
        let second = index
        index += 2
        let unit = try unit(from: second)
        if UTF16.isTrailSurrogate(unit) { units.append(unit) } else { index = second }
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default:
      index = start
      throw error("there is no such escape", "Write \\\\ for a backslash.")
    }
  }

  private mutating func unit(from start: Int) throws(JSONError) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      index = start
      throw error("expected four hexadecimal digits after \\u", "Write \\u2026 for an ellipsis.")
    }
    index += 4
    return unit
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func error(_ problem: String, _ remedy: String) -> JSONError {
    JSONError(offset: index, problem: problem, remedy: remedy)
  }
}
