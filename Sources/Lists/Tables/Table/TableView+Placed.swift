import FoundationEssentials
import Graphics
import ResponderKit

// Rows that a document has, which a data source replaces.
extension TableView {
  /// Makes cells that are in the table already its rows, section by section.
  ///
  /// They stay where they are, and are never used again for other rows.
  package final func takeRows(_ sections: [[TableViewCell]]) {
    rows.placed = sections
    forgetRows()
  }

  /// Removes the rows of a document if there is a data source now, and asks it again.
  final func dataSourceChanged() {
    defer { forgetRows() }
    guard dataSource != nil, let placed = rows.placed else { return }
    rows.placed = nil
    rows.cells = [:]
    for cell in placed.joined() where cell.superview === self { cell.removeFromSuperview() }
  }

  final func measured(_ placed: [[TableViewCell]]) -> TableGeometry {
    var geometry = TableGeometry()
    geometry.sections = placed.map {
      TableGeometry.Section(frames: $0.map(\.frame), width: bounds.width)
    }
    geometry.bottom = geometry.sections.map(\.bottom).max() ?? 0
    return geometry
  }

  /// Notes which of the rows are in the bounds.
  final func show(_ placed: [[TableViewCell]]) {
    let shown = bounds.isEmpty ? [] : geometry.rows(from: bounds.minY, to: bounds.maxY)
    rows.cells = Dictionary(
      shown.map { ($0, placed[$0.section][$0.row]) }, uniquingKeysWith: { first, _ in first })
    for (indexPath, cell) in rows.cells {
      cell.setSelected(rows.selected.contains(indexPath), animated: false)
    }
  }
}
