import FoundationEssentials

/// A JSON value; a key whose value is nil is left out.
package enum JSONValue: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case string(String)
  case number(Int)
  case decimal(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }

  package init(_ strings: [String]) { self = .array(strings.map { .string($0) }) }
  package init(_ strings: [String: String]) { self = .object(strings.mapValues { .string($0) }) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    // JSON has no other numbers.
    case .decimal(let number): try container.encode(number.isFinite ? number : 0)
    case .bool(let bool): try container.encode(bool)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// Returns the value as text with sorted keys and unescaped slashes, as the schema requires.
  package func text(pretty: Bool) throws -> String {
    String(decoding: try data(pretty: pretty), as: UTF8.self)
  }

  package func data(pretty: Bool) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      pretty
      ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      : [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }
}

extension [String: JSONValue] {
  /// Sets a key unless there is no value.
  package mutating func set(_ key: String, _ value: JSONValue?) {
    if let value { self[key] = value }
  }

  /// Sets a key unless there is no value.
  package mutating func set(_ key: String, _ value: String?) {
    if let value { self[key] = .string(value) }
  }

  /// Sets a key unless the list is empty.
  package mutating func set(_ key: String, _ values: [JSONValue]) {
    if !values.isEmpty { self[key] = .array(values) }
  }

  /// Sets a key unless the object is empty.
  package mutating func set(_ key: String, _ values: [String: JSONValue]) {
    if !values.isEmpty { self[key] = .object(values) }
  }

  /// Sets a key unless the object is empty.
  package mutating func set(_ key: String, _ values: [String: String]) {
    if !values.isEmpty { self[key] = JSONValue(values) }
  }
}
