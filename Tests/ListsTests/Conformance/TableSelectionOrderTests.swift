import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableSelectionOrderTests {
  private let rows = LoggedRows(["a", "b", "c", "d"])

  @Test func `B143 a tap on another row tells the delegate in this order`() {
    let (table, driver) = rows.table()
    driver.tapRow(0, of: table)
    rows.calls = []
    driver.tapRow(1, of: table)
    #expect(
      rows.calls == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1",
        "willDeselect 0", "didDeselect 0", "didSelect 1", "primaryAction 1",
      ])
    #expect(table.indexPathForSelectedRow == row(1))
  }

  @Test func `a row that willDeselect keeps stays selected beside the new one`() {
    let (table, driver) = rows.table()
    driver.tapRow(0, of: table)
    rows.willDeselect = { _ in nil }
    rows.calls = []
    driver.tapRow(1, of: table)
    #expect(rows.calls.contains("willDeselect 0") && !rows.calls.contains("didDeselect 0"))
    #expect(table.indexPathsForSelectedRows == [row(0), row(1)])
    #expect(table.cellForRow(at: row(0))?.isSelected == true)
  }

  @Test func `the end of a touch counts only if it is the finger that pressed the row`() {
    let (table, driver) = rows.table()
    driver.touchDown(at: CGPoint(x: 20, y: 10), finger: 0)
    driver.touchDown(at: CGPoint(x: 20, y: 50), finger: 1)
    driver.touchUp(finger: 1)
    #expect(
      !rows.calls.contains("didSelect 0") && table.cellForRow(at: row(0))?.isHighlighted == true)
    driver.touchUp(finger: 0)
    #expect(rows.calls.contains("didSelect 0"))
    driver.touchDown(at: CGPoint(x: 20, y: 30))
    table.setEditing(true, animated: false)
    driver.touchUp()
    #expect(!rows.calls.contains("didSelect 1"))
  }

  @Test func `B144 nil from willSelect leaves the selection as it was`() {
    let (table, driver) = rows.table()
    driver.tapRow(0, of: table)
    rows.willSelect = { _ in nil }
    rows.calls = []
    driver.tapRow(1, of: table)
    #expect(!rows.calls.contains("didSelect 1") && !rows.calls.contains("didDeselect 0"))
    #expect(table.indexPathForSelectedRow == row(0))
  }

  @Test func `B145 another row from willSelect is selected`() {
    let (table, driver) = rows.table()
    rows.willSelect = { _ in row(2) }
    driver.tapRow(1, of: table)
    #expect(rows.calls.contains("didSelect 2") && !rows.calls.contains("didSelect 1"))
    #expect(table.indexPathForSelectedRow == row(2))
  }

  @Test func `B146 a row that may not be highlighted is not selected`() {
    let (table, driver) = rows.table()
    rows.shouldHighlight = false
    driver.tapRow(1, of: table)
    #expect(rows.calls == ["shouldHighlight 1"] && table.indexPathForSelectedRow == nil)
  }

  @Test func `B147 a tap on the selected row selects it again`() {
    let (table, driver) = rows.table()
    driver.tapRow(1, of: table)
    rows.calls = []
    driver.tapRow(1, of: table)
    #expect(rows.calls.contains("didSelect 1") && !rows.calls.contains { $0.contains("eselect") })
    #expect(table.indexPathForSelectedRow == row(1))
  }

  @Test func `B148 among several, a tap on a selected row deselects it`() {
    let (table, driver) = rows.table()
    table.allowsMultipleSelection = true
    driver.tapRow(1, of: table)
    driver.tapRow(2, of: table)
    rows.calls = []
    driver.tapRow(1, of: table)
    #expect(rows.calls.contains("didDeselect 1") && !rows.calls.contains("didSelect 1"))
    #expect(table.indexPathsForSelectedRows == [row(2)])
  }

  @Test func `B149 a selection style of none changes the look only`() {
    let (table, driver) = rows.table()
    table.cellForRow(at: row(1))?.selectionStyle = .none
    driver.tapRow(1, of: table)
    #expect(rows.calls.filter { $0 == "didSelect 1" }.count == 1)
    #expect(table.cellForRow(at: row(1))?.isSelected == true)
  }

  @Test func `B150 a selection in code tells the delegate nothing`() {
    let (table, _) = rows.table()
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == row(2) && rows.calls.isEmpty)
  }

  @Test func `B151 a finger that leaves the row highlights it and no more`() {
    let (table, driver) = rows.table()
    driver.touchDown(at: table.convert(CGPoint(x: 20, y: 30), to: nil))
    driver.move(to: table.convert(CGPoint(x: 20, y: 150), to: nil))
    driver.touchUp()
    #expect(rows.calls == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
  }

  @Test func `B152 a tap on an item tells the delegate of a collection in this order`() {
    final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool {
        calls.append("shouldHighlight")
        return true
      }
      func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
      ) { calls.append("didHighlight") }
      func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
      ) { calls.append("didUnhighlight") }
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool {
        calls.append("shouldSelect")
        return true
      }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { calls.append("didSelect") }
    }
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (view.dataSource, view.delegate) = (items, items)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    TouchDriver(in: window).tap(at: CGPoint(x: 50, y: 10))
    #expect(
      items.calls == [
        "shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight",
      ])
  }

  @Test
  func `B164 rows are deselected when a table controller appears again, unless it keeps them`() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 3 }
    }
    let controller = Rows(style: .plain)
    controller.loadViewIfNeeded()
    controller.viewWillAppear(false)
    controller.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
    controller.viewWillAppear(true)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
    controller.viewWillAppear(true)
    #expect(controller.tableView.indexPathForSelectedRow == row(1))
  }
}
