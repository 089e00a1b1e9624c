/// The heights of rows one below the other, and where each begins.
///
/// A change of one height, and the row at a place, take time in the logarithm of the number of rows (a
/// Fenwick tree). Rows of one height take no memory, others 16 bytes each.
package struct RowHeights: Sendable {
  /// The number of rows.
  package let count: Int
  /// The height of rows that have no other.
  private let common: Double
  /// The heights; empty while all rows have one.
  private var heights: [Double] = []
  /// The sums of differences to the common height over ranges of rows; empty while all rows have it.
  private var sums: [Double] = []

  /// Creates rows of one height.
  package init(count: Int, height: Double) { (self.count, common) = (count, height) }

  /// Creates rows of these heights, none of which is negative.
  package init(_ heights: [Double]) {
    self.init(count: heights.count, height: heights.first ?? 0)
    guard let common = heights.first, heights.contains(where: { $0 != common }) else { return }
    self.heights = heights
    sums = heights.map { $0 - common }
    for index in sums.indices {
      let parent = index | (index + 1)
      if parent < count { sums[parent] += sums[index] }
    }
  }

  /// The height of all rows together.
  package var total: Double { offset(of: count) }

  /// Returns where a row begins, as a distance from the first one; the end of the last for the number of
  /// rows.
  package func offset(of row: Int) -> Double {
    var offset = Double(row) * common
    guard !sums.isEmpty else { return offset }
    var index = row - 1
    while index >= 0 {
      offset += sums[index]
      index = (index & (index + 1)) - 1
    }
    return offset
  }

  /// Returns the height of a row.
  package func height(of row: Int) -> Double { heights.isEmpty ? common : heights[row] }

  /// Changes the height of a row.
  package mutating func setHeight(_ height: Double, of row: Int) {
    let difference = height - self.height(of: row)
    guard difference != 0 else { return }
    if sums.isEmpty {
      heights = Array(repeating: common, count: count)
      sums = Array(repeating: 0, count: count)
    }
    heights[row] = height
    var index = row
    while index < count {
      sums[index] += difference
      index |= index + 1
    }
  }

  /// Returns the first row that ends below a distance from the first one; the number of rows if none does.
  package func row(endingBelow distance: Double) -> Int {
    guard !sums.isEmpty else {
      guard distance >= 0 else { return 0 }
      guard common > 0 else { return count }
      return distance / common >= Double(count) ? count : Int(distance / common)
    }
    var (row, rest) = (0, distance)
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = row + step
      if next <= count {
        let height = Double(step) * common + sums[next - 1]
        if height <= rest { (row, rest) = (next, rest - height) }
      }
      step /= 2
    }
    return row
  }
}
