import FoundationEssentials
import Graphics
import ListModel

/// The position of the items, headers and footers of a flow layout.
struct FlowGeometry {
  var isVertical = true
  var sections: [FlowSection] = []
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
