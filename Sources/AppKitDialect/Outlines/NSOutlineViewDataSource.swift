/// An object that has the items of an outline (`NSOutlineViewDataSource`).
///
/// Here it is a data source of tables, too, so that one property holds either. Items are objects, or values that can be
/// hashed; each stands in one place.
@preconcurrency @MainActor
public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  /// Returns the number of items in an item, nil for the outermost; 0 unless implemented.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  /// Returns an item in an item, nil for the outermost; traps unless implemented.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  /// Returns whether an item may have items in it; false unless implemented.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  /// Returns the value of an item in a column; nil unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  /// Takes a value that the user has given a cell; does nothing unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?)
  /// Called when the user or code sorts by other columns; does nothing unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSOutlineViewDataSource {
  /// Returns 0.
  public func outlineView(
    _ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?
  ) -> Int { 0 }
  /// Traps, because an item is not there.
  public func outlineView(
    _ outlineView: NSOutlineView, child index: Int, ofItem item: Any?
  ) -> Any {
    preconditionFailure(
      "a data source whose items have others implements outlineView(_:child:ofItem:)")
  }
  /// Returns false.
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    false
  }
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?
  ) {}
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}
