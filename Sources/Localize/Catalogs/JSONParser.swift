import Diagnostics

/// Parses JSON (RFC 8259).
struct JSONParser {
  /// An object whose members are delivered one at a time instead of being kept.
  final class Stream {
    let key: String
    /// Takes a member, or nil when the object begins.
    let take: (JSONTree.Member?) -> Void

    init(key: String, take: @escaping (JSONTree.Member?) -> Void) {
      self.key = key
      self.take = take
    }
  }

  private let bytes: [UInt8]
  private let stream: Stream?
  private var index = 0
  private var depth = 0

  /// Parses the root value of a text; the members of one object in it may be delivered to a stream.
  static func read(
    _ bytes: [UInt8], deliveringTo stream: Stream? = nil
  ) throws(JSONError) -> JSONTree {
    var reader = JSONParser(bytes: bytes, stream: stream)
    reader.skipSpace()
    let tree = try reader.tree()
    reader.skipSpace()
    guard reader.index == bytes.count else {
      throw reader.error("there is more after the end of the value", "Remove it.")
    }
    return tree
  }

  private init(bytes: [UInt8], stream: Stream?) {
    self.bytes = bytes
    self.stream = stream
  }

  private mutating func tree(isStreamed: Bool = false) throws(JSONError) -> JSONTree {
    let start = index
    guard depth < 512 else {
      throw error("values are nested deeper than 512 levels", "Flatten them.")
    }
    depth += 1
    defer { depth -= 1 }
    guard let byte else {
      throw error("expected a value, found the end of the file", "Complete it.")
    }
    let value: JSONTree.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try members(isStreamed: isStreamed))
    case UInt8(ascii: "["): value = .array(try items())
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    default: throw error("expected a value", "Write a text, a number, an object or an array.")
    }
    return JSONTree(value: value, range: start..<index)
  }

  private mutating func members(isStreamed: Bool) throws(JSONError) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    if isStreamed { stream?.take(nil) }
    try list(until: "}") { (reader: inout JSONParser) throws(JSONError) in
      let start = reader.index
      guard reader.byte == UInt8(ascii: "\"") else {
        throw reader.error("expected a key", "Write it in quotation marks.")
      }
      let key = try reader.string()
      let range = start..<reader.index
      reader.skipSpace()
      guard reader.take(":") else {
        throw reader.error("expected ':' after \(quoted(key))", "Add it.")
      }
      reader.skipSpace()
      let holdsStream = reader.depth == 1 && key == reader.stream?.key
      let value = try reader.tree(isStreamed: holdsStream)
      let member = JSONTree.Member(key: key, keyRange: range, value: value)
      if isStreamed { reader.stream?.take(member) } else { members.append(member) }
    }
    return members
  }

  private mutating func items() throws(JSONError) -> [JSONTree] {
    var items: [JSONTree] = []
    try list(until: "]") { (reader: inout JSONParser) throws(JSONError) in
      items.append(try reader.tree())
    }
    return items
  }

  /// Parses a comma-separated list.
  private mutating func list(
    until close: Unicode.Scalar, _ item: (inout JSONParser) throws(JSONError) -> Void
  ) throws(JSONError) {
    index += 1
    skipSpace()
    if take(close) { return }
    while true {
      try item(&self)
      skipSpace()
      if take(close) { return }
      guard take(",") else { throw error("expected ',' or '\(close)'", "Add it.") }
      skipSpace()
      if byte == UInt8(ascii: close) {
        throw error("there is a comma before '\(close)'", "Remove it.")
      }
    }
  }

  private mutating func string() throws(JSONError) -> String {
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
      if UTF16.isLeadSurrogate(units[0]), byteIs("\\", at: index), byteIs("u", at: index + 1) {
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

  private mutating func number() throws(JSONError) -> String {
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

  private mutating func word(
    _ word: String, _ value: JSONTree.Value
  ) throws(JSONError) -> JSONTree.Value {
    guard bytes[index...].starts(with: word.utf8) else {
      throw error("expected a value", "Write a text, a number, an object or an array.")
    }
    index += word.utf8.count
    return value
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func byteIs(_ character: Unicode.Scalar, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byteIs(character, at: index) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private func error(_ problem: String, _ remedy: String) -> JSONError {
    JSONError(offset: index, problem: problem, remedy: remedy)
  }
}
