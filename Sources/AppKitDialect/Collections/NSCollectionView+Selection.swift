public import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

extension NSCollectionView {
  /// Selects items beside those that are, and scrolls so that they are seen; asks and tells no delegate
  /// (`NSCollectionView.selectItems(at:scrollPosition:)`).
  public final func selectItems(
    at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition = []
  ) {
    select(selected.union(indexPaths))
    scrollToItems(at: indexPaths, scrollPosition: scrollPosition)
  }
  /// Deselects items; asks and tells no delegate (`NSCollectionView.deselectItems(at:)`).
  public final func deselectItems(at indexPaths: Set<IndexPath>) {
    select(selected.subtracting(indexPaths))
  }

  /// The places to which items are scrolled, with AppKit's bits (`NSCollectionView.ScrollPosition`).
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates a place from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
    /// The edge at which lines begin, which is the left one here.
    public static let leadingEdge = ScrollPosition(rawValue: 1 << 6)
    /// The edge at which lines end, which is the right one here.
    public static let trailingEdge = ScrollPosition(rawValue: 1 << 7)
    /// The nearer one of the upper and the lower edge.
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 1 << 9)
    /// The nearer one of the left and the right edge.
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 1 << 8)
  }

  /// Scrolls items to a place; nowhere for no place (`NSCollectionView.scrollToItems(at:scrollPosition:)`).
  public final func scrollToItems(
    at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition
  ) {
    tile()
    let frames = indexPaths.compactMap { layoutAttributesForItem(at: $0)?.frame }
    guard !scrollPosition.isEmpty, let clip = superview as? NSClipView, var all = frames.first
    else { return }
    for frame in frames { all = all.union(frame) }
    let (shown, most) = (clip.bounds, frame.size)
    var origin = shown.origin
    if scrollPosition.contains(.top) { origin.y = all.minY }
    if scrollPosition.contains(.centeredVertically) { origin.y = all.midY - shown.height / 2 }
    if scrollPosition.contains(.bottom) { origin.y = all.maxY - shown.height }
    if !scrollPosition.isDisjoint(with: [.left, .leadingEdge]) { origin.x = all.minX }
    if scrollPosition.contains(.centeredHorizontally) { origin.x = all.midX - shown.width / 2 }
    if !scrollPosition.isDisjoint(with: [.right, .trailingEdge]) {
      origin.x = all.maxX - shown.width
    }
    if scrollPosition.contains(.nearestHorizontalEdge) {
      origin.y = min(max(origin.y, all.maxY - shown.height), all.minY)
    }
    if scrollPosition.contains(.nearestVerticalEdge) {
      origin.x = min(max(origin.x, all.maxX - shown.width), all.minX)
    }
    clip.scroll(
      to: Point(
        x: min(max(origin.x, 0), max(most.width - shown.width, 0)),
        y: min(max(origin.y, 0), max(most.height - shown.height, 0))))
    tile()
  }

  // MARK: Changing

  private func isThere(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.item >= 0
      && path.item < numberOfItems(inSection: path.section)
  }

  /// Selects items that are there.
  final func select(_ paths: Set<IndexPath>) {
    let paths = paths.filter { isThere($0) }
    guard paths != selected else { return }
    selected = paths
    if let start = selectionStart, !paths.contains(start) { selectionStart = nil }
    for (path, item) in shownItems where item.isSelected != paths.contains(path) {
      item.isSelected = paths.contains(path)
    }
    AccessibilityChanges.note()
  }

  /// Selects items as the user does: the delegate is asked about those that leave and those that come, and told of them in the
  /// same order.
  final func choose(_ paths: Set<IndexPath>) {
    var (gone, new) = (selected.subtracting(paths), paths.subtracting(selected))
    if !gone.isEmpty {
      tellDelegate(delegate, "collectionView(_:shouldDeselectItemsAt:)") {
        gone.formIntersection($0.collectionView(self, shouldDeselectItemsAt: gone))
      }
    }
    if !new.isEmpty {
      tellDelegate(delegate, "collectionView(_:shouldSelectItemsAt:)") {
        new.formIntersection($0.collectionView(self, shouldSelectItemsAt: new))
      }
    }
    var result = selected.subtracting(gone).union(new)
    // Where one item is selected, the one that stays keeps its place.
    if !allowsMultipleSelection, result.count > 1 { (result, gone, new) = (selected, [], []) }
    if result.isEmpty, !allowsEmptySelection { return }
    select(result)
    if !gone.isEmpty {
      tellDelegate(delegate, "collectionView(_:didDeselectItemsAt:)") {
        $0.collectionView(self, didDeselectItemsAt: gone)
      }
    }
    if !new.isEmpty {
      tellDelegate(delegate, "collectionView(_:didSelectItemsAt:)") {
        $0.collectionView(self, didSelectItemsAt: new)
      }
    }
  }

  /// Selects as a click says; returns false where there is nothing to do.
  final func click(_ event: NSEvent) -> Bool {
    // A text that refuses to end keeps the click from the collection.
    guard let window, window.firstResponder === self || window.makeFirstResponder(self) else {
      return true
    }
    let point = convert(event.locationInWindow, from: nil)
    guard let path = indexPathForItem(at: point) else {
      if allowsEmptySelection { choose([]) }
      return allowsEmptySelection
    }
    let flags = event.modifierFlags
    if flags.contains(.command), allowsMultipleSelection || selected.contains(path) {
      choose(selected.symmetricDifference([path]))
      selectionStart = selected.contains(path) ? path : selected.max()
    } else if flags.contains(.shift), allowsMultipleSelection, let start = selectionStart {
      let range = min(start, path)...max(start, path)
      choose(Set(allIndexPaths.filter { range.contains($0) }))
    } else {
      choose([path])
      if selected.contains(path) { selectionStart = path }
    }
    return true
  }

  /// Moves the selection as an arrow says; returns false for another key.
  final func pressKey(_ event: NSEvent) -> Bool {
    let all = allIndexPaths
    guard let first = all.first, let last = all.last else { return false }
    let current = selectionStart ?? selected.min()
    let place = current.flatMap { current in all.firstIndex(of: current) }
    let next: IndexPath?
    switch event.command {
    case .moveRight: next = place.map { all[min($0 + 1, all.count - 1)] } ?? first
    case .moveLeft: next = place.map { all[max($0 - 1, 0)] } ?? last
    case .moveDown: next = current.map { neighbor(of: $0, isBelow: true, in: all) } ?? first
    case .moveUp: next = current.map { neighbor(of: $0, isBelow: false, in: all) } ?? last
    default: return false
    }
    guard let next else { return true }
    choose([next])
    if selected == [next] { selectionStart = next }
    scrollToItems(at: [next], scrollPosition: [.nearestHorizontalEdge, .nearestVerticalEdge])
    return true
  }

  /// Returns the item in the next line whose middle is nearest; the item itself in the last line.
  private func neighbor(of path: IndexPath, isBelow: Bool, in all: [IndexPath]) -> IndexPath {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return path }
    let places = all.compactMap { other in
      layoutAttributesForItem(at: other).map { (path: other, frame: $0.frame) }
    }.filter { isBelow ? $0.frame.minY >= frame.maxY : $0.frame.maxY <= frame.minY }
    let nearest = places.min { left, right in
      let (a, b) = (abs(left.frame.midY - frame.midY), abs(right.frame.midY - frame.midY))
      return a != b
        ? a < b : abs(left.frame.midX - frame.midX) < abs(right.frame.midX - frame.midX)
    }
    return nearest?.path ?? path
  }
}
