/// Writes JSON incrementally, so the whole output is never in memory.
///
/// The layout is that of `JSONEncoder`: it is indented by two spaces or on one line, and an empty
/// list contains an empty line, which is also Xcode's layout of catalogs. What commands a terminal or
/// reverses a line is escaped, which `JSONEncoder` cannot do. The caller writes the keys of an object in sorted order.
package struct JSONWriter {
  private let isPretty: Bool
  private let depth: Int
  private let escapesMarks: Bool
  private let write: ([UInt8]) throws -> Void
  private var bytes: [UInt8] = []
  /// The number of elements or members in each open list and object, outermost first.
  private var counts: [Int] = []
  /// Indicates whether a key was written and its value is next.
  private var hasKey = false

  /// Creates a writer that delivers chunks of about 64 KiB.
  ///
  /// A value that stands within others of a file has a number of levels around it. A file that keeps
  /// all texts as they are escapes no marks.
  package init(
    isPretty: Bool, depth: Int = 0, escapesMarks: Bool = true,
    to write: @escaping ([UInt8]) throws -> Void
  ) {
    self.isPretty = isPretty
    self.depth = depth
    self.escapesMarks = escapesMarks
    self.write = write
  }

  /// Begins an object: an element of a list, the value of a key, or the root.
  package mutating func beginObject() throws { try begin("{") }

  /// Ends the object.
  package mutating func endObject() throws { try end("}") }

  /// Begins a list.
  package mutating func beginList() throws { try begin("[") }

  /// Ends the list.
  package mutating func endList() throws { try end("]") }

  /// Writes a key of the object; its value is next.
  package mutating func key(_ key: String) throws {
    try next()
    try putQuoted(key)
    put(isPretty ? " : " : ":")
    hasKey = true
  }

  /// Writes a value: an element of a list, the value of a key, or the root.
  ///
  /// Values within values are kept in a list, not on the stack, because menus are deep.
  package mutating func value(_ value: JSONValue) throws {
    var open: [Open] = []
    try begin(value, &open)
    while let last = open.indices.last {
      switch open[last] {
      case .list(let elements):
        if let element = elements.next() {
          try begin(element, &open)
        } else {
          open.removeLast()
          try endList()
        }
      case .object(var members):
        if let (key, member) = members.next() {
          open[last] = .object(members)
          try self.key(key)
          try begin(member, &open)
        } else {
          open.removeLast()
          try endObject()
        }
      }
    }
  }

  /// Writes a value as it is: a number that was read, or null.
  package mutating func literal(_ text: String) throws {
    try next()
    put(text)
  }

  /// Ends the line and flushes the output.
  package mutating func endLine() throws {
    put("\n")
    try flush()
  }

  /// Delivers what has been written so far.
  package mutating func flush() throws {
    try write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension JSONWriter {
  /// A value whose elements or members are being written.
  private enum Open {
    case list(AnyIterator<JSONValue>)
    case object(IndexingIterator<[(key: String, value: JSONValue)]>)
  }

  /// Writes a value, or the beginning of one that has others.
  private mutating func begin(_ value: JSONValue, _ open: inout [Open]) throws {
    switch value {
    case .array(let elements):
      try beginList()
      open.append(.list(AnyIterator(elements.makeIterator())))
      return
    case .lazy(let elements):
      try beginList()
      open.append(.list(elements()))
      return
    case .object(let members):
      try beginObject()
      open.append(.object(members.sorted { $0.key < $1.key }.makeIterator()))
      return
    default: try next()
    }
    switch value {
    case .null: put("null")
    case .string(let text): try putQuoted(text)
    case .number(let number): put("\(number)")
    case .decimal(let number): put(decimal: number)
    case .bool(let bool): put(bool ? "true" : "false")
    case .array, .lazy, .object: break
    }
  }

  /// Writes a number without a decimal point if it has none; JSON has no infinities.
  private mutating func put(decimal number: Double) {
    let text = number.isFinite ? "\(number)" : "0"
    put(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private mutating func begin(_ bracket: String) throws {
    try next()
    put(bracket)
    counts.append(0)
  }

  private mutating func end(_ bracket: String) throws {
    if counts.removeLast() == 0, isPretty { put("\n") }
    beginLine()
    put(bracket)
    try flushIfFull()
  }

  /// Writes the separator before the next element or member.
  private mutating func next() throws {
    guard !hasKey else {
      hasKey = false
      return
    }
    guard let last = counts.indices.last else { return }
    if counts[last] > 0 { put(",") }
    counts[last] += 1
    beginLine()
  }

  private mutating func beginLine() {
    if isPretty { put("\n" + String(repeating: "  ", count: depth + counts.count)) }
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  /// Writes a text in quotation marks.
  private mutating func putQuoted(_ text: String) throws {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      bytes.append(json: scalar, escapesMarks: escapesMarks)
      try flushIfFull()
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func flushIfFull() throws {
    if bytes.count > 1 << 16 { try flush() }
  }
}
