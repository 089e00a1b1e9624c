/// Writes JSON incrementally, so the whole output is never in memory.
///
/// The output matches that of `JSONEncoder`: it is indented by two spaces or on one line, and an
/// empty list contains an empty line. The caller writes the keys of an object in sorted order.
package struct JSONWriter {
  private let isPretty: Bool
  private let write: ([UInt8]) throws -> Void
  private var bytes: [UInt8] = []
  /// The number of elements or members in each open list and object, outermost first.
  private var counts: [Int] = []
  /// Whether a key was written and its value is next.
  private var hasKey = false

  /// Creates a writer that delivers chunks of about 64 KiB.
  package init(isPretty: Bool, to write: @escaping ([UInt8]) throws -> Void) {
    self.isPretty = isPretty
    self.write = write
  }

  /// Begins an object: an element of a list, the value of a key, or the root.
  package mutating func beginObject() throws { try begin("{") }

  /// Ends the object.
  package mutating func endObject() throws { try end("}") }

  /// Begins a list.
  package mutating func beginList() throws { try begin("[") }

  /// Ends the list.
  package mutating func endList() throws {
    if counts.last == 0, isPretty { put("\n") }
    try end("]")
  }

  /// Writes a key of the object; its value is next.
  package mutating func key(_ key: String) throws {
    try next()
    put(isPretty ? "\"\(key)\" : " : "\"\(key)\":")
    hasKey = true
  }

  /// Writes a value: an element of a list, the value of a key, or the root.
  package mutating func value(_ value: JSONValue) throws {
    try next()
    let indent = [UInt8](repeating: UInt8(ascii: " "), count: counts.count * 2)
    var isLineStart = false
    for byte in try value.data(pretty: isPretty) {
      if isLineStart, byte != 0x0A { bytes += indent }
      bytes.append(byte)
      isLineStart = byte == 0x0A
      try flushIfFull()
    }
  }

  /// Ends the line and flushes the output.
  package mutating func endLine() throws {
    put("\n")
    try flush()
  }

  private mutating func begin(_ bracket: String) throws {
    try next()
    put(bracket)
    counts.append(0)
  }

  private mutating func end(_ bracket: String) throws {
    counts.removeLast()
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
    if isPretty { put("\n" + String(repeating: "  ", count: counts.count)) }
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  private mutating func flushIfFull() throws {
    if bytes.count > 1 << 16 { try flush() }
  }

  private mutating func flush() throws {
    try write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
