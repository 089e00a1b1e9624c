import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct TableViewTests {
  private let people = People(["Ann", "Bob", "Cay", "Dan", "Eve"])
  private let target = Target()

  @Test func `a new table has no columns and no rows`() {
    let table = NSTableView(frame: .zero)
    #expect(table.numberOfColumns == 0 && table.numberOfRows == 0)
    #expect(table.selectedRow == -1 && table.selectedColumn == -1)
    #expect(table.allowsEmptySelection && !table.allowsMultipleSelection)
    #expect(table.allowsColumnReordering && table.allowsColumnResizing)
    #expect(!table.allowsColumnSelection && !table.usesAlternatingRowBackgroundColors)
    #expect(table.headerView?.tableView === table && table.rowHeight == 16)
  }

  @Test func `a column keeps its width in its limits`() {
    let column = NSTableColumn(identifier: .init("one"))
    #expect(column.width == 100 && column.minWidth == 10 && column.isEditable)
    #expect(column.headerCell.alignment == .center && column.dataCell is NSTextFieldCell)
    (column.minWidth, column.maxWidth) = (20, 200)
    column.width = 5
    #expect(column.width == 20)
    column.width = 500
    #expect(column.width == 200)
    column.minWidth = 250
    #expect(column.width == 250)
  }

  @Test func `columns are found, moved and removed`() {
    let (table, _) = shownTable(people)
    let age = table.tableColumns[1]
    #expect(table.column(withIdentifier: .init("age")) == 1 && age.tableView === table)
    table.moveColumn(0, toColumn: 1)
    #expect(table.tableColumns[0] === age)
    table.removeTableColumn(age)
    #expect(table.numberOfColumns == 1 && age.tableView == nil)
    #expect(table.column(withIdentifier: .init("age")) == -1)
  }

  @Test func `a click selects a row, and sends the action with the row and the column`() {
    let (table, driver) = shownTable(people)
    (table.target, table.action) = (target, Target.fire)
    driver.click(row: 2, of: table)
    #expect(table.selectedRow == 2 && table.clickedRow == 2 && table.clickedColumn == 0)
    driver.click(row: 4, of: table)
    #expect(table.selectedRowIndexes.map { $0 } == [4] && target.senders.count == 2)
    #expect(
      people.log.take() == [
        "should change", "should select 2", "did change to [2]", "should change",
        "should select 4", "did change to [4]",
      ])
  }

  @Test func `a double click sends its own action`() {
    let (table, driver) = shownTable(people)
    (table.target, table.action, table.doubleAction) = (target, Target.fire, Target.other)
    driver.click(row: 1, of: table, count: 2)
    #expect(target.names == ["fire", "other"] && table.selectedRow == 1)
  }

  @Test func `Command and Shift select several rows, if the table allows that`() {
    let (table, driver) = shownTable(people)
    driver.click(row: 1, of: table)
    driver.modifierFlags = .shift
    driver.click(row: 3, of: table)
    #expect(table.selectedRowIndexes.map { $0 } == [3])
    table.allowsMultipleSelection = true
    driver.click(row: 1, of: table)
    #expect(table.selectedRowIndexes.map { $0 } == [1, 2, 3] && table.selectedRow == 1)
    driver.modifierFlags = .command
    driver.click(row: 2, of: table)
    #expect(table.selectedRowIndexes.map { $0 } == [1, 3])
    driver.click(row: 4, of: table)
    #expect(table.selectedRowIndexes.map { $0 } == [1, 3, 4] && table.selectedRow == 4)
  }

  @Test func `a click makes the table first responder, and an editable text selects its row first`()
    throws
  {
    let (table, driver) = shownTable(people, isView: true)
    driver.click(row: 1, of: table)
    #expect(table.window?.firstResponder === table && table.selectedRow == 1)
    let view = table.view(atColumn: 0, row: 2, makeIfNecessary: true) as? NSTableCellView
    let field = try #require(view?.textField)
    field.isEditable = true
    driver.click(field)
    #expect(table.selectedRow == 2 && table.window?.firstResponder === table)
    driver.wait(1)
    driver.click(field)
    #expect(table.window?.firstResponder === field)
  }

  @Test func `the action is sent although the delegate loads the table anew`() {
    final class Reloader: NSTableViewDelegate {
      func tableViewSelectionDidChange(_ notification: Notice) {
        (notification.object as? NSTableView)?.reloadData()
      }
    }
    let (table, driver) = shownTable(people)
    let reloader = Reloader()
    (table.delegate, table.target, table.action) = (reloader, target, Target.fire)
    driver.click(row: 3, of: table)
    #expect(target.senders.count == 1 && table.selectedRow == 3)
  }

  @Test func `several updates are told at their end`() {
    let (table, _) = shownTable(people)
    table.allowsMultipleSelection = true
    table.selectRowIndexes(IndexSet(integersIn: 1..<4), byExtendingSelection: false)
    _ = people.log.take()
    table.beginUpdates()
    table.removeRows(at: IndexSet(integer: 1))
    table.removeRows(at: IndexSet(integer: 1))
    people.rows.removeSubrange(1..<3)
    #expect(people.log.take() == [])
    table.endUpdates()
    #expect(people.log.take() == ["did change to [1]"] && table.numberOfRows == 3)
  }

  @Test func `headers stand above the rows, and go when they are taken away`() throws {
    let (table, _) = shownTable(people)
    let (header, clip) = (try #require(table.headerView), try #require(table.superview))
    #expect(header.frame == NSRect(x: 0, y: 0, width: 240, height: 28))
    #expect(clip.frame == NSRect(x: 0, y: 28, width: 240, height: 100))
    table.headerView = nil
    #expect(header.superview == nil && clip.frame.height == 128)
  }

  @Test func `a table that allows no empty selection selects its first row`() {
    let (table, driver) = shownTable(people)
    table.allowsEmptySelection = false
    table.reloadData()
    #expect(table.selectedRow == 0)
    driver.click(row: 2, of: table)
    people.rows.remove(at: 2)
    table.removeRows(at: IndexSet(integer: 2))
    #expect(table.selectedRow == 0)
  }

  @Test func `a click below the rows selects none, if the table allows that`() {
    people.rows.removeLast(4)
    let (table, driver) = shownTable(people)
    table.selectRowIndexes(IndexSet(integer: 0), byExtendingSelection: false)
    table.allowsEmptySelection = false
    let below = table.convert(NSPoint(x: 40, y: 60), to: nil)
    driver.click(at: below)
    #expect(table.selectedRow == 0 && table.clickedRow == -1)
    table.allowsEmptySelection = true
    driver.wait(1)
    driver.click(at: below)
    #expect(table.selectedRow == -1)
  }

  @Test func `the delegate refuses a selection, and another row`() {
    let (table, driver) = shownTable(people)
    people.unselectable = [1]
    driver.click(row: 0, of: table)
    driver.click(row: 1, of: table)
    #expect(table.selectedRow == 0)
    people.mayChange = false
    driver.click(row: 2, of: table)
    #expect(table.selectedRow == 0)
    table.selectRowIndexes(IndexSet(integer: 1), byExtendingSelection: false)
    #expect(table.selectedRow == 1)
  }

  @Test func `a selection that is the same is not told`() {
    let (table, _) = shownTable(people)
    table.allowsMultipleSelection = true
    table.selectRowIndexes(IndexSet(integer: 2), byExtendingSelection: false)
    table.selectRowIndexes(IndexSet(integer: 2), byExtendingSelection: false)
    table.selectRowIndexes(IndexSet(integer: 4), byExtendingSelection: true)
    table.deselectRow(2)
    table.deselectAll(nil)
    #expect(
      people.log.take() == [
        "did change to [2]", "did change to [2, 4]", "did change to [4]", "should change",
        "did change to []",
      ])
  }

  @Test
  func `the arrows move the selection over rows that cannot be selected, and typing finds one`() {
    let (table, driver) = shownTable(people)
    table.window?.makeFirstResponder(table)
    people.unselectable = [1]
    driver.key(KeyCommand.inputDownArrow)
    driver.key(KeyCommand.inputDownArrow)
    #expect(table.selectedRow == 2)
    driver.key(KeyCommand.inputUpArrow)
    #expect(table.selectedRow == 0)
    driver.type("ev")
    #expect(table.selectedRow == 4)
    table.allowsMultipleSelection = true
    driver.key(KeyCommand.inputUpArrow, .shift)
    #expect(table.selectedRowIndexes.map { $0 } == [3, 4])
  }

  @Test func `a click on a header sorts, and another one the other way round`() {
    let (table, driver) = shownTable(people)
    for (column, key) in zip(table.tableColumns, ["name", "age"]) {
      column.sortDescriptorPrototype = NSSortDescriptor(key: key, ascending: true)
    }
    func click(_ column: Int) throws {
      let header = try #require(table.headerView)
      driver.click(at: header.convert(header.headerRect(ofColumn: column).center, to: nil))
    }
    #expect(throws: Never.self) {
      try click(0)
      try click(0)
      try click(1)
    }
    #expect(
      people.log.take() == [
        "sort name↑", "did click name", "sort name↓", "did click name", "sort age↑ name↓",
        "did click age",
      ])
    #expect(table.clickedColumn == 1 && table.clickedRow == -1)
  }

  @Test func `the views of rows that are not seen are used again`() {
    let many = People((0..<1000).map { "Row \($0)" })
    let (table, _) = shownTable(many, isView: true)
    table.tile()
    let first = many.madeViews
    #expect(first > 0 && first <= 2 * 8)
    for row in stride(from: 0, to: 1000, by: 5) { table.scrollRowToVisible(row) }
    table.tile()
    #expect(many.madeViews <= first + 4)
    let view = table.view(atColumn: 0, row: 995, makeIfNecessary: false) as? NSTableCellView
    #expect(view?.textField?.stringValue == "Row 995" && view?.objectValue as? String == "Row 995")
    #expect(table.row(for: view ?? NSView()) == 995 && table.column(for: view ?? NSView()) == 0)
  }

  @Test func `a million rows of one height show those that are seen`() {
    let many = People([])
    many.rows = Array(repeating: ("Same", 1), count: 1_000_000)
    let (table, _) = shownTable(many)
    table.scrollRowToVisible(999_999)
    table.tile()
    var shown = 0
    table.enumerateAvailableRowViews { _, _ in shown += 1 }
    #expect(shown < 12 && table.rect(ofRow: 999_999).maxY == 18_000_000)
  }

  @Test func `a double click edits a cell, and Return gives the row the value`() {
    let (table, driver) = shownTable(people)
    driver.click(row: 1, of: table, count: 2)
    #expect(table.editedRow == 1 && table.editedColumn == 0)
    _ = people.log.take()
    driver.type("Zoe")
    driver.key("\r")
    #expect(people.log.take() == ["set Zoe in name 1"] && table.editedRow == -1)
    driver.click(row: 2, of: table, count: 2)
    driver.type("no")
    driver.key("\u{1B}")
    #expect(people.rows[2].name == "Cay" && table.editedRow == -1)
    table.tableColumns[0].isEditable = false
    driver.click(row: 3, of: table, count: 2)
    #expect(table.editedRow == -1)
  }

  @Test func `a checkbox of a table of cells is turned by a click`() {
    let (table, driver) = shownTable(people)
    let cell = NSButtonCell()
    cell.setButtonType(.switch)
    table.tableColumns[0].dataCell = cell
    table.reloadData()
    driver.click(row: 1, of: table)
    #expect(people.log.take().last == "set 0 in name 1")
  }

  @Test func `rows have the heights of the delegate`() {
    people.heights = [1: 30]
    let (table, _) = shownTable(people)
    #expect(table.rect(ofRow: 1).height == 32 && table.rect(ofRow: 2).minY == 18 + 32)
    #expect(table.row(at: NSPoint(x: 5, y: 40)) == 1 && table.row(at: NSPoint(x: 5, y: 500)) == -1)
    #expect(table.rows(in: NSRect(x: 0, y: 20, width: 10, height: 40)) == 1..<3)
  }

  @Test func `updates move the selection with its rows`() {
    let (table, _) = shownTable(people)
    table.selectRowIndexes(IndexSet(integer: 2), byExtendingSelection: false)
    people.rows.insert(("New", 1), at: 0)
    table.insertRows(at: IndexSet(integer: 0))
    #expect(table.selectedRow == 3 && table.numberOfRows == 6)
    people.rows.insert(people.rows.remove(at: 3), at: 0)
    table.moveRow(at: 3, to: 0)
    #expect(table.selectedRow == 0)
    _ = people.log.take()
    people.rows.remove(at: 0)
    table.removeRows(at: IndexSet(integer: 0))
    #expect(table.selectedRow == -1 && people.log.take() == ["did change to []"])
    people.rows.removeLast(3)
    table.noteNumberOfRowsChanged()
    #expect(table.numberOfRows == 2)
  }

  @Test func `an update of a row that is not there traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = NSTableView(frame: .zero)
        table.reloadData()
        table.removeRows(at: IndexSet(integer: 0))
      }
    }
  }
}
