import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `selecting in code tells the cell and not the delegate`() {
    let rows = TextRows([.numbers(0..<50)])
    let table = rows.table()
    table.layoutIfNeeded()
    rows.calls = []
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.indexPathsForSelectedRows == [path(2)])
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    table.deselectRow(at: path(2), animated: true)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    #expect(rows.calls.isEmpty)
    table.selectRow(at: path(30), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 600)
    #expect(table.cellForRow(at: path(30))?.isSelected == true)
    table.contentOffset.y = 0
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == 420)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `several rows are selected if the table allows it`() {
    let rows = TextRows([.numbers(0..<5)])
    let table = rows.table()
    table.allowsMultipleSelection = true
    for row in [3, 1] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [path(3), path(1)])
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  /// Taps in the middle of a row.
  private func tap(_ row: Int, in window: UIWindow, _ table: UITableView) {
    let driver = TouchDriver(in: window)
    let rect = table.rectForRow(at: path(row))
    driver.tap(at: table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
  }

  @Test func `a tap selects a row and tells the delegate`() {
    let rows = TextRows([.numbers(0..<5)])
    let table = rows.table()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    rows.calls = []
    tap(1, in: window, table)
    #expect(rows.calls == ["select 0.1"] && table.indexPathForSelectedRow == path(1))
    tap(3, in: window, table)
    #expect(rows.calls == ["select 0.1", "deselect 0.1", "select 0.3"])
    rows.refusesSelection = true
    tap(2, in: window, table)
    #expect(table.indexPathForSelectedRow == path(3))
    rows.refusesSelection = false
    table.allowsSelection = false
    tap(2, in: window, table)
    #expect(table.indexPathForSelectedRow == path(3))
    table.allowsSelection = true
    table.allowsMultipleSelection = true
    tap(0, in: window, table)
    tap(3, in: window, table)
    #expect(table.indexPathsForSelectedRows == [path(0)])
  }

  @Test func `editing reaches the cells that may be edited`() {
    final class Editable: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
      }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 99)), Editable())
    table.dataSource = source
    table.layoutIfNeeded()
    table.isEditing = true
    #expect(table.isEditing && table.visibleCells.map(\.isEditing) == [false, true])
    #expect(table.visibleCells.map(\.editingStyle) == [.none, .delete])
    table.setEditing(false, animated: true)
    #expect(table.visibleCells.map(\.isEditing) == [false, false])
  }
}
