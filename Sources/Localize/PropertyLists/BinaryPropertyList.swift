/// Parses a binary property list (CFBinaryPList.c of swift-corelibs-foundation).
///
/// Objects refer to others by number, and many may refer to one. Each is parsed once and shared, so
/// that the memory is that of the file. What the list would take when written out is limited.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [UInt32]
  private let referenceSize: Int
  private let top: Int
  /// The values of the objects that were parsed, by offset, because several may have one.
  private var values: [Int: PropertyList] = [:]
  /// The values that each object holds, itself included, and the bytes of their texts.
  private var sizes: [Int: (values: Int, bytes: Int)] = [:]
  /// The objects that hold the one that is being parsed.
  private var open: Set<Int> = []

  /// The largest size of a list when it is written out.
  private static let largest = (values: 1_000_000, bytes: 64 << 20)

  /// Parses the list in a file.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    return try reader.value(of: reader.top)
  }

  private init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    guard bytes.count >= 40 else { throw broken("it is cut off") }
    let trailer = bytes[(bytes.count - 26)...]
    let offsetSize = Int(trailer[trailer.startIndex])
    referenceSize = Int(trailer[trailer.startIndex + 1])
    func field(_ number: Int) -> Int {
      let start = trailer.startIndex + 2 + number * 8
      return bytes[start..<start + 8].reduce(0) { $0 << 8 | Int($1) } & Int.max
    }
    let (count, table) = (field(0), field(2))
    top = field(1)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count,
      table <= bytes.count, count * offsetSize <= bytes.count - table, top < count
    else { throw broken("its trailer is wrong") }
    offsets = (0..<count).map { number in
      let start = table + number * offsetSize
      let offset = bytes[start..<start + offsetSize].reduce(0) { $0 << 8 | Int($1) } & Int.max
      return UInt32(clamping: offset)
    }
  }

  private mutating func value(of object: Int) throws(PropertyListError) -> PropertyList {
    guard object < offsets.count, Int(offsets[object]) < bytes.count else {
      throw broken("a value is missing")
    }
    let offset = Int(offsets[object])
    if let known = values[offset] { return known }
    guard open.count < 512, open.insert(offset).inserted else {
      throw broken("its values hold each other")
    }
    defer { open.remove(offset) }
    var index = offset
    let marker = bytes[index]
    index += 1
    var size = (values: 1, bytes: 0)
    let value: PropertyList.Value
    switch marker >> 4 {
    case 0x5, 0x7:
      value = .string(String(decoding: try take(try count(marker, &index), &index), as: UTF8.self))
    case 0x6:
      let wide = try take(try count(marker, &index) * 2, &index)
      let units = stride(from: wide.startIndex, to: wide.endIndex, by: 2).map {
        UInt16(wide[$0]) << 8 | UInt16(wide[$0 + 1])
      }
      value = .string(String(decoding: units, as: UTF16.self))
    case 0xA, 0xB, 0xC:
      var items: [PropertyList] = []
      for reference in try references(try count(marker, &index), &index) {
        items.append(try self.value(of: reference))
        try add(reference, to: &size)
      }
      value = .array(items)
    case 0xD: value = .dictionary(try pairs(try count(marker, &index), &index, &size))
    case 0x0: value = .other(marker == 0x08 ? "false" : marker == 0x09 ? "true" : "null")
    case 0x1: value = .other("integer")
    case 0x2: value = .other("real")
    case 0x3: value = .other("date")
    default: value = .other("data")
    }
    if case .string(let text) = value { size.bytes = text.utf8.count }
    let list = PropertyList(value: value, range: 0..<0, contentRange: 0..<0)
    values[offset] = list
    sizes[offset] = size
    return list
  }

  /// Parses the pairs of a dictionary.
  private mutating func pairs(
    _ count: Int, _ index: inout Int, _ size: inout (values: Int, bytes: Int)
  ) throws(PropertyListError) -> [PropertyList.Pair] {
    let keys = try references(count, &index)
    let objects = try references(count, &index)
    var pairs: [PropertyList.Pair] = []
    var known: Set<Int> = []
    for (key, object) in zip(keys, objects) {
      guard let text = try value(of: key).string else { throw broken("a key is no text") }
      guard known.insert(key).inserted else { throw broken("a key is given twice") }
      pairs.append(.init(key: text, keyRange: 0..<0, value: try value(of: object)))
      try add(key, to: &size)
      try add(object, to: &size)
    }
    return pairs
  }

  /// Counts what an object holds, as often as it is held.
  private func add(
    _ object: Int, to size: inout (values: Int, bytes: Int)
  ) throws(PropertyListError) {
    guard let other = sizes[Int(offsets[object])] else { return }
    size.values += other.values
    size.bytes += other.bytes
    guard size.values <= Self.largest.values, size.bytes <= Self.largest.bytes else {
      throw PropertyListError(
        offset: 0, line: 1, column: 1,
        problem:
          "the binary property list shares its values so often that it holds more than "
          + (size.values > Self.largest.values
            ? "\(Self.largest.values) values" : "\(Self.largest.bytes) bytes of text"),
        remedy: "Split the table.")
    }
  }

  /// Returns the count in the low nibble of the marker, or the integer that follows if all bits are
  /// set.
  private func count(_ marker: UInt8, _ index: inout Int) throws(PropertyListError) -> Int {
    guard marker & 0x0F == 0x0F else { return Int(marker & 0x0F) }
    guard let kind = try take(1, &index).first, kind >> 4 == 0x1, kind & 0x0F <= 3 else {
      throw broken("a length is wrong")
    }
    let count = try take(1 << Int(kind & 0x0F), &index).reduce(0) { $0 << 8 | Int($1) }
    guard (0...bytes.count).contains(count) else { throw broken("a length is wrong") }
    return count
  }

  private func references(_ count: Int, _ index: inout Int) throws(PropertyListError) -> [Int] {
    let bytes = try take(count * referenceSize, &index)
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: referenceSize).map { start in
      bytes[start..<start + referenceSize].reduce(0) { $0 << 8 | Int($1) } & Int.max
    }
  }

  private func take(_ count: Int, _ index: inout Int) throws(PropertyListError) -> ArraySlice<UInt8>
  {
    guard count >= 0, count <= bytes.count - index else { throw broken("it is cut off") }
    defer { index += count }
    return bytes[index..<index + count]
  }
}

private func broken(_ what: String) -> PropertyListError {
  PropertyListError(
    offset: 0, line: 1, column: 1,
    problem: "the binary property list is broken: \(what)", remedy: "Restore the file.")
}
