import Diagnostics

/// The places at which the lines of a file begin.
struct LineStarts {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The number of bytes that continue a scalar before each block, so that a long line takes no longer.
  private let continued: [Int]
  private static let block = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
    self.starts = starts
    var continued = [0]
    for start in stride(from: 0, to: bytes.count, by: Self.block) {
      let block = bytes[start..<min(start + Self.block, bytes.count)]
      continued.append(continued[continued.count - 1] + block.count { $0 & 0xC0 == 0x80 })
    }
    self.continued = continued
  }

  private func continued(before offset: Int) -> Int {
    let block = offset / Self.block
    return continued[block]
      + bytes[(block * Self.block)..<offset].count { $0 & 0xC0 == 0x80 }
  }

  /// Returns the line and the column of a place, both from 1, the column in Unicode scalars.
  func position(of offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // A byte that continues a scalar counts for nothing.
    let start = starts[low]
    let column = offset - start - (continued(before: offset) - continued(before: start)) + 1
    return SourcePosition(line: low + 1, column: column)
  }
}
