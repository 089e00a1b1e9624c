import Graphics

extension FocusMap {
  /// Returns the item that the focus moves to from another one in a direction; nil for none.
  ///
  /// Candidates are the items and guides beyond the present item that overlap its extent across the
  /// direction: their near edge is not before its far edge, or both of their edges are beyond its own.
  /// Those in the same scroll view go first, and what another scroll view does not show is none. The
  /// smallest gap goes first; of equal ones the nearest middle, then the first in reading order. A
  /// guide passes the focus on, and is no candidate if it cannot.
  @MainActor
  func nearest(
    to present: Int, _ heading: FocusHeading, _ system: FocusSystem
  ) -> (any FocusItem)? {
    let start = entries[present]
    var candidates: [(distance: FocusDistance, item: any FocusItem)] = []
    for (index, entry) in entries.enumerated() where index != present {
      let isInside = start.scrollView != nil && entry.scrollView == start.scrollView
      guard isInside || entry.isShown, system.arrowsReach(entry.group, from: start.group),
        let distance = FocusDistance(
          from: start.rect, to: entry.rect, heading, isInside: isInside, order: index)
      else { continue }
      candidates.append((distance, entry.item))
    }
    for (index, (guide, rect)) in guides.enumerated() {
      guard
        let distance = FocusDistance(
          from: start.rect, to: rect, heading, isInside: false, order: entries.count + index),
        let item = guide.preferredFocusEnvironments.lazy
          .compactMap({ system.preferredItem(of: $0, self) }).first,
        item !== start.item, let end = entry(of: item),
        system.arrowsReach(entries[end].group, from: start.group)
      else { continue }
      candidates.append((distance, item))
    }
    return candidates.min { $0.distance < $1.distance }?.item
  }

  /// The group that an item belongs to.
  @MainActor
  static func group(of item: any FocusItem) -> FocusGroup {
    let name = item.environments.lazy.compactMap(\.focusGroupIdentifier).first
    return name.map { .named($0) } ?? .single(.init(item))
  }
}

extension FocusSystem {
  /// Returns whether an arrow moves from an item of one group to one of another: on a keyboard,
  /// arrows stay in a named group, and go between the items without one.
  func arrowsReach(_ group: FocusGroup, from start: FocusGroup) -> Bool {
    if mode == .remote || group == start { return true }
    if case .single = group, case .single = start { return true }
    return false
  }
}

/// The distance of a candidate from the focused item in a direction.
struct FocusDistance: Comparable {
  private let isOutside: Bool
  private let gap: Double
  private let offset: Double
  private let order: Int

  /// Measures the distance; nil for a candidate that is not in the direction, or only beside it.
  init?(
    from start: Rect, to end: Rect, _ heading: FocusHeading, isInside: Bool, order: Int
  ) {
    let isVertical = heading == .up || heading == .down
    let sign = heading == .up || heading == .left ? -1.0 : 1.0
    let (along, across) = (Extent(start, isVertical, sign), Extent(start, !isVertical, 1))
    let (far, side) = (Extent(end, isVertical, sign), Extent(end, !isVertical, 1))
    guard far.low >= along.high || far.low > along.low && far.high > along.high,
      side.low < across.high, across.low < side.high
    else { return nil }
    isOutside = !isInside
    gap = max(0, far.low - along.high)
    offset = abs(side.low + side.high - across.low - across.high) / 2
    self.order = order
  }

  private struct Extent {
    var low: Double
    var high: Double

    init(_ rect: Rect, _ isVertical: Bool, _ sign: Double) {
      let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
      (self.low, self.high) = sign < 0 ? (-high, -low) : (low, high)
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.isOutside != right.isOutside { return right.isOutside }
    return (left.gap, left.offset, left.order) < (right.gap, right.offset, right.order)
  }
}
