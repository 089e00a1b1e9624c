import FoundationEssentials
import Testing
import UIKitDialect

/// A cell that counts how often it is prepared for another row.
private final class CountingCell: UITableViewCell {
  var prepared = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    prepared += 1
  }
}

@MainActor
struct TableReuseTests {
  @Test func `B135 a new table and a new cell have UIKit's defaults`() {
    let table = UITableView(frame: .zero)
    #expect(table.style == .plain && table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(!table.isEditing && table.separatorStyle == .singleLine)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.sectionFooterHeight == UITableView.automaticDimension)
    #expect(table.sectionIndexMinimumDisplayRowCount == 0 && table.indexPathForSelectedRow == nil)
    #expect(table.dataSource == nil && table.delegate == nil)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.reuseIdentifier == nil && !cell.isSelected && !cell.isHighlighted)
    #expect(!cell.isEditing && cell.selectionStyle == .default && cell.accessoryType == .none)
    #expect(cell.accessoryView == nil && cell.indentationLevel == 0 && cell.indentationWidth == 10)
    #expect(cell.shouldIndentWhileEditing && !cell.showsReorderControl)
    #expect(cell.editingAccessoryType == .none)
  }

  @Test func `B136 a data source without a number of sections has one`() {
    final class One: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let (table, source) = (UITableView(frame: .zero), One())
    table.dataSource = source
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
  }

  @Test
  func `B137 a reload asks for sections and rows, and layout for each cell before it is shown`() {
    let rows = LoggedRows(["a", "b", "c"])
    let (table, _) = rows.table()
    rows.logsRows = true
    table.reloadData()
    #expect(rows.calls == ["sections", "rows"])
    table.layoutIfNeeded()
    #expect(
      rows.calls.dropFirst(2) == [
        "cellForRow 0", "willDisplay 0", "cellForRow 1", "willDisplay 1", "cellForRow 2",
        "willDisplay 2",
      ])
  }

  @Test func `B138 of a thousand rows those on the screen are asked for`() {
    let rows = LoggedRows(.numbers(0..<1000))
    let (table, _) = rows.table()
    rows.logsRows = true
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.calls.filter { $0.hasPrefix("cellForRow") }.count == 10)
    #expect(table.cellForRow(at: row(900)) == nil && table.cellForRow(at: row(9)) != nil)
  }

  @Test func `B139 what is not registered is nil, and with a row an error`() async {
    let table = UITableView(frame: .zero)
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UITableView(frame: .zero).dequeueReusableCell(
          withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      }
    }
    let text =
      "unable to dequeue a cell with identifier none - must register a nib or a class for the "
      + "identifier or connect a prototype cell in a storyboard"
    #expect(trapped(with: text, in: result?.standardErrorContent))
  }

  @Test func `B140 the first cell of a registered class is new and was not prepared`() {
    let table = UITableView(frame: .zero)
    table.register(CountingCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row") as? CountingCell
    #expect(cell?.prepared == 0 && cell?.reuseIdentifier == "row")
  }

  @Test func `B141 a row that leaves gives its cell to one that comes, prepared once`() {
    let rows = LoggedRows(.numbers(0..<100))
    let (table, _) = rows.table()
    table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    rows.identifier = "counting"
    table.reloadData()
    table.layoutIfNeeded()
    let first = table.cellForRow(at: row(0)) as? CountingCell
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    #expect(first != nil && table.cellForRow(at: row(10)) === first && first?.prepared == 1)
  }

  @Test func `B142 what a cell shows stays when it is used again, and its state does not`() {
    let rows = LoggedRows(.numbers(0..<100))
    let (table, _) = rows.table()
    rows.configure = { cell, row in if row.row == 0 { cell.accessoryType = .checkmark } }
    table.reloadData()
    table.layoutIfNeeded()
    let first = table.cellForRow(at: row(0))
    table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    #expect(first?.isSelected == true)
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    let again = table.cellForRow(at: row(10))
    #expect(again === first && again?.accessoryType == .checkmark && again?.isSelected == false)
  }

  @Test func `B160 a data source returns a cell by its type, and never nil`() {
    let rows = LoggedRows(["a"])
    let (table, _) = rows.table()
    let source: any UITableViewDataSource = rows
    let make: (UITableView, IndexPath) -> UITableViewCell = source.tableView(_:cellForRowAt:)
    #expect(make(table, row(0)).textLabel?.text == "a")
  }
}

/// Indicates whether the output of a process that trapped has a text.
func trapped(with text: String, in output: [UInt8]?) -> Bool {
  String(decoding: output ?? [], as: UTF8.self).contains(text)
}
