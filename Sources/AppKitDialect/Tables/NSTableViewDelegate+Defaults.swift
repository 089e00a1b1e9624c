public import Graphics
public import ResponderKit

extension NSTableViewDelegate {
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  /// Returns nil.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// Returns the table's height of rows.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> Scalar {
    tableView.rowHeight
  }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Returns true.
  public func tableView(
    _ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int
  ) -> Bool { true }
  /// Returns false.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// Returns true.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  /// Returns true.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Returns the rows that the user means.
  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet { proposed }
  /// Returns true.
  public func tableView(
    _ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?
  ) -> Bool { true }
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notice) {}
  /// Returns the text of the row.
  public func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String? { tableView.text(ofRow: row) }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableViewColumnDidMove(_ notification: Notice) {}
  /// Does nothing.
  public func tableViewColumnDidResize(_ notification: Notice) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int
  ) {}
}
