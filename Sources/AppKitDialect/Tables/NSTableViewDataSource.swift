/// An object that has the rows of a table (`NSTableViewDataSource`).
@preconcurrency @MainActor
public protocol NSTableViewDataSource: AnyObject {
  /// Returns the number of rows; 0 unless implemented.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// Returns the value of a row in a column, nil for the row as a whole; nil unless implemented.
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
  /// Takes a value that the user has given a cell; does nothing unless implemented.
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  )
  /// Called when the user or code sorts by other columns; does nothing unless implemented.
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSTableViewDataSource {
  /// Returns 0.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}
