import Graphics

/// The lines of a section, computed along the line and across it.
struct FlowLines {
  /// The room along the line.
  var length: Scalar
  var itemSpacing: Scalar
  var lineSpacing: Scalar

  /// The most items of a line.
  private static let most = 1_000_000

  /// The width by which items may exceed the line, because a width was divided.
  private static let tolerance: Scalar = 1 / 1024

  /// Returns the places of items of the given sizes, whose width is along the line, and the extent
  /// of all lines across.
  func places(of sizes: [Size]) -> (places: [Rect], extent: Scalar) {
    var places: [Rect] = []
    places.reserveCapacity(sizes.count)
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    var across: Scalar = 0
    var first = 0
    while first < sizes.count {
      var last = first
      var used = sizes[first].width
      while last + 1 < sizes.count,
        used + itemSpacing + sizes[last + 1].width <= length + Self.tolerance
      {
        last += 1
        used += itemSpacing + sizes[last].width
      }
      let line = sizes[first...last]
      let height = line.map(\.height).max() ?? 0
      if first > 0 { across += lineSpacing }
      let isLast = last + 1 == sizes.count
      let spread = spread(line, isLast: isLast, isUniform: isUniform)
      var x = spread.start
      for size in line {
        places.append(
          Rect(
            x: x, y: across + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + spread.gap
      }
      across += height
      first = last + 1
    }
    return (places, across)
  }

  /// Returns where a line begins, and the distance between its items.
  private func spread(
    _ line: ArraySlice<Size>, isLast: Bool, isUniform: Bool
  ) -> (start: Scalar, gap: Scalar) {
    var (count, widths) = (line.count, line.reduce(0) { $0 + $1.width })
    if isUniform, let width = line.first?.width, width + itemSpacing > 0 {
      // All lines have the distances of a full one.
      let fitting = (length + itemSpacing + Self.tolerance) / (width + itemSpacing)
      count = fitting.isFinite ? Int(min(max(fitting, 1), Scalar(Self.most))) : 1
      widths = Scalar(count) * width
    } else if isLast {
      return (0, itemSpacing)
    }
    if count == 1 { return (max(0, (length - widths) / 2), 0) }
    return (0, max(itemSpacing, (length - widths) / Scalar(count - 1)))
  }
}
