/// A JSON value with the places of its parts, which no decoder tells.
struct JSONTree: Sendable {
  enum Value: Sendable {
    case object([Member])
    case array([JSONTree])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  struct Member: Sendable {
    var key: String
    var keyRange: Range<Int>
    var value: JSONTree
  }

  var value: Value
  /// Where it is in the text of the file, with its quotation marks or brackets.
  var range: Range<Int>

  var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  var items: [JSONTree]? { if case .array(let items) = value { items } else { nil } }
  var string: String? { if case .string(let text) = value { text } else { nil } }
  var int: Int? { if case .number(let text) = value { Int(text) } else { nil } }
  var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }

  /// Returns what an object has for a key; the last one of a duplicate.
  subscript(key: String) -> JSONTree? { members?.last { $0.key == key }?.value }

  /// What the value is, in words.
  var kind: String {
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
