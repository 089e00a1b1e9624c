import AppKitDialect
import ResponderKit

/// The names and ages of people, as a data source and a delegate of a table.
@MainActor
final class People: NSTableViewDataSource, NSTableViewDelegate {
  var rows: [(name: String, age: Int)]
  let log = Log()
  /// Indicates whether rows are views.
  var makesViews = false
  var unselectable: Set<Int> = []
  var mayChange = true
  var heights: [Int: Double] = [:]
  private(set) var madeViews = 0
  /// The driver of the window of the table, so that it stays.
  var driver: MouseDriver?

  init(_ names: [String]) { rows = names.enumerated().map { ($0.element, 20 + $0.offset) } }

  func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? {
    tableColumn?.identifier.rawValue == "age" ? rows[row].age : rows[row].name
  }
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {
    log.note("set \(object ?? "nil") in \(tableColumn?.identifier.rawValue ?? "nil") \(row)")
    if let name = object as? String { rows[row].name = name }
  }
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {
    let descriptors = tableView.sortDescriptors.map {
      "\($0.key ?? "")\($0.ascending ? "↑" : "↓")"
    }
    log.note("sort " + descriptors.joined(separator: " "))
  }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    guard makesViews, let column = tableColumn else { return nil }
    let reused = tableView.makeView(withIdentifier: column.identifier, owner: self)
    let view = reused as? NSTableCellView ?? NSTableCellView()
    if reused == nil {
      madeViews += 1
      view.identifier = column.identifier
      let field = NSTextField(labelWithString: "")
      field.frame = NSRect(x: 0, y: 0, width: 80, height: 16)
      view.addSubview(field)
      view.textField = field
    }
    let value = self.tableView(tableView, objectValueFor: column, row: row)
    view.textField?.objectValue = value
    return view
  }
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> Double {
    heights[row] ?? tableView.rowHeight
  }
  func selectionShouldChange(in tableView: NSTableView) -> Bool {
    log.note("should change")
    return mayChange
  }
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    log.note("should select \(row)")
    return !unselectable.contains(row)
  }
  func tableViewSelectionDidChange(_ notification: Notice) {
    let table = notification.object as? NSTableView
    log.note("did change to \(table?.selectedRowIndexes.map { $0 } ?? [])")
  }
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {
    log.note("did click \(tableColumn.identifier.rawValue)")
  }
}

/// A table of names and ages, 100 points high, with rows of 18 points.
@MainActor
func shownTable(
  _ people: People, isView: Bool = false
) -> (table: NSTableView, driver: MouseDriver) {
  people.makesViews = isView
  let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 240, height: 100))
  for (identifier, title) in [("name", "Name"), ("age", "Age")] {
    let column = NSTableColumn(identifier: .init(identifier))
    column.title = title
    table.addTableColumn(column)
  }
  (table.dataSource, table.delegate) = (people, people)
  let scroll = NSScrollView(frame: NSRect(x: 20, y: 20, width: 240, height: 128))
  scroll.documentView = table
  let driver = MouseDriver(in: shownWindow(scroll))
  people.driver = driver
  return (table, driver)
}

extension MouseDriver {
  /// Clicks a row of a table in its first column.
  func click(row: Int, of table: NSTableView, count: Int = 1) {
    table.scrollRowToVisible(row)
    click(at: table.convert(table.frameOfCell(atColumn: 0, row: row).center, to: nil), count: count)
  }
}
