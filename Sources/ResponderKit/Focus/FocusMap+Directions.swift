import Graphics

extension FocusMap {
  /// Returns the item that the focus moves to from another one in a direction; nil for none.
  ///
  /// Candidates are the items and guides beyond the present item: their near edge is not before its
  /// far edge, or both of their edges are beyond its own. Those that overlap its extent across the
  /// direction go first, the nearest edge of them; otherwise the distance across counts double. Of
  /// equal ones the nearest middle goes first, then the first in reading order. A guide passes the
  /// focus on, and is no candidate if it cannot.
  @MainActor
  func nearest(
    to present: Int, _ heading: FocusHeading, _ system: FocusSystem
  ) -> (any FocusItem)? {
    let start = entries[present]
    var candidates: [(cost: FocusDistance, item: any FocusItem)] = []
    for (index, entry) in entries.enumerated()
    where index != present && system.arrowsReach(entry.group, from: start.group) {
      if let distance = FocusDistance(from: start.rect, to: entry.rect, heading, order: index) {
        candidates.append((distance, entry.item))
      }
    }
    for (index, (guide, rect)) in guides.enumerated() {
      let order = entries.count + index
      guard let distance = FocusDistance(from: start.rect, to: rect, heading, order: order) else {
        continue
      }
      let item = guide.preferredFocusEnvironments.lazy
        .compactMap { system.preferredItem(of: $0, self) }.first
      if let item, item !== start.item { candidates.append((distance, item)) }
    }
    return candidates.min { $0.cost < $1.cost }?.item
  }

  /// The group that an item belongs to.
  @MainActor
  static func group(of item: any FocusItem) -> FocusGroup {
    let name = item.environments.lazy.compactMap(\.focusGroupIdentifier).first
    return name.map { .named($0) } ?? .single(.init(item))
  }
}

extension FocusSystem {
  /// Whether an arrow moves from an item of one group to one of another: on a keyboard, arrows stay in
  /// a named group, and go between the items without one.
  func arrowsReach(_ group: FocusGroup, from start: FocusGroup) -> Bool {
    if mode == .remote || group == start { return true }
    if case .single = group, case .single = start { return true }
    return false
  }
}

/// How far a candidate is from the focused item in a direction.
struct FocusDistance: Comparable {
  private let isBeside: Bool
  private let length: Double
  private let offset: Double
  private let order: Int

  /// Measures the distance; nil for a candidate that is not in the direction.
  init?(from start: Rect, to end: Rect, _ heading: FocusHeading, order: Int) {
    let isVertical = heading == .up || heading == .down
    let sign = heading == .up || heading == .left ? -1.0 : 1.0
    let (along, across) = (Extent(start, isVertical, sign), Extent(start, !isVertical, 1))
    let (far, side) = (Extent(end, isVertical, sign), Extent(end, !isVertical, 1))
    guard far.low >= along.high || far.low > along.low && far.high > along.high else { return nil }
    let gap = max(0, far.low - along.high)
    let sideGap = max(0, max(side.low - across.high, across.low - side.high))
    isBeside = !(side.low < across.high && across.low < side.high)
    length = isBeside ? gap + 2 * sideGap : gap
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
    if left.isBeside != right.isBeside { return right.isBeside }
    return (left.length, left.offset, left.order) < (right.length, right.offset, right.order)
  }
}
