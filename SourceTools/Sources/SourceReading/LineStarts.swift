import Diagnostics

/// The places at which the lines of a file begin.
struct LineStarts {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
    self.starts = starts
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
    let column = bytes[starts[low]..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return SourcePosition(line: low + 1, column: column)
  }
}
