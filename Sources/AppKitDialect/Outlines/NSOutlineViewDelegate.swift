public import Graphics
public import ResponderKit

/// The questions and notifications of an outline to its delegate (`NSOutlineViewDelegate`).
///
/// Here it is a delegate of tables, too, so that one property holds either.
@preconcurrency @MainActor
public protocol NSOutlineViewDelegate: NSTableViewDelegate {
  /// Returns the view of an item in a column; nil, for an outline of cells, unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  /// Returns the view of a whole row; nil, for a plain one, unless implemented.
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  /// Returns the height of a row, in points; that of the outline unless implemented.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> Scalar
  /// Returns whether an item is a heading of those in it; false unless implemented.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// Changes a cell before it shows an item; does nothing unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?,
    item: Any)
  /// Called when the button goes down in the header of a column.
  func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// Called when the header of a column is clicked.
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  /// Returns whether the user may change a cell; true unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
  ) -> Bool
  /// Called when the view of a row has been added to the outline.
  func outlineView(
    _ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// Called when the view of a row has left the outline; the row is -1 for one that is gone.
  func outlineView(
    _ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// Returns the text by which typing finds an item, nil for none; that of its row unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String?

  /// Returns whether the user may change the selection; true unless implemented.
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  /// Returns whether the user may select an item; true unless implemented.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  /// Returns the rows that are selected in place of those that the user means; those unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet
  /// Called when the selection has changed.
  func outlineViewSelectionDidChange(_ notification: Notice)

  /// Returns whether an item may be expanded; true unless implemented.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Returns whether an item may be collapsed; true unless implemented.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// Called before an item is expanded.
  func outlineViewItemWillExpand(_ notification: Notice)
  /// Called when an item is expanded, which is in the notification as `NSObject`.
  func outlineViewItemDidExpand(_ notification: Notice)
  /// Called before an item is collapsed.
  func outlineViewItemWillCollapse(_ notification: Notice)
  /// Called when an item is collapsed, which is in the notification as `NSObject`.
  func outlineViewItemDidCollapse(_ notification: Notice)
}

extension NSOutlineViewDelegate {
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, rowViewForItem item: Any
  ) -> NSTableRowView? { nil }
  /// Returns the outline's height of rows.
  public func outlineView(
    _ outlineView: NSOutlineView, heightOfRowByItem item: Any
  ) -> Scalar { outlineView.rowHeight }
  /// Returns false.
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?,
    item: Any
  ) {}
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn
  ) {}
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}
  /// Returns true.
  public func outlineView(
    _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
  ) -> Bool { true }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Returns the text of the column in the row of the item.
  public func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String? { outlineView.text(ofRow: outlineView.row(forItem: item)) }
  /// Returns true.
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool {
    true
  }
  /// Returns the rows that the user means.
  public func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet { proposed }
  /// Does nothing.
  public func outlineViewSelectionDidChange(_ notification: Notice) {}
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    true
  }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    true
  }
  /// Does nothing.
  public func outlineViewItemWillExpand(_ notification: Notice) {}
  /// Does nothing.
  public func outlineViewItemDidExpand(_ notification: Notice) {}
  /// Does nothing.
  public func outlineViewItemWillCollapse(_ notification: Notice) {}
  /// Does nothing.
  public func outlineViewItemDidCollapse(_ notification: Notice) {}
}
