public import Graphics
package import Layout
import ResponderKit

/// Views in rows and columns (`NSGridView`).
///
/// It makes constraints for the views in its cells. Cells are not merged.
@preconcurrency @MainActor
open class NSGridView: NSView {
  /// The width of a column, or the height of a row, that follows the content
  /// (`NSGridView.sizedForContent`).
  nonisolated public static let sizedForContent = -Scalar.greatestFiniteMagnitude

  /// Creates an empty grid with a frame in the coordinates of its superview.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// Creates a grid with empty cells (`NSGridView.init(numberOfColumns:rows:)`).
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<columnCount { addColumn(with: []) }
    for _ in 0..<rowCount { addRow(with: []) }
  }

  /// Creates a grid with a row for each list of views (`NSGridView.init(views:)`).
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for row in rows { addRow(with: row) }
  }

  final var rows: [NSGridRow] = []
  final var columns: [NSGridColumn] = []
  final var madeConstraints: [LayoutConstraint]?
  package override func arrangementConstraints() -> [LayoutConstraint] { constraintsOfGrid() }

  /// The space between rows; 6 unless set (`NSGridView.rowSpacing`).
  open var rowSpacing: Scalar = 6 { didSet { gridChanged() } }
  /// The space between columns; 6 unless set (`NSGridView.columnSpacing`).
  open var columnSpacing: Scalar = 6 { didSet { gridChanged() } }
  /// The horizontal place of views in their cells; leading unless set (`NSGridView.xPlacement`).
  open var xPlacement = NSGridCell.Placement.leading { didSet { gridChanged() } }
  /// The vertical place of views in their cells; at the top unless set (`NSGridView.yPlacement`).
  open var yPlacement = NSGridCell.Placement.top { didSet { gridChanged() } }
  /// The line by which the views of a row are aligned; none unless set (`NSGridView.rowAlignment`).
  open var rowAlignment = NSGridRow.Alignment.none { didSet { gridChanged() } }

  // MARK: Rows, columns and cells, see NSGridView+Cells.swift

  /// The number of rows (`NSGridView.numberOfRows`).
  open var numberOfRows: Int { rows.count }
  /// The number of columns (`NSGridView.numberOfColumns`).
  open var numberOfColumns: Int { columns.count }

  /// Requests what a change has as a consequence.
  final func gridChanged() {
    madeConstraints = nil
    LayoutChanges.note()
    needsLayout = true
    superview?.needsLayout = true
  }

  final func visibilityChanged(of cells: [NSGridCell]) {
    for cell in cells { cell.visibilityChanged() }
    gridChanged()
  }
}
