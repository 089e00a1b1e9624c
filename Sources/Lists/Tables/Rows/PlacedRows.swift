import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

/// The rows of a document, which are all there and stay where it places them.
@MainActor
struct PlacedRows {
  /// The cells of each section; one empty section in a table without any.
  let sections: [[TableViewCell]]
  /// The titles above and below the sections.
  let titles: [View]

  init(_ sections: [[TableViewCell]], titles: [View]) {
    self.sections = sections.isEmpty ? [[]] : sections
    self.titles = titles
  }

  /// Returns the cell of a row; nil for one that doesn't exist.
  func cell(at indexPath: IndexPath) -> TableViewCell? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section][indexPath.row]
  }

  /// The cells with their rows.
  var cells: [(indexPath: IndexPath, cell: TableViewCell)] {
    sections.enumerated().flatMap { section, cells in
      cells.enumerated().map { (IndexPath(row: $0, section: section), $1) }
    }
  }

  /// Returns where the rows are in a table of a width.
  func geometry(width: Scalar) -> TableGeometry {
    TableGeometry(
      sections.map {
        TableGeometry.Section(
          rows: RowHeights(count: $0.count, height: 0), frames: $0.map(\.frame))
      }, width: width)
  }

  /// Removes the cells and the titles from the table.
  func remove() {
    for view in sections.joined() { view.removeFromSuperview() }
    for view in titles { view.removeFromSuperview() }
  }
}
