/// Parses JSON (RFC 8259) into a tree.
package struct JSONParser {
  /// An object whose members are delivered one at a time instead of being kept.
  package final class Stream {
    let key: String
    /// Takes a member, or nil when the object begins.
    let take: (JSONTree.Member?) -> Void

    package init(key: String, take: @escaping (JSONTree.Member?) -> Void) {
      self.key = key
      self.take = take
    }
  }

  private var scanner: JSONScanner
  private let stream: Stream?
  private var depth = 0

  /// Parses the root value of a text; the members of one object in it may be delivered to a stream.
  package static func read(
    _ bytes: [UInt8], deliveringTo stream: Stream? = nil
  ) throws(JSONError) -> JSONTree {
    var parser = JSONParser(scanner: JSONScanner(bytes), stream: stream)
    parser.scanner.skipSpace()
    let tree = try parser.tree()
    try parser.scanner.end()
    return tree
  }

  private init(scanner: JSONScanner, stream: Stream?) {
    self.scanner = scanner
    self.stream = stream
  }

  private mutating func tree(isStreamed: Bool = false) throws(JSONError) -> JSONTree {
    let start = scanner.index
    guard depth < 512 else {
      throw JSONError(
        offset: start, problem: "values are nested deeper than 512 levels",
        remedy: "Flatten them.")
    }
    depth += 1
    defer { depth -= 1 }
    let value = try value(isStreamed: isStreamed)
    return JSONTree(value: value, range: start..<scanner.index)
  }

  private mutating func value(isStreamed: Bool) throws(JSONError) -> JSONTree.Value {
    guard let byte = scanner.byte else { throw scanner.noValue }
    switch byte {
    case UInt8(ascii: "{"): return .object(try members(isStreamed: isStreamed))
    case UInt8(ascii: "["): return .array(try items())
    case UInt8(ascii: "\""): return .string(try scanner.string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try scanner.number())
    case UInt8(ascii: "t"):
      try scanner.word("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try scanner.word("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try scanner.word("null")
      return .null
    default: throw scanner.noValue
    }
  }

  private mutating func members(isStreamed: Bool) throws(JSONError) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    if isStreamed { stream?.take(nil) }
    _ = scanner.begin("{")
    while let key = try scanner.nextKey() {
      let holdsStream = depth == 1 && key.text == stream?.key
      let value = try tree(isStreamed: holdsStream)
      let member = JSONTree.Member(key: key.text, keyRange: key.range, value: value)
      if isStreamed { stream?.take(member) } else { members.append(member) }
    }
    return members
  }

  private mutating func items() throws(JSONError) -> [JSONTree] {
    var items: [JSONTree] = []
    _ = scanner.begin("[")
    while try scanner.nextElement() { items.append(try tree()) }
    return items
  }
}
