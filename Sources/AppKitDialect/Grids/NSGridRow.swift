public import Graphics
import Layout
import ResponderKit

/// A row of a grid (`NSGridRow`).
@preconcurrency @MainActor
public final class NSGridRow: RootObject {
  /// The lines by which the views of a row are aligned, with AppKit's raw values
  /// (`NSGridRow.Alignment`).
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// That of the grid.
    case inherited = 0
    /// None: the vertical placement counts.
    case none = 1
    /// The baseline of the first line of text.
    case firstBaseline = 2
    /// The baseline of the last line of text.
    case lastBaseline = 3
  }

  /// The grid; nil once the row is in none (`NSGridRow.gridView`).
  public internal(set) weak var gridView: NSGridView?
  let guide = NSLayoutGuide()
  var cells: [NSGridCell] = []

  /// The number of cells (`NSGridRow.numberOfCells`).
  public var numberOfCells: Int { cells.count }
  /// Returns the cell in a column; traps for an index out of bounds (`NSGridRow.cell(at:)`).
  public func cell(at index: Int) -> NSGridCell { cells[index] }

  /// The height; that of the content, ``NSGridView/sizedForContent``, unless set (`NSGridRow.height`).
  public var height = NSGridView.sizedForContent { didSet { changed() } }
  /// The space above the row beside that between rows; 0 unless set (`NSGridRow.topPadding`).
  public var topPadding: Scalar = 0 { didSet { changed() } }
  /// The space below the row beside that between rows; 0 unless set (`NSGridRow.bottomPadding`).
  public var bottomPadding: Scalar = 0 { didSet { changed() } }
  /// A Boolean value that indicates whether the row and its views are hidden; false unless set
  /// (`NSGridRow.isHidden`).
  public var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityChanged(of: cells) } }
  }
  /// The vertical place of the views; inherited unless set (`NSGridRow.yPlacement`).
  public var yPlacement = NSGridCell.Placement.inherited { didSet { changed() } }
  /// The line by which the views are aligned; inherited unless set (`NSGridRow.rowAlignment`).
  public var rowAlignment = Alignment.inherited { didSet { changed() } }

  private func changed() { gridView?.gridChanged() }
}
