/// A JSON value; a key whose value is nil is left out.
package enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case null
  case string(String)
  case number(Int)
  case decimal(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
  /// A list whose elements are made while they are written, so that they are never all in memory.
  case lazy(@Sendable () -> AnyIterator<JSONValue>)

  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }

  package init(_ strings: [String]) { self = .list(strings) { .string($0) } }
  package init(_ strings: [String: String]) { self = .object(strings.mapValues { .string($0) }) }

  /// Returns a path; a byte that is not UTF-8 is written as in `\xE9`.
  package static func path(_ path: String) -> JSONValue {
    guard path.unicodeScalars.contains(where: { $0.fileNameByte != nil }) else {
      return .string(path)
    }
    return .string(
      path.unicodeScalars.map { $0.fileNameByte == nil ? String($0) : $0.escapedByte }.joined())
  }

  /// Returns a list with an element for each one of a sequence, made when it is written.
  package static func list<Elements: Sequence & Sendable>(
    _ elements: Elements, _ value: @escaping @Sendable (Elements.Element) -> JSONValue
  ) -> JSONValue {
    .lazy {
      var rest = elements.makeIterator()
      return AnyIterator { rest.next().map(value) }
    }
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

  /// Sets a key to a list that is made while it is written, unless it is empty.
  package mutating func set<Element: Sendable>(
    _ key: String, _ elements: [Element], _ value: @escaping @Sendable (Element) -> JSONValue
  ) {
    if !elements.isEmpty { self[key] = .list(elements, value) }
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
