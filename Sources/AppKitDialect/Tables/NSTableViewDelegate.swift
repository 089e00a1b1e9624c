public import Graphics
public import ResponderKit

/// The questions and notifications of a table to its delegate (`NSTableViewDelegate`).
@preconcurrency @MainActor
public protocol NSTableViewDelegate: AnyObject {
  /// Returns the view of a row in a column, nil for the whole row of a group; nil, for a table of cells, unless
  /// implemented.
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  /// Returns the view of a whole row; nil, for a plain one, unless implemented.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// Returns the height of a row, in points, a negative number for that of the table; that of the table unless implemented.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> Scalar
  /// Changes a cell before it shows a row; does nothing unless implemented.
  func tableView(
    _ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int)
  /// Returns whether the user may change a cell; true unless implemented.
  func tableView(
    _ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int
  ) -> Bool
  /// Returns whether a row is a heading of those below it; false unless implemented.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool

  /// Returns whether the user may change the selection; true unless implemented.
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  /// Returns whether the user may select a row; true unless implemented.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Returns the rows that are selected in place of those that the user means; those unless implemented.
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet
  /// Returns whether the user may select a column; true unless implemented.
  func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  /// Called when the selection has changed.
  func tableViewSelectionDidChange(_ notification: Notice)

  /// Returns the text by which typing finds a row; that of the row unless implemented.
  func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String?
  /// Called when the button goes down in the header of a column.
  func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// Called when the header of a column is clicked.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Called when a column has moved.
  func tableViewColumnDidMove(_ notification: Notice)
  /// Called when a column has another width.
  func tableViewColumnDidResize(_ notification: Notice)
  /// Called when the view of a row is shown.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// Called when the view of a row is no longer shown; the row is -1 if it is gone.
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
}
