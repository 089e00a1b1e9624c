import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

extension TableView {
  /// Notifies the data source of the rows of the next screenful, and of those that are not needed after all.
  final func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, rows.placed == nil, !bounds.isEmpty else {
      return
    }
    let range = rows.prefetched.range(after: Double(bounds.minY), Double(bounds.height))
    let needed = geometry.rows(
      from: Scalar(range.from), to: Scalar(range.to))
    let (new, gone) = rows.prefetched.update(needed: needed, shown: Set(rows.cells.keys))
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
