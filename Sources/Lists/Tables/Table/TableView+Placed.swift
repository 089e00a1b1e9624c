package import FoundationEssentials
import Graphics
package import ResponderKit

extension TableView: ListContainer {
  package final func mark(_ place: AnyHashable) -> ListMark { rows.marks.add(place) }
}

// Rows that a document has, which a data source replaces.
extension TableView {
  /// Makes cells that are in the table already its rows, section by section, and views in it the
  /// header and the footer.
  ///
  /// They stay where they are, and are never used again for other rows. A table that has a data
  /// source loses them.
  package final func takeRows(
    _ sections: [[TableViewCell]], titles: [View], header: View?, footer: View?
  ) {
    let placed = PlacedRows(sections, titles: titles)
    rows.placed = placed
    for (indexPath, cell) in placed.cells { cell.state.placedAt = indexPath }
    if let header { tableHeaderView = header }
    if let footer { tableFooterView = footer }
    dataSourceChanged()
  }

  /// Registers a prototype of a document, of which cells are made for an identifier.
  package final func registerPrototype(
    _ identifier: String, of origin: AnyObject, _ make: @escaping @MainActor () -> View
  ) { rows.cellSources[identifier] = .prototype(make, origin: origin) }

  /// Returns the cell of a row of a document, or that of a data source, which is scrolled into view.
  package final func cellOfRow(at indexPath: IndexPath) -> TableViewCell? {
    // Rows above it that are measured only now may push the row out of the bounds again.
    for _ in 0..<16 {
      if let cell = presentCell(of: indexPath) { return cell }
      guard has(indexPath) else { return nil }
      scrollToRow(at: indexPath, at: .none, animated: false)
      layoutIfNeeded()
    }
    return presentCell(of: indexPath)
  }

  /// Indicates whether the rows are those of a document.
  package final var hasPlacedRows: Bool { rows.placed != nil }

  /// Removes the rows of a document if there is a data source now, and asks it again.
  final func dataSourceChanged() {
    if dataSourceHasRows, let placed = rows.placed {
      endDisplayingPlacedRows()
      rows.placed = nil
      placed.remove()
    }
    forgetRows()
  }

  /// Notes which rows of a document are in the bounds, and notifies the delegate.
  final func show(_ placed: PlacedRows) {
    let shown = bounds.isEmpty ? [] : geometry.rows(from: bounds.minY, to: bounds.maxY)
    let former = rows.cells
    rows.cells = Dictionary(
      shown.compactMap { row in placed.cell(at: row).map { (row, $0) } },
      uniquingKeysWith: { first, _ in first })
    for (row, cell) in former.sorted(by: { $0.key < $1.key }) where rows.cells[row] == nil {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    }
    for row in shown where former[row] == nil {
      guard let cell = rows.cells[row] else { continue }
      delegate?.tableView(self, willDisplay: cell, forRowAt: row)
    }
  }

  /// Notifies the delegate that the rows of a document are no longer shown.
  final func endDisplayingPlacedRows() {
    guard rows.placed != nil else { return }
    let former = rows.cells
    rows.cells = [:]
    for (row, cell) in former.sorted(by: { $0.key < $1.key }) {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    }
  }

  /// Returns the cell that a row has now, in the bounds or not.
  final func presentCell(of indexPath: IndexPath) -> TableViewCell? {
    rows.placed?.cell(at: indexPath) ?? rows.cells[indexPath]
  }

  /// The cells of all rows that have one now.
  final var presentCells: [(indexPath: IndexPath, cell: TableViewCell)] {
    rows.placed?.cells
      ?? rows.cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
