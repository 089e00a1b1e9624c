import Diagnostics

/// Scans JSON (RFC 8259) piece by piece, with the place of each error.
struct JSONScanner {
  let input: InputText
  var index = 0
  /// Indicates whether a list or an object has just begun, so that no comma is next.
  private var isFirst = true

  init(_ input: InputText) { self.input = input }

  /// Scans the bracket of a list or an object.
  mutating func begin(_ bracket: Unicode.Scalar, _ kind: String) throws(Diagnostic) {
    skipSpace()
    guard take(bracket) else { throw unexpected(kind) }
    isFirst = true
  }

  /// Scans the next key of an object; nil at its end.
  mutating func nextKey() throws(Diagnostic) -> String? {
    guard try hasNext("}") else { return nil }
    let key = try string()
    skipSpace()
    guard take(":") else { throw error("json", "expected ':' after a key", "Add it.") }
    skipSpace()
    return key
  }

  /// Scans up to the next element of a list; returns whether there is one.
  mutating func nextElement() throws(Diagnostic) -> Bool { try hasNext("]") }

  private mutating func hasNext(_ close: Unicode.Scalar) throws(Diagnostic) -> Bool {
    skipSpace()
    if take(close) {
      isFirst = false
      return false
    }
    guard isFirst || take(",") else { throw unexpected("',' or '\(close)'") }
    isFirst = false
    skipSpace()
    return true
  }

  /// Checks that nothing is left.
  mutating func end() throws(Diagnostic) {
    skipSpace()
    if index < input.bytes.count {
      throw error("json", "there is more after the end of the object", "Remove it.")
    }
  }

  /// Scans a whole number.
  mutating func integer(in range: ClosedRange<Int>) throws(Diagnostic) -> Int {
    let start = index
    while let byte, "-+.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: input.bytes[start..<index], as: UTF8.self)
    guard index > start else { throw unexpected("a number") }
    guard let number = Int(text), range.contains(number), "\(number)" == text else {
      throw error(
        "value",
        "'\(text.prefix(40))' is not a number from \(range.lowerBound) to \(range.upperBound)",
        "Correct it.", at: start)
    }
    return number
  }

  /// Scans a text.
  mutating func string() throws(Diagnostic) -> String {
    let start = index
    guard take("\"") else { throw unexpected("a text") }
    var text: [UInt8] = []
    while let byte {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case ..<0x20:
        throw error(
          "json", "there is a control character in a text", "Remove it.", at: index - 1)
      default: text.append(byte)
      }
    }
    throw error("json", "the text is not closed", "The file may be cut; write it again.", at: start)
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(Diagnostic) {
    let start = index - 1
    let simple: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
    ]
    if let byte {
      index += 1
      if let escaped = simple[byte] { return text.append(escaped) }
      if byte == UInt8(ascii: "u"), let scalar = scalar() {
        text += UTF8.encode(scalar) ?? .init()
        return
      }
    }
    throw error("json", "there is no such escape", "Write \\\\ for a backslash.", at: start)
  }

  /// Scans the number of a character, which may be a pair of surrogates.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let high = unit() else { return nil }
    guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) }
    guard take("\\"), take("u"), let low = unit(), UTF16.isTrailSurrogate(low) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(low) & 0x3FF)
  }

  /// Scans four hexadecimal digits; nil if there are none.
  private mutating func unit() -> UInt16? {
    let digits = input.bytes[index...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit) else { return nil }
    index += 4
    return UInt16(text, radix: 16)
  }
}
