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
      $0.representedElementCategory == .cell && $0.frame.overlaps(rect) && has($0.indexPath)
    }
    let (new, gone) = items.prefetched.update(
      needed: needed.map(\.indexPath), shown: Set(items.cells.keys))
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
