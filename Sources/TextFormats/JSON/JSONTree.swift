/// A JSON value with the positions of its parts, which decoders do not provide.
package struct JSONTree: Sendable {
  package enum Value: Sendable {
    case object([Member])
    case array([JSONTree])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  package struct Member: Sendable {
    package var key: String
    package var keyRange: Range<Int>
    package var value: JSONTree
  }

  package var value: Value
  /// The range in the text of the file, including quotation marks or brackets.
  package var range: Range<Int>

  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  package var items: [JSONTree]? { if case .array(let items) = value { items } else { nil } }
  package var string: String? { if case .string(let text) = value { text } else { nil } }
  package var int: Int? { if case .number(let text) = value { Int(text) } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }

  /// The value of an object for a key; the last one if the key is duplicated.
  package subscript(key: String) -> JSONTree? { members?.last { $0.key == key }?.value }

  /// The kind of value in words.
  package var kind: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

extension JSONTree {
  /// Creates a value without a position.
  package init(_ value: Value) { self.init(value: value, range: 0..<0) }

  /// Creates an object.
  package init(_ members: [(key: String, value: JSONTree)]) {
    self.init(.object(members.map { Member(key: $0.key, keyRange: 0..<0, value: $0.value) }))
  }

  /// Returns the value in Xcode's format, with a number of levels around it.
  package func xcodeText(depth: Int) -> String {
    var text: [UInt8] = []
    var writer = JSONWriter(isPretty: true, depth: depth, escapesMarks: false) { text += $0 }
    // Appending to a text does not fail.
    try? write(to: &writer)
    try? writer.flush()
    return String(decoding: text, as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) throws {
    switch value {
    case .object(let members):
      try writer.beginObject()
      for member in members {
        try writer.key(member.key)
        try member.value.write(to: &writer)
      }
      try writer.endObject()
    case .array(let items):
      try writer.beginList()
      for item in items { try item.write(to: &writer) }
      try writer.endList()
    case .string(let string): try writer.value(.string(string))
    case .number(let number): try writer.literal(number)
    case .bool(let bool): try writer.value(.bool(bool))
    case .null: try writer.literal("null")
    }
  }
}

/// Returns a text in quotation marks, as JSON has it.
///
/// What commands a terminal or reverses a line is escaped unless a file is to keep it.
package func quotedJSON(_ text: String, escapesMarks: Bool = true) -> String {
  var bytes: [UInt8] = [UInt8(ascii: "\"")]
  for scalar in text.unicodeScalars { bytes.append(json: scalar, escapesMarks: escapesMarks) }
  bytes.append(UInt8(ascii: "\""))
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Appends a scalar of a text in quotation marks.
  mutating func append(json scalar: Unicode.Scalar, escapesMarks: Bool) {
    switch scalar {
    case "\"", "\\":
      append(UInt8(ascii: "\\"))
      append(UInt8(truncatingIfNeeded: scalar.value))
    case " "..<"\u{7F}": append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n": self += "\\n".utf8
    case "\r": self += "\\r".utf8
    case "\t": self += "\\t".utf8
    case "\u{8}": self += "\\b".utf8
    case "\u{C}": self += "\\f".utf8
    case _
    where scalar < " " || escapesMarks && (scalar.commandsTerminal || scalar.isBidirectionalMark):
      let digits = String(scalar.value, radix: 16)
      self += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    default: self += UTF8.encode(scalar) ?? .init()
    }
  }
}
