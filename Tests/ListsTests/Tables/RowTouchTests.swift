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
}
