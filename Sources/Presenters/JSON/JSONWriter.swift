/// Writes JSON piece by piece, so that never all of it is in memory.
///
/// What it writes is what `JSONEncoder` would: indented by two blanks or on one line, an empty list with
/// an empty line. Whoever writes an object gives its keys in their order.
package struct JSONWriter {
  private let isPretty: Bool
  private let write: ([UInt8]) throws -> Void
  private var bytes: [UInt8] = []
  /// How many elements or members the open lists and objects have, outermost first.
  private var counts: [Int] = []
  /// Whether a key has been written whose value is next.
  private var hasKey = false

  /// Creates a writer that hands over pieces of some 64 KiB.
  package init(isPretty: Bool, to write: @escaping ([UInt8]) throws -> Void) {
    self.isPretty = isPretty
    self.write = write
  }

  /// Begins an object: an element of a list, the value of a key, or the whole.
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

  /// Writes a value: an element of a list, the value of a key, or the whole.
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

  /// Ends the line, and hands over what has been written.
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

  /// Writes what stands before the next element or member.
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
