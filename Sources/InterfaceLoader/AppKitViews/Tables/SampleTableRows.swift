import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// The rows of a table of a document, in the place of the app's data source and delegate, which records do not name.
@MainActor
final class SampleTableRows: NSOutlineViewDataSource, NSOutlineViewDelegate, ForwardingDelegate {
  /// The contents of the rows in each column: a view of a prototype, or a text.
  enum Contents {
    case view(NSView)
    case value(Any)
  }
  /// The contents of the rows, by the places that the columns have in the document.
  let rows: [[Contents?]]
  private let places: [ObjectIdentifier: Int]
  /// The heights that the document has for the views, which the table changes.
  private let heights: [ObjectIdentifier: Scalar]

  init(_ rows: [[Contents?]], in columns: [NSTableColumn]) {
    self.rows = rows
    places = Dictionary(
      columns.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    heights = rows.joined().reduce(into: [:]) { heights, contents in
      if case .view(let view)? = contents { heights[ObjectIdentifier(view)] = view.frame.height }
    }
  }

  private func contents(_ column: NSTableColumn?, _ row: Int) -> Contents? {
    guard let place = column.flatMap({ places[ObjectIdentifier($0)] }), rows.indices.contains(row),
      rows[row].indices.contains(place)
    else { return nil }
    return rows[row][place]
  }
  private func view(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    guard case .view(let view)? = contents(column, row) else { return nil }
    return view
  }
  private func value(_ column: NSTableColumn?, _ row: Int) -> Any? {
    guard case .value(let value)? = contents(column, row) else { return nil }
    return value
  }

  func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { value(tableColumn, row) }
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { view(tableColumn, row) }
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
  ) -> Any? { value(tableColumn, item as? Int ?? -1) }
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { view(tableColumn, item as? Int ?? -1) }
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> Scalar {
    height(outlineView, item as? Int ?? -1)
  }

  /// A row is as high as its views, which have the height of their prototypes.
  private func height(_ table: NSTableView, _ row: Int) -> Scalar {
    guard rows.indices.contains(row) else { return table.rowHeight }
    let heights = rows[row].compactMap { contents -> Scalar? in
      guard case .view(let view)? = contents else { return nil }
      return self.heights[ObjectIdentifier(view)]
    }
    return max(table.rowHeight, heights.max() ?? 0)
  }
}
