import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// The rows of a table of a document, in the place of the app's data source and delegate.
@MainActor
final class SampleTableRows: NSOutlineViewDataSource, NSOutlineViewDelegate {
  /// What the rows show in each column: a view of a prototype, or a text.
  enum Contents {
    case view(NSView)
    case value(Any)
  }
  /// The contents of the rows by the places of their columns.
  let rows: [[Contents?]]

  init(_ rows: [[Contents?]]) { self.rows = rows }

  private func contents(_ table: NSTableView, _ column: NSTableColumn?, _ row: Int) -> Contents? {
    guard let column, rows.indices.contains(row),
      let place = table.tableColumns.firstIndex(where: { $0 === column }),
      rows[row].indices.contains(place)
    else { return nil }
    return rows[row][place]
  }
  private func view(_ table: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView? {
    guard case .view(let view)? = contents(table, column, row) else { return nil }
    return view
  }
  private func value(_ table: NSTableView, _ column: NSTableColumn?, _ row: Int) -> Any? {
    guard case .value(let value)? = contents(table, column, row) else { return nil }
    return value
  }

  func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { value(tableView, tableColumn, row) }
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { view(tableView, tableColumn, row) }
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> Scalar {
    height(tableView, row)
  }

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    item == nil ? rows.count : 0
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    index
  }
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { value(outlineView, tableColumn, item as? Int ?? -1) }
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { view(outlineView, tableColumn, item as? Int ?? -1) }
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> Scalar {
    height(outlineView, item as? Int ?? -1)
  }

  /// A row is as high as its views, which have the height of their prototypes.
  private func height(_ table: NSTableView, _ row: Int) -> Scalar {
    guard rows.indices.contains(row) else { return table.rowHeight }
    let heights = rows[row].compactMap { contents -> Scalar? in
      guard case .view(let view)? = contents else { return nil }
      return heightsByView[ObjectIdentifier(view)] ?? view.frame.height
    }
    return max(table.rowHeight, heights.max() ?? 0)
  }
  /// The heights that the document has for the views, which the table changes.
  var heightsByView: [ObjectIdentifier: Scalar] = [:]
}
