/// Parses a binary property list (CFBinaryPList.c of swift-corelibs-foundation).
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  /// The remaining number of values to parse, because a value may have many references.
  private var budget = 1_000_000

  /// Parses the list in a file.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    return try reader.value(of: reader.top, depth: 0)
  }

  private let top: Int

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
      return bytes[start..<start + offsetSize].reduce(0) { $0 << 8 | Int($1) } & Int.max
    }
  }

  private mutating func value(of object: Int, depth: Int) throws(PropertyListError) -> PropertyList
  {
    budget -= 1
    guard budget > 0, depth < 512 else { throw broken("its values hold each other") }
    guard object < offsets.count, offsets[object] < bytes.count else {
      throw broken("a value is missing")
    }
    var index = offsets[object]
    let marker = bytes[index]
    index += 1
    let value: PropertyList.Value
    switch marker >> 4 {
    case 0x5:
      value = .string(String(decoding: try take(try count(marker, &index), &index), as: UTF8.self))
    case 0x6:
      let wide = try take(try count(marker, &index) * 2, &index)
      let units = stride(from: wide.startIndex, to: wide.endIndex, by: 2).map {
        UInt16(wide[$0]) << 8 | UInt16(wide[$0 + 1])
      }
      value = .string(String(decoding: units, as: UTF16.self))
    case 0x7:
      value = .string(String(decoding: try take(try count(marker, &index), &index), as: UTF8.self))
    case 0xA, 0xB, 0xC:
      var items: [PropertyList] = []
      for reference in try references(try count(marker, &index), &index) {
        items.append(try self.value(of: reference, depth: depth + 1))
      }
      value = .array(items)
    case 0xD:
      let count = try count(marker, &index)
      let keys = try references(count, &index)
      let values = try references(count, &index)
      value = .dictionary(try pairs(keys, values, depth: depth + 1))
    case 0x0: value = .other(marker == 0x08 ? "false" : marker == 0x09 ? "true" : "null")
    case 0x1: value = .other("integer")
    case 0x2: value = .other("real")
    case 0x3: value = .other("date")
    default: value = .other("data")
    }
    return PropertyList(value: value, range: 0..<0, contentRange: 0..<0)
  }

  private mutating func pairs(
    _ keys: [Int], _ values: [Int], depth: Int
  ) throws(PropertyListError) -> [PropertyList.Pair] {
    var pairs: [PropertyList.Pair] = []
    for (key, object) in zip(keys, values) {
      guard let text = try value(of: key, depth: depth).string else {
        throw broken("a key is no text")
      }
      pairs.append(.init(key: text, keyRange: 0..<0, value: try value(of: object, depth: depth)))
    }
    return pairs
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
