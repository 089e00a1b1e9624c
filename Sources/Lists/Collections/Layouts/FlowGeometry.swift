import FoundationEssentials
import Graphics

/// The position of the items, headers and footers of a flow layout.
struct FlowGeometry {
  /// The place of a section, from its header to its footer.
  struct Section {
    var header: Rect?
    var items: [Rect]
    var footer: Rect?
    var start: Scalar
    var end: Scalar
  }

  var isVertical = true
  var sections: [Section] = []
  var contentSize = Size.zero

  func item(_ indexPath: IndexPath) -> Rect? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The headers and footers that stay in the bounds.
  struct Pinning {
    var bounds: Rect
    var headers: Bool
    var footers: Bool
  }

  func supplementary(_ kind: String, _ number: Int, _ pinning: Pinning) -> LayoutElement? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard isHeader || kind == CollectionView.elementKindSectionFooter,
      let frame = isHeader ? section.header : section.footer
    else { return nil }
    var element = LayoutElement(
      kind: kind, indexPath: IndexPath(item: 0, section: number), frame: frame)
    guard isHeader ? pinning.headers : pinning.footers else { return element }
    let (bounds, origin) = (
      pinning.bounds, isVertical ? Point(x: 0, y: section.start) : Point(x: section.start, y: 0)
    )
    let (first, last) =
      isVertical
      ? (bounds.minY - section.start, bounds.maxY - section.start)
      : (bounds.minX - section.start, bounds.maxX - section.start)
    element.frame = frame.offsetBy(dx: -origin.x, dy: -origin.y).pinned(
      atStart: isHeader, isVertical, from: first, to: last, within: section.end - section.start
    ).offsetBy(dx: origin.x, dy: origin.y)
    element.zIndex = 1
    return element
  }

  func elements(in rect: Rect, bounds pinning: Pinning) -> [LayoutElement] {
    let (first, last) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [LayoutElement] = []
    for (number, section) in sections.enumerated()
    where section.end >= first && section.start <= last {
      let kinds = [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ]
      found += kinds.compactMap { supplementary($0, number, pinning) }.filter {
        $0.frame.overlaps(rect)
      }
      for (item, frame) in section.items.enumerated() where frame.overlaps(rect) {
        found.append(
          LayoutElement(indexPath: IndexPath(item: item, section: number), frame: frame))
      }
    }
    return found
  }
}

extension Rect {
  /// Returns whether the rectangles have more in common than an edge.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// The lines of a section, computed along the line and across it.
struct FlowLines {
  /// The room along the line.
  var length: Scalar
  var itemSpacing: Scalar
  var lineSpacing: Scalar

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
      count = max(1, Int((length + itemSpacing + Self.tolerance) / (width + itemSpacing)))
      widths = Scalar(count) * width
    } else if isLast {
      return (0, itemSpacing)
    }
    if count == 1 { return (max(0, (length - widths) / 2), 0) }
    return (0, max(itemSpacing, (length - widths) / Scalar(count - 1)))
  }
}
