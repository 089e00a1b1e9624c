/// A JSON value with the positions of its parts, which decoders do not provide.
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
  /// The range in the text of the file, including quotation marks or brackets.
  var range: Range<Int>

  var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  var items: [JSONTree]? { if case .array(let items) = value { items } else { nil } }
  var string: String? { if case .string(let text) = value { text } else { nil } }
  var int: Int? { if case .number(let text) = value { Int(text) } else { nil } }
  var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }

  /// The value of an object for a key; the last one if the key is duplicated.
  subscript(key: String) -> JSONTree? { members?.last { $0.key == key }?.value }

  /// The kind of value in words.
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
