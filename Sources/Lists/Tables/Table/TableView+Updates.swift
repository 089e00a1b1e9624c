import FoundationEssentials
import ListModel
import ResponderKit

extension TableView {
  /// A Boolean value that indicates whether changes have begun that have not ended
  /// (`UITableView.hasUncommittedUpdates`).
  public final var hasUncommittedUpdates: Bool { rows.updateDepth > 0 }

  /// Notes a change, which is made at once unless several belong together.
  final func change(_ body: (inout IndexChanges) -> Void) {
    body(&rows.changes.made)
    if rows.updateDepth == 0 { apply() }
  }

  final func commitUpdates() {
    guard rows.updateDepth > 0 else { return }
    rows.updateDepth -= 1
    if rows.updateDepth == 0 { apply() }
  }

  /// Asks the data source again, and keeps the cells and the selection of the rows that are left.
  private func apply() {
    let changes = rows.changes.made
    rows.changes = nil
    // A table that knows no rows has nothing to compare.
    guard let former = rows.counts else { return heightsChanged() }
    rows.counts = nil
    let mapping = IndexMapping(changes, from: former, to: counts, of: .table)
    // The rows of a document stay.
    if rows.placed != nil { return heightsChanged() }
    move(by: mapping, renewing: changes.renews)
    for indexPath in changes.reconfigured.sorted() {
      if let place = mapping.indexPath(indexPath) { reconfigure(place) }
    }
  }

  /// Keeps the heights of the rows that are left, so that those that were measured stay where they are.
  private func moveHeights(by mapping: IndexMapping, renewing renews: (IndexPath) -> Bool) {
    guard let former = rows.geometry?.rowHeights ?? rows.formerHeights else { return }
    var heights = counts.map { Array(repeating: -1.0, count: $0) }
    for (section, rows) in former.enumerated() {
      for (row, height) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        // A data source may count other rows than the mapping has.
        guard !renews(path), let place = mapping.indexPath(path), has(place) else { continue }
        heights[place.section][place.row] = height
      }
    }
    rows.geometry = nil
    rows.formerHeights = heights
  }

  /// Moves the cells and the selection to where the rows are now.
  final func move(by mapping: IndexMapping, renewing renews: (IndexPath) -> Bool) {
    rows.prefetched.move { renews($0) ? nil : mapping.indexPath($0) }
    if sectionIndexMinimumDisplayRowCount > 0 { rows.needsIndex = true }
    // A row that is reloaded stays the row that a reader is on.
    rows.marks.move { ($0 as? IndexPath).flatMap { mapping.indexPath($0) } }
    moveHeights(by: mapping, renewing: renews)
    if let open = rows.open?.indexPath {
      rows.open?.indexPath = renews(open) ? nil : mapping.indexPath(open)
    }
    let cells = rows.cells
    rows.cells = [:]
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if !renews(indexPath), let place = mapping.indexPath(indexPath) {
        rows.cells[place] = cell
      } else {
        retire(cell, from: indexPath)
      }
    }
    rows.selected = rows.selected.compactMap { renews($0) ? nil : mapping.indexPath($0) }
    let released = moveTouch { renews($0) ? nil : mapping.indexPath($0) }
    if rows.open != nil, rows.open?.indexPath == nil { closeRow() }
    rows.moving = nil
    moveHeaders { section in
      renews(IndexPath(row: IndexPath.noRow, section: section)) ? nil : mapping.section(section)
    }
    heightsChanged(keepsHeights: true)
    if let released { delegate?.tableView(self, didUnhighlightRowAt: released) }
  }

  /// Keeps a finger on the row that it has touched; returns the former place of a highlighted row that is gone.
  private func moveTouch(_ place: (IndexPath) -> IndexPath?) -> IndexPath? {
    let touched = rows.touched
    if let row = rows.press?.row ?? touched, place(row) == nil {
      rows.press = nil
      rows.touched = nil
      return touched
    }
    if let row = rows.press.flatMap({ place($0.row) }) { rows.press?.row = row }
    rows.touched = touched.flatMap(place)
    return nil
  }

  /// Forgets the counts and moves what is shown, for a data source that knows where its rows went.
  final func rowsMoved(by mapping: IndexMapping, renewing renews: (IndexPath) -> Bool) {
    rows.counts = nil
    _ = counts
    move(by: mapping, renewing: renews)
  }

  /// Asks the data source to configure the cell of a row anew.
  final func reconfigure(_ indexPath: IndexPath) {
    guard let cell = rows.cells[indexPath] else { return }
    rows.reconfigured = (indexPath, cell)
    defer { rows.reconfigured = nil }
    _ = dataSource?.tableView(self, cellForRowAt: indexPath)
  }
}
