import AppKitDialect
import FoundationEssentials

@MainActor private func comboBox(_ items: [String] = ["alpha", "beta", "gamma"]) -> NSComboBox {
  let box = NSComboBox(frame: .zero)
  box.addItems(withObjectValues: items)
  return box
}
@MainActor private func popUp(_ items: [String] = ["One", "Two", "Three"]) -> NSPopUpButton {
  let button = NSPopUpButton(frame: .zero, pullsDown: false)
  button.addItems(withTitles: items)
  return button
}
@MainActor private func column() -> NSTableColumn {
  let column = NSTableColumn(identifier: .init("col1"))
  (column.minWidth, column.maxWidth) = (20, 200)
  return column
}

/// The facts of fields with a list, and of tables.
let listFacts: [Fact] = [
  Fact("NSComboBox", "a new one", "false true false true 0 -1 5") {
    let box = NSComboBox(frame: .zero)
    return "\(box.usesDataSource) \(box.hasVerticalScroller) \(box.completes) "
      + "\(box.isButtonBordered) \(box.numberOfItems) \(box.indexOfSelectedItem) "
      + "\(box.numberOfVisibleItems)"
  },
  Fact("NSComboBox", "insertion before the selection", "2 beta") {
    let box = comboBox()
    box.selectItem(at: 2)
    box.insertItem(withObjectValue: "delta", at: 0)
    return "\(box.indexOfSelectedItem) \(box.objectValueOfSelectedItem ?? "")"
  },
  Fact("NSComboBox", "a removal that leaves no item at the selection", "-1") {
    let box = comboBox()
    box.selectItem(at: 2)
    box.removeItem(at: 0)
    return box.indexOfSelectedItem
  },
  Fact("NSComboBox", "a removal that leaves an item at the selection", "1 gamma") {
    let box = comboBox()
    box.selectItem(at: 1)
    box.removeItem(at: 1)
    return "\(box.indexOfSelectedItem) \(box.objectValueOfSelectedItem ?? "")"
  },
  Fact("NSComboBox", "all items are removed", "-1 0") {
    let box = comboBox()
    box.selectItem(at: 1)
    box.removeAllItems()
    return "\(box.indexOfSelectedItem) \(box.numberOfItems)"
  },
  Fact("NSComboBox", "the place of an item", "1") {
    comboBox().indexOfItem(withObjectValue: "beta")
  },
  Fact("NSComboBox", "the place of an item that is missing", "\(Int.max)") {
    comboBox().indexOfItem(withObjectValue: "missing")
  },
  Fact("NSComboBoxCell", "a missing item is selected", "0") {
    let box = comboBox()
    box.selectItem(withObjectValue: "alpha")
    box.selectItem(withObjectValue: "nothere")
    return box.indexOfSelectedItem
  },
  Fact("NSComboBoxCell", "completions", "Apple Banana nil") {
    let cell = NSComboBoxCell()
    cell.addItems(withObjectValues: ["Apple", "Apricot", "Banana"])
    return ["Ap", "Ban", "xyz"].map { cell.completedString($0) ?? "nil" }.joined(separator: " ")
  },
  Fact("NSSearchField", "a new one", "0 true false false") {
    let field = NSSearchField(frame: .zero)
    return "\(field.recentSearches.count) \(field.recentsAutosaveName == nil) "
      + "\(field.sendsWholeSearchString) \(field.sendsSearchStringImmediately)"
  },
  Fact("NSSearchFieldCell", "the most recent texts", "5 0 254 254") {
    let cell = NSSearchFieldCell()
    return [5, 0, 254, 1000].map { number in
      cell.maximumRecents = number
      return "\(cell.maximumRecents)"
    }.joined(separator: " ")
  },
  Fact("NSSearchFieldCell", "more recent texts than it keeps", "3") {
    let cell = NSSearchFieldCell()
    cell.maximumRecents = 3
    cell.recentSearches = ["a", "b", "c", "d", "e"]
    return cell.recentSearches.count
  },
  Fact("NSTokenField", "a new one", "default 0.0 true false") {
    let field = NSTokenField(frame: .zero)
    return "\(field.tokenStyle) \(field.completionDelay) "
      + "\(field.tokenizingCharacterSet.contains(",")) \(field.tokenizingCharacterSet.contains(" "))"
  },
  Fact("NSTokenFieldCell", "raw values of its styles", "0 1 2") {
    [NSTokenField.TokenStyle.default, .none, .rounded].map { "\($0.rawValue)" }
      .joined(separator: " ")
  },
  Fact("NSPopUpButton", "the first of its items", "0 One") {
    "\(popUp().indexOfSelectedItem) \(popUp().titleOfSelectedItem ?? "")"
  },
  Fact("NSPopUpButtonCell", "a title that is there is added again", "Two Three One") {
    let button = popUp()
    button.addItem(withTitle: "One")
    return button.itemTitles.joined(separator: " ")
  },
  Fact("NSPopUpButtonCell", "the selected item is removed", "0 Two") {
    let button = popUp()
    button.removeItem(at: 0)
    return "\(button.indexOfSelectedItem) \(button.titleOfSelectedItem ?? "")"
  },
  Fact("NSPopUpButtonCell", "all items are removed", "-1") {
    let button = popUp()
    button.removeAllItems()
    return button.indexOfSelectedItem
  },
  Fact("NSTableColumn", "a new one", "col1 100.0 10.0 true false") {
    let column = NSTableColumn(identifier: .init("col1"))
    return "\(column.identifier.rawValue) \(column.width) \(column.minWidth) \(column.isEditable) "
      + "\(column.isHidden)"
  },
  Fact("NSTableColumn", "the ways in which its width changes", "true") {
    NSTableColumn().resizingMask == [.autoresizingMask, .userResizingMask]
  },
  Fact("NSTableColumn", "its cells", "true true") {
    let column = NSTableColumn()
    return
      "\(type(of: column.headerCell) == NSTableHeaderCell.self) \(column.dataCell is NSTextFieldCell)"
  },
  Fact("NSTableColumn", "widths below, in and above the limits", "20.0 50.0 200.0") {
    let column = column()
    return [5.0, 50, 500].map { width in
      column.width = width
      return "\(column.width)"
    }.joined(separator: " ")
  },
  Fact("NSTableColumn", "a smallest width above the width", "150.0") {
    let column = column()
    column.width = 100
    column.minWidth = 150
    return column.width
  },
  Fact("NSTableColumn", "a largest width below the width", "160.0") {
    let column = column()
    column.width = 180
    column.maxWidth = 160
    return column.width
  },
  Fact("NSTableColumn", "a title", "Name Name") {
    let column = NSTableColumn()
    column.title = "Name"
    return "\(column.title) \(column.headerCell.stringValue)"
  },
  Fact("NSTableHeaderCell", "a new one", "center true true false false") {
    let cell = NSTableHeaderCell()
    return
      "\(cell.alignment) \(cell.drawsBackground) \(cell.isBezeled) \(cell.isBordered) \(cell.wraps)"
  },
  Fact("NSTableHeaderCell", "a new one has a font and a color", "true true") {
    "\(NSTableHeaderCell().font != nil) \(NSTableHeaderCell().textColor != nil)"
  },
  Fact("NSTableView", "what a new one allows", "true true false true false false") {
    let table = NSTableView(frame: .zero)
    return "\(table.allowsColumnReordering) \(table.allowsColumnResizing) "
      + "\(table.allowsMultipleSelection) \(table.allowsEmptySelection) "
      + "\(table.usesAlternatingRowBackgroundColors) \(table.allowsColumnSelection)"
  },
  Fact("NSTableView", "what a new one has", "0 0 -1 -1 0 true") {
    let table = NSTableView(frame: .zero)
    return "\(table.numberOfColumns) \(table.numberOfRows) \(table.selectedRow) "
      + "\(table.selectedColumn) \(table.numberOfSelectedRows) \(table.headerView != nil)"
  },
  Fact("NSTableView", "columns are moved and removed", "1 c2 c2") {
    let table = NSTableView(frame: .zero)
    let columns = ["c1", "c2"].map { NSTableColumn(identifier: .init($0)) }
    columns.forEach { table.addTableColumn($0) }
    let place = table.column(withIdentifier: .init("c2"))
    table.moveColumn(0, toColumn: 1)
    let first = table.tableColumns[0].identifier.rawValue
    table.removeTableColumn(columns[0])
    return "\(place) \(first) \(table.tableColumns[0].identifier.rawValue)"
  },
  Fact("NSTableView", "rows are selected and deselected", "2 true false 3 1 0 -1") {
    let (table, people) = (NSTableView(frame: .zero), People(["a", "b", "c", "d", "e"]))
    (table.dataSource, table.allowsMultipleSelection) = (people, true)
    table.selectRowIndexes(IndexSet(integer: 1), byExtendingSelection: false)
    table.selectRowIndexes(IndexSet(integer: 3), byExtendingSelection: true)
    let first =
      "\(table.numberOfSelectedRows) \(table.isRowSelected(1)) \(table.isRowSelected(0)) "
      + "\(table.selectedRow)"
    table.deselectRow(1)
    let left = table.numberOfSelectedRows
    table.deselectAll(nil)
    return "\(first) \(left) \(table.numberOfSelectedRows) \(table.selectedRow)"
  },
  Fact("NSTableHeaderView", "a new one of a table", "true") {
    let table = NSTableView(frame: .zero)
    return table.headerView?.tableView === table
  },
  Fact("NSTableHeaderView", "the column at a point", "0 1") {
    let table = NSTableView(frame: .zero)
    for name in ["a", "b"] { table.addTableColumn(NSTableColumn(identifier: .init(name))) }
    let header = table.headerView ?? NSTableHeaderView(frame: .zero)
    return [0, 1].map { "\(header.column(at: header.headerRect(ofColumn: $0).center))" }
      .joined(separator: " ")
  },
  Fact("NSTableRowView", "a new one", "false false true") {
    let view = NSTableRowView(frame: .zero)
    return "\(view.isSelected) \(view.isGroupRowStyle) \(view.backgroundColor == nil)"
  },
  Fact("NSTableCellView", "a new one", "true true true") {
    let view = NSTableCellView(frame: .zero)
    return "\(view.objectValue == nil) \(view.textField == nil) \(view.imageView == nil)"
  },
  Fact("NSOutlineView", "a new one", "true false true") {
    let outline = NSOutlineView(frame: .zero)
    return "\(outline.indentationMarkerFollowsCell) \(outline.autosaveExpandedItems) "
      + "\(outline.outlineTableColumn == nil)"
  },
  Fact("NSOutlineView", "items before, while and after one is expanded", "2 4 1 A 3 2") {
    let tree = Tree(["": ["A", "B"], "A": ["A1", "A2"]])
    let outline = NSOutlineView(frame: .zero)
    (outline.dataSource, outline.delegate) = (tree, tree)
    let before = outline.numberOfRows
    outline.expandItem("A")
    let inside =
      "\(outline.numberOfRows) \(outline.level(forItem: "A1")) \(outline.parent(forItem: "A1") ?? "") "
      + "\(outline.row(forItem: "B"))"
    outline.collapseItem("A")
    return "\(before) \(inside) \(outline.numberOfRows)"
  },
  Fact("NSOutlineView", "an item is expanded twice and collapsed twice", "1 1") {
    let tree = Tree(["": ["A"], "A": ["A1"]])
    let outline = NSOutlineView(frame: .zero)
    (outline.dataSource, outline.delegate) = (tree, tree)
    for _ in 0..<2 { outline.expandItem("A") }
    for _ in 0..<2 { outline.collapseItem("A") }
    let calls = tree.log.take()
    return
      "\(calls.count { $0.hasPrefix("did expand") }) \(calls.count { $0.hasPrefix("did collapse") })"
  },
  Fact("NSMatrix", "a radio matrix selects another cell", "true true") {
    let matrix = NSMatrix(
      frame: .zero, mode: .radioModeMatrix, cellClass: NSButtonCell.self, numberOfRows: 2,
      numberOfColumns: 2)
    let former = matrix.selectedCell()
    matrix.selectCell(atRow: 1, column: 1)
    return "\(former?.state == .off) \(matrix.selectedCell() === matrix.cell(atRow: 1, column: 1))"
  },
  Fact("NSMatrix", "an unknown tag", "false") {
    NSMatrix(
      frame: .zero, mode: .radioModeMatrix, cellClass: NSButtonCell.self, numberOfRows: 2,
      numberOfColumns: 2
    )
    .selectCell(withTag: 99)
  },
  Fact("NSTabView", "a new one", "0 true") {
    let tabs = NSTabView(frame: .zero)
    return "\(tabs.tabViewItems.count) \(tabs.selectedTabViewItem == nil)"
  },
  Fact("NSTabView", "the first tab that is added", "true") {
    let (tabs, tab) = (NSTabView(frame: .zero), NSTabViewItem(identifier: "one"))
    tabs.addTabViewItem(tab)
    return tabs.selectedTabViewItem === tab && tab.tabView === tabs
  },
]
