import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct RowTouchTests {
  private let rows = LoggedRows((0..<40).map { "\($0)" })

  @Test func `a driver taps a row that has to be scrolled into view`() {
    let (table, driver) = rows.table()
    #expect(driver.tapRow(at: row(30), of: table) && table.indexPathForSelectedRow == row(30))
    #expect(!driver.tapRow(at: row(40), of: table))
  }

  @Test func `a driver taps an accessory, and says if there is none`() {
    rows.configure = { cell, path in
      cell.accessoryType = path.row == 20 ? .detailButton : .disclosureIndicator
    }
    let (table, driver) = rows.table()
    #expect(driver.tapAccessory(ofRowAt: row(20), of: table) && rows.calls == ["accessory 20"])
    #expect(!driver.tapAccessory(ofRowAt: row(3), of: table))
  }

  @Test func `a driver swipes a row open and taps an action or the table's deletion`() {
    let (table, driver) = rows.table()
    #expect(driver.tapSwipeAction(nil, ofRowAt: row(2), of: table))
    #expect(rows.calls.contains("commit delete 2"))
    var performed: [String] = []
    rows.trailing = UISwipeActionsConfiguration(
      actions: ["Flag", "Share"].map { title in
        UIContextualAction(style: .normal, title: title) { action, _, done in
          performed.append(action.title ?? "")
          done(true)
        }
      })
    #expect(driver.tapSwipeAction("Share", ofRowAt: row(3), of: table) && performed == ["Share"])
    #expect(!driver.tapSwipeAction("Delete", ofRowAt: row(3), of: table))
    #expect(!driver.tapSwipeAction("Share", ofRowAt: row(5), of: table, swipingLeft: false))
  }

  @Test func `a driver moves a row that can be moved`() {
    let (table, driver) = rows.table()
    table.setEditing(true, animated: false)
    #expect(!driver.moveRow(at: row(0), to: row(2), of: table))
    table.setEditing(false, animated: false)
    rows.canMove = true
    table.setEditing(true, animated: false)
    #expect(driver.moveRow(at: row(0), to: row(2), of: table))
    #expect(rows.calls == ["move 0 to 2"] && rows.texts.prefix(4) == ["1", "2", "0", "3"])
  }

  @Test func `a finger stays on its row when rows appear above it`() {
    let (table, driver) = rows.table()
    driver.touchDown(at: CGPoint(x: 20, y: 50))
    rows.texts.insert("new", at: 0)
    table.insertRows(at: [row(0)], with: .none)
    driver.touchUp()
    #expect(table.indexPathForSelectedRow == row(3))
    #expect(
      rows.calls == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 3", "willSelect 3", "didSelect 3",
        "primaryAction 3",
      ])
    driver.tapRow(at: row(0), of: table)
    #expect(table.indexPathForSelectedRow == row(0))
  }

  @Test func `a row that goes away under a finger is neither highlighted nor selected`() {
    let (table, driver) = rows.table()
    driver.touchDown(at: CGPoint(x: 20, y: 50))
    rows.texts.remove(at: 2)
    table.deleteRows(at: [row(2)], with: .none)
    driver.touchUp()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(rows.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
    driver.tapRow(at: row(0), of: table)
    #expect(table.indexPathForSelectedRow == row(0))
  }

  @Test func `a driver reaches a row behind others that size themselves`() {
    let (table, driver) = rows.table()
    rows.configure = { cell, _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      for former in cell.contentView.subviews { former.removeFromSuperview() }
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 90),
      ])
    }
    table.rowHeight = UITableView.automaticDimension
    table.reloadData()
    #expect(driver.tapRow(at: row(35), of: table) && table.indexPathForSelectedRow == row(35))
  }

  @Test func `a driver opens a row while another one is open, and finds a deletion with a title`() {
    let (table, driver) = rows.table()
    #expect(!driver.tapSwipeAction("None", ofRowAt: row(3), of: table))
    #expect(driver.tapSwipeAction(nil, ofRowAt: row(5), of: table))
    #expect(rows.calls.contains("commit delete 5"))
    rows.deletionTitle = "Remove"
    #expect(driver.tapSwipeAction(nil, ofRowAt: row(6), of: table))
    #expect(driver.tapSwipeAction("Remove", ofRowAt: row(7), of: table))
    #expect(rows.calls.filter { $0.hasPrefix("commit") }.count == 3)
  }

  @Test func `a driver moves a row to the end of another section, and nowhere else beyond`() {
    rows.canMove = true
    rows.sections = 2
    rows.texts = ["a", "b"]
    let (table, driver) = rows.table()
    table.setEditing(true, animated: false)
    let end = IndexPath(row: 2, section: 1)
    #expect(driver.moveRow(at: row(0), to: end, of: table))
    #expect(rows.moves == [[row(0), end]])
    #expect(!driver.moveRow(at: row(0), to: IndexPath(row: 9, section: 1), of: table))
    #expect(!driver.moveRow(at: row(0), to: row(2), of: table))
    #expect(rows.moves.count == 1)
  }
}
