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
    let needed = geometry.rows(from: Scalar(range.from), to: Scalar(range.to)).filter { has($0) }
    let shown = Set(rows.cells.keys)
    let gone = rows.prefetched.cancel(allBut: needed, shown: shown)
    if !gone.isEmpty {
      let epoch = rows.epoch
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone)
      // After a change of the rows, the next layout asks for those that are needed.
      guard epoch == rows.epoch else { return }
    }
    let new = rows.prefetched.announce(needed, shown: shown)
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
