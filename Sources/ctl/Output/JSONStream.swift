/// Writes JSON piece by piece, so that never all of it is in memory.
struct JSONStream {
  /// Whether it is indented, as `JSONEncoder` does, or on one line.
  let isPretty: Bool
  private var bytes: [UInt8] = []

  init(isPretty: Bool) { self.isPretty = isPretty }

  /// Puts a text; lines after the first begin at a depth, unless they are empty.
  mutating func put(_ text: some Sequence<UInt8>, depth: Int = 0) throws {
    let indent = [UInt8](repeating: UInt8(ascii: " "), count: depth * 2)
    var isLineStart = false
    for byte in text {
      if isLineStart, byte != 0x0A { bytes += indent }
      bytes.append(byte)
      isLineStart = byte == 0x0A
      if bytes.count > 1 << 16 { try flush() }
    }
  }

  mutating func put(_ text: String, depth: Int = 0) throws { try put(text.utf8, depth: depth) }

  mutating func put(_ value: JSONValue, depth: Int) throws {
    try put(try value.data(pretty: isPretty), depth: depth)
  }

  mutating func flush() throws {
    try Terminal.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Puts what stands between two elements of an array, or before its first.
  mutating func beginElement(_ number: Int, depth: Int) throws {
    try put(number == 0 ? "" : ",")
    if isPretty { try put("\n" + String(repeating: "  ", count: depth)) }
  }

  /// Ends an array of so many elements; an empty one has an empty line.
  mutating func endArray(of count: Int, depth: Int) throws {
    if isPretty {
      try put((count == 0 ? "\n\n" : "\n") + String(repeating: "  ", count: depth))
    }
    try put("]")
  }
}
