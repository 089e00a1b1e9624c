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
