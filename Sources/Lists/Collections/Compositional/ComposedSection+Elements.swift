import FoundationEssentials
import Graphics

extension ComposedSection {
  private func start(of group: Int) -> Point {
    let along = Scalar(groups.extents.offset(of: group)) - offset
    let corner = Point(x: corner.x + margins.leading, y: corner.y + margins.top)
    return groupsAreBelowEachOther
      ? Point(x: corner.x, y: corner.y + along) : Point(x: corner.x + along, y: corner.y)
  }

  /// Returns an item; nil for one that doesn't exist.
  func element(_ item: Int, section number: Int) -> LayoutElement? {
    guard item >= 0, item < count, groups.extents.count > 0 else { return nil }
    let group = groups.group(of: item)
    let (leaves, index) = (groups.layout(of: group).leaves, item - groups.firstItem(of: group))
    guard leaves.indices.contains(index) else { return nil }
    return element(leaves[index], item, start(of: group), number)
  }

  private func element(
    _ leaf: GroupLayout.Leaf, _ item: Int, _ start: Point, _ number: Int
  ) -> LayoutElement {
    LayoutElement(
      indexPath: IndexPath(item: item, section: number),
      frame: leaf.frame.offsetBy(dx: start.x, dy: start.y), zIndex: leaf.zIndex,
      estimates: leaf.estimates)
  }

  /// Returns the items in a rectangle, and what belongs to them.
  func items(in rect: Rect, section number: Int) -> [LayoutElement] {
    let extents = groups.extents
    let (first, last) =
      groupsAreBelowEachOther
      ? (rect.minY - corner.y - margins.top, rect.maxY - corner.y - margins.top)
      : (rect.minX - corner.x - margins.leading, rect.maxX - corner.x - margins.leading)
    var found: [LayoutElement] = []
    // What belongs to an item may be outside of it.
    var group = max(0, extents.row(endingBelow: Double(first + offset)) - 1)
    while group < extents.count, Scalar(extents.offset(of: max(0, group - 1))) - offset < last {
      let (layout, start) = (groups.layout(of: group), start(of: group))
      let item = groups.firstItem(of: group)
      for (index, leaf) in layout.leaves.enumerated() {
        let element = element(leaf, item + index, start, number)
        found.append(element)
        found += leaf.belonging.map {
          self.element(of: $0, $0.frame(at: element.frame), element.indexPath)
        }
      }
      found += layout.belonging.map {
        element(
          of: $0.item, $0.frame.offsetBy(dx: start.x, dy: start.y),
          IndexPath(item: item + $0.leaf, section: number))
      }
      group += 1
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  private func element(
    of item: CollectionLayoutSupplementaryItem, _ frame: Rect, _ indexPath: IndexPath
  ) -> LayoutElement {
    LayoutElement(
      kind: item.elementKind, indexPath: indexPath, frame: frame, zIndex: item.zIndex,
      estimates: item.layoutSize.estimates)
  }

  /// Returns what belongs to an item; nil for another kind.
  func belonging(_ kind: String, _ item: Int, section number: Int) -> LayoutElement? {
    guard let element = element(item, section: number) else { return nil }
    let group = groups.group(of: item)
    let (layout, start) = (groups.layout(of: group), start(of: group))
    let index = item - groups.firstItem(of: group)
    if let badge = layout.leaves[index].belonging.first(where: { $0.elementKind == kind }) {
      return self.element(of: badge, badge.frame(at: element.frame), element.indexPath)
    }
    return layout.belonging.first { $0.item.elementKind == kind && $0.leaf == index }
      .map {
        self.element(of: $0.item, $0.frame.offsetBy(dx: start.x, dy: start.y), element.indexPath)
      }
  }

  /// Returns the headers and footers, kept inside a range of the layout where they ask for it.
  func boundaries(section number: Int, from first: Scalar, to last: Scalar) -> [LayoutElement] {
    boundaries.map { boundary in
      var element = boundary.element(in: boundaryRoom, IndexPath(item: 0, section: number))
      if boundary.item.pinToVisibleBounds {
        element.frame = element.frame.pinned(
          atStart: boundary.isAtEnd(start: true, isVertical), isVertical, from: first, to: last,
          within: extent)
        element.zIndex += 1
      }
      return element
    }
  }

  /// Returns the decorations behind the section.
  func decorations(section number: Int) -> [LayoutElement] {
    section.decorationItems.map { item in
      let insets = item.contentInsets
      return LayoutElement(
        kind: item.elementKind, isDecoration: true,
        indexPath: IndexPath(item: 0, section: number),
        frame: Rect(
          x: frame.minX + insets.leading, y: frame.minY + insets.top,
          width: max(0, frame.width - insets.leading - insets.trailing),
          height: max(0, frame.height - insets.top - insets.bottom)),
        zIndex: item.zIndex)
    }
  }

  /// The room of headers and footers, which are outside of the insets in the direction of scrolling.
  private var boundaryRoom: Rect {
    guard section.supplementariesFollowContentInsets else { return frame }
    var room = frame
    if isVertical {
      room.origin.x += insets.leading
      room.size.width -= insets.leading + insets.trailing
    } else {
      room.origin.y += insets.top
      room.size.height -= insets.top + insets.bottom
    }
    return room
  }
}
