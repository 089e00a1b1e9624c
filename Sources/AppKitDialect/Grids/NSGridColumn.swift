public import Graphics
import Layout
import ResponderKit

/// A column of a grid (`NSGridColumn`).
@preconcurrency @MainActor
public final class NSGridColumn: RootObject {
  /// The grid; nil once the column is in none (`NSGridColumn.gridView`).
  public internal(set) weak var gridView: NSGridView?
  let guide = NSLayoutGuide()

  var cells: [NSGridCell] {
    guard let gridView, let index = gridView.columns.firstIndex(where: { $0 === self }) else {
      return []
    }
    return gridView.rows.map { $0.cells[index] }
  }

  /// The number of cells (`NSGridColumn.numberOfCells`).
  public var numberOfCells: Int { gridView?.rows.count ?? 0 }
  /// Returns the cell in a row; traps for an index out of bounds (`NSGridColumn.cell(at:)`).
  public func cell(at index: Int) -> NSGridCell { cells[index] }

  /// The width; that of the content, ``NSGridView/sizedForContent``, unless set (`NSGridColumn.width`).
  public var width = NSGridView.sizedForContent { didSet { changed() } }
  /// The space before the column beside that between columns; 0 unless set
  /// (`NSGridColumn.leadingPadding`).
  public var leadingPadding: Scalar = 0 { didSet { changed() } }
  /// The space after the column beside that between columns; 0 unless set
  /// (`NSGridColumn.trailingPadding`).
  public var trailingPadding: Scalar = 0 { didSet { changed() } }
  /// A Boolean value that indicates whether the column and its views are hidden; false unless set
  /// (`NSGridColumn.isHidden`).
  public var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityChanged(of: cells) } }
  }
  /// The horizontal place of the views; inherited unless set (`NSGridColumn.xPlacement`).
  public var xPlacement = NSGridCell.Placement.inherited { didSet { changed() } }

  private func changed() { gridView?.gridChanged() }
}
