import Graphics
import Layout
import ResponderKit

/// A place in a grid, with or without a view (`NSGridCell`).
@preconcurrency @MainActor
public final class NSGridCell: RootObject {
  /// The places of a view in its cell, with AppKit's raw values (`NSGridCell.Placement`).
  public enum Placement: Int, Sendable, Hashable, CaseIterable {
    /// That of the row, the column or the grid.
    case inherited = 0
    /// Constraints of the program place the view.
    case none = 1
    /// At the leading or upper edge.
    case leading = 2
    /// At the trailing or lower edge.
    case trailing = 3
    /// In the middle.
    case center = 4
    /// From edge to edge.
    case fill = 5

    /// At the upper edge.
    public static let top = Placement.leading
    /// At the lower edge.
    public static let bottom = Placement.trailing
  }

  init(row: NSGridRow, column: NSGridColumn) {
    (self.row, self.column) = (row, column)
    super.init()
  }

  /// The row of the cell; nil once it is no longer in a grid (`NSGridCell.row`).
  public internal(set) weak var row: NSGridRow?
  /// The column of the cell; nil once it is no longer in a grid (`NSGridCell.column`).
  public internal(set) weak var column: NSGridColumn?

  /// The view in the cell; nil for none (`NSGridCell.contentView`).
  ///
  /// A view of another cell of the grid leaves that one. Does nothing in a cell that is in no grid.
  public var contentView: NSView? {
    get { shownView }
    set {
      guard newValue !== shownView, let grid = row?.gridView else { return }
      if let newValue { grid.rows.flatMap(\.cells).first { $0.shownView === newValue }?.release() }
      if let former = shownView {
        release()
        if former.superview === grid { former.removeFromSuperview() }
      }
      shownView = newValue
      if let newValue {
        newValue.translatesAutoresizingMaskIntoConstraints = false
        grid.addSubview(newValue)
        visibilityChanged()
      }
      changed()
    }
  }
  private(set) var shownView: NSView?
  /// Indicates whether the grid has hidden the view, with its row or its column.
  private var isHiddenByGrid = false

  /// Lets go of the view, which stays where it is.
  func release() {
    if isHiddenByGrid { shownView?.isHidden = false }
    (shownView, isHiddenByGrid) = (nil, false)
    changed()
  }

  /// Hides the view with its row or its column, and shows it again unless the program has hidden it.
  func visibilityChanged() {
    let isHidden = row?.isHidden ?? false || column?.isHidden ?? false
    guard let view = shownView, isHidden != isHiddenByGrid, isHiddenByGrid || !view.isHidden else {
      return
    }
    isHiddenByGrid = isHidden
    view.isHidden = isHidden
  }

  /// The horizontal place of the view; inherited unless set (`NSGridCell.xPlacement`).
  public var xPlacement = Placement.inherited { didSet { changed() } }
  /// The vertical place of the view; inherited unless set (`NSGridCell.yPlacement`).
  public var yPlacement = Placement.inherited { didSet { changed() } }
  /// The line by which the view is aligned with its row; inherited unless set
  /// (`NSGridCell.rowAlignment`).
  public var rowAlignment = NSGridRow.Alignment.inherited { didSet { changed() } }
  /// The constraints in place of those that the placements make; none unless set
  /// (`NSGridCell.customPlacementConstraints`).
  public var customPlacementConstraints: [LayoutConstraint] = [] { didSet { changed() } }

  private func changed() { row?.gridView?.gridChanged() }
}
