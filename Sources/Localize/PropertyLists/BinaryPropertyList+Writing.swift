extension BinaryPropertyList {
  /// Returns a dictionary of texts as a binary property list; equal tables have equal bytes.
  static func bytes(of texts: [String: String]) -> [UInt8] {
    let pairs = texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let count = 1 + pairs.count * 2
    let referenceSize = size(of: count)
    var bytes = Array("bplist00".utf8)
    var offsets = [bytes.count]
    bytes += marker(0xD0, count: pairs.count)
    for number in 1..<count { bytes += big(number, referenceSize) }
    for text in pairs.map(\.key) + pairs.map(\.value) {
      offsets.append(bytes.count)
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        bytes += marker(0x50, count: text.utf8.count) + text.utf8
      } else {
        bytes += marker(0x60, count: text.utf16.count)
        for unit in text.utf16 { bytes += big(Int(unit), 2) }
      }
    }
    let table = bytes.count
    let offsetSize = size(of: table)
    for offset in offsets { bytes += big(offset, offsetSize) }
    return bytes + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
      + big(count, 8) + big(0, 8) + big(table, 8)
  }

  /// Returns a kind of object with its count, which follows if it is 15 or more.
  private static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
    if count < 15 { return [kind | UInt8(count)] }
    let width = size(of: count)
    return [kind | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)] + big(count, width)
  }

  /// Returns the bytes that a number needs: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  private static func big(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
