import FoundationEssentials
import Graphics

/// The position of the items, headers and decorations of a compositional layout.
@MainActor
struct ComposedGeometry {
  private var sections: [ComposedSection?] = []
  /// Where the sections begin, in the direction of scrolling.
  private var starts: [Scalar] = []
  private let isVertical: Bool
  private let spacing: Scalar
  private let container: Size
  /// The headers and footers of the whole layout.
  private var boundaries: [BoundaryItem]
  /// Indicates whether everything is mirrored, as in an interface from right to left.
  private let isMirrored: Bool
  /// The extent of everything in the direction of scrolling.
  private var extent: Scalar = 0

  init(
    _ configuration: CollectionViewCompositionalLayoutConfiguration, in container: Size,
    isMirrored: Bool
  ) {
    isVertical = configuration.scrollDirection == .vertical
    spacing = configuration.interSectionSpacing
    (self.container, self.isMirrored) = (container, isMirrored)
    boundaries = configuration.boundarySupplementaryItems.map { BoundaryItem($0, in: container) }
  }

  /// Adds a section; nil has nothing.
  mutating func add(_ section: ComposedSection?) { sections.append(section) }

  /// Computes where the sections begin.
  mutating func place() {
    var end = boundaries.band(atStart: true, isVertical)
    starts = []
    for number in sections.indices {
      sections[number]?.settle()
      let section = sections[number]
      if number > 0 { end += spacing }
      starts.append(end)
      end += section?.extent ?? 0
    }
    extent = end + boundaries.band(atStart: false, isVertical)
  }

  var contentSize: Size {
    isVertical
      ? Size(width: container.width, height: extent) : Size(width: extent, height: container.height)
  }

  // MARK: Measuring

  mutating func setSize(_ size: Size, of key: CollectionItems.ElementKey) {
    guard key.indexPath.count == 2 else { return boundaries.setSize(size, ofKind: key.kind) }
    let number = key.indexPath.section
    guard sections.indices.contains(number) else { return }
    if key.category == .cell {
      sections[number]?.setSize(size, ofItem: key.indexPath.item)
    } else if key.indexPath.item == 0 {
      sections[number]?.setSize(size, ofKind: key.kind)
    }
  }

  /// Scrolls a section that scrolls across the layout until an item is in it; returns whether it did.
  mutating func scroll(to indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return false }
    let former = sections[indexPath.section]?.offset
    sections[indexPath.section]?.scroll(to: indexPath.item)
    return sections[indexPath.section]?.offset != former
  }

  // MARK: Elements

  func item(_ indexPath: IndexPath) -> LayoutElement? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let element = sections[indexPath.section]?.element(indexPath.item, section: indexPath.section)
    return element.map { placed($0, indexPath.section) }
  }

  /// Returns a header, a footer or the like, or what belongs to an item; nil for none.
  func supplementary(_ kind: String, _ indexPath: IndexPath, in bounds: Rect) -> LayoutElement? {
    guard indexPath.count == 2 else { return global(in: bounds).first { $0.kind == kind } }
    let number = indexPath.section
    guard sections.indices.contains(number), let section = sections[number] else { return nil }
    let range = range(of: bounds, in: number)
    let found =
      indexPath.item == 0
      ? section.boundaries(section: number, from: range.first, to: range.last)
        .first { $0.kind == kind } : nil
    let element = found ?? section.belonging(kind, indexPath.item, section: number)
    return element.map { placed($0, number) }
  }

  func decoration(_ kind: String, _ number: Int) -> LayoutElement? {
    guard sections.indices.contains(number) else { return nil }
    let found = sections[number]?.decorations(section: number).first { $0.kind == kind }
    return found.map { placed($0, number) }
  }

  /// Returns the elements in a rectangle; some stay in the bounds of the collection.
  func elements(in rect: Rect, bounds: Rect) -> [LayoutElement] {
    let rect = mirrored(rect)
    let (first, last) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found = global(in: bounds).filter { mirrored($0.frame).overlaps(rect) }
    var number = firstSection(endingBelow: first)
    while number < sections.count, starts[number] < last {
      defer { number += 1 }
      guard let section = sections[number] else { continue }
      let local = offset(rect, by: -starts[number])
      let range = range(of: bounds, in: number)
      let around =
        section.boundaries(section: number, from: range.first, to: range.last)
        + section.decorations(section: number)
      found += around.filter { $0.frame.overlaps(local) }.map { placed($0, number) }
      found += section.items(in: local, section: number).map { placed($0, number) }
    }
    return found
  }

  private func firstSection(endingBelow start: Scalar) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      let end = starts[middle] + (sections[middle]?.extent ?? 0)
      if end <= start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The part of the bounds in the direction of scrolling, from where a section begins.
  private func range(of bounds: Rect, in section: Int) -> (first: Scalar, last: Scalar) {
    let bounds = mirrored(bounds)
    let start = starts[section]
    return isVertical
      ? (bounds.minY - start, bounds.maxY - start) : (bounds.minX - start, bounds.maxX - start)
  }

  /// Returns the headers and footers of the whole layout, kept inside the bounds where they ask for it.
  private func global(in bounds: Rect) -> [LayoutElement] {
    let (room, bounds) = (Rect(origin: .zero, size: contentSize), mirrored(bounds))
    return boundaries.map { boundary in
      var element = boundary.element(in: room, IndexPath(index: 0))
      if boundary.item.pinToVisibleBounds {
        element.frame = element.frame.pinned(
          atStart: boundary.isAtEnd(start: true, isVertical), isVertical,
          from: isVertical ? bounds.minY : bounds.minX, to: isVertical ? bounds.maxY : bounds.maxX,
          within: extent)
        element.zIndex += 1
      }
      element.frame = mirrored(element.frame)
      return element
    }
  }

  private func placed(_ element: LayoutElement, _ section: Int) -> LayoutElement {
    var element = element
    element.frame = mirrored(offset(element.frame, by: starts[section]))
    return element
  }

  private func offset(_ rect: Rect, by distance: Scalar) -> Rect {
    isVertical ? rect.offsetBy(dx: 0, dy: distance) : rect.offsetBy(dx: distance, dy: 0)
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
