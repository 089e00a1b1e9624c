import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

extension CollectionView {
  /// Notifies the data source of the items of the next screenful, and of those that are not needed after all.
  final func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, items.placed == nil, !bounds.isEmpty else {
      return
    }
    var rect = bounds
    let isSideways = contentSize.height <= bounds.height
    let (start, length) =
      isSideways ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
    let range = items.prefetched.range(after: Double(start), Double(length))
    if isSideways {
      rect.origin.x = Scalar(range.from)
    } else {
      rect.origin.y = Scalar(range.from)
    }
    let needed = (prepared.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.overlaps(rect)
        && has($0.indexPath)
    }.map(\.indexPath)
    let shown = Set(items.cells.keys)
    let gone = items.prefetched.cancel(allBut: needed, shown: shown)
    if !gone.isEmpty {
      let epoch = items.epoch
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone)
      // After a change of the items, the next layout asks for those that are needed.
      guard epoch == items.epoch else { return }
    }
    let new = items.prefetched.announce(needed, shown: shown)
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
