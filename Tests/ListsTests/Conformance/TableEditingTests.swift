import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableEditingTests {
  private let rows = LoggedRows(["a", "b", "c", "d"])

  /// Swipes along a row to the left.
  private func swipe(
    _ number: Int, of table: UITableView, by driver: TouchDriver, distance: Double = 40
  ) throws {
    let cell = try #require(table.cellForRow(at: row(number)))
    driver.swipe(cell, .left, distance: distance)
  }

  /// Taps the buttons that are shown behind rows.
  private func tapButton(_ name: String, of table: UITableView, by driver: TouchDriver) throws {
    let buttons = table.subviews.filter { !($0 is UITableViewCell) && !$0.isHidden }
    let button = buttons.first { $0.accessibilityElement.label == name }
    driver.tap(try #require(button ?? (name == "Delete" ? buttons.last : nil)))
  }

  @Test func `B153 a button for details tells the delegate and selects nothing`() throws {
    let (table, driver) = rows.table()
    let cell = try #require(table.cellForRow(at: row(1)))
    cell.accessoryType = .detailDisclosureButton
    table.layoutIfNeeded()
    driver.tap(at: CGPoint(x: 90, y: 30))
    #expect(rows.calls == ["accessory 1"] && table.indexPathForSelectedRow == nil)
    cell.accessoryType = .none
    rows.calls = []
    driver.tap(at: CGPoint(x: 90, y: 30))
    #expect(rows.calls.contains("didSelect 1") && !rows.calls.contains("accessory 1"))
  }

  @Test func `B154 a disclosure indicator takes no touch`() {
    let (table, driver) = rows.table()
    table.cellForRow(at: row(1))?.accessoryType = .disclosureIndicator
    driver.tap(at: CGPoint(x: 90, y: 30))
    #expect(rows.calls.filter { $0 == "didSelect 1" }.count == 1)
    #expect(!rows.calls.contains("accessory 1"))
  }

  @Test func `B155 a switch as the accessory changes and tells the table nothing`() {
    let (table, driver) = rows.table()
    let toggle = UISwitch()
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    table.cellForRow(at: row(1))?.accessoryView = toggle
    table.layoutIfNeeded()
    driver.tap(toggle)
    #expect(changes == 1 && rows.calls.isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test func `B156 a swipe and Delete commit the deletion and remove nothing by themselves`() throws
  {
    let (table, driver) = rows.table()
    try swipe(1, of: table, by: driver)
    #expect(rows.calls.contains("willBeginEditing 1"))
    #expect(table.cellForRow(at: row(1))?.showingDeleteConfirmation == true)
    rows.calls = []
    try tapButton("Delete", of: table, by: driver)
    #expect(rows.calls == ["commit delete 1", "didEndEditing 1"])
    #expect(table.numberOfRows(inSection: 0) == 4)
    rows.commit = { [rows] table, _, path in
      rows.texts.remove(at: path.row)
      table.deleteRows(at: [path], with: .automatic)
    }
    try swipe(1, of: table, by: driver)
    try tapButton("Delete", of: table, by: driver)
    #expect(rows.calls.suffix(2) == ["commit delete 1", "didEndEditing"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d"])
  }

  @Test func `B157 a row that may not be edited has no control and opens by no swipe`() throws {
    let (table, driver) = rows.table()
    rows.canEdit = { $0.row != 1 }
    try swipe(1, of: table, by: driver)
    #expect(!rows.calls.contains("willBeginEditing 1") && !rows.calls.contains("didSelect 1"))
    table.setEditing(true, animated: false)
    let counts = (0...2).map { table.cellForRow(at: row($0))?.subviews.count }
    #expect(counts[0] == counts[2] && counts[1].map { $0 + 1 } == counts[0])
  }

  @Test func `a swipe shows the delegate's actions, and a long one performs the first`() throws {
    let (table, driver) = rows.table()
    var performed: [String] = []
    rows.trailing = UISwipeActionsConfiguration(
      actions: ["Flag", "Share"].map { title in
        UIContextualAction(style: .normal, title: title) { action, _, done in
          performed.append(action.title ?? "")
          done(true)
        }
      })
    try swipe(2, of: table, by: driver)
    try tapButton("Share", of: table, by: driver)
    #expect(performed == ["Share"] && rows.calls.last == "didEndEditing 2")
    try swipe(2, of: table, by: driver, distance: 90)
    #expect(performed == ["Share", "Flag"])
    let names = table.cellForRow(at: row(2))?.accessibilityCustomActions?.map(\.name)
    #expect(names == ["Flag", "Share"])
    rows.trailing = UISwipeActionsConfiguration(actions: [])
    rows.calls = []
    try swipe(2, of: table, by: driver)
    #expect(!rows.calls.contains("willBeginEditing 2"))
  }

  @Test func `a touch beside the actions hides them and selects nothing`() throws {
    let (table, driver) = rows.table()
    try swipe(1, of: table, by: driver)
    rows.calls = []
    driver.tapRow(3, of: table)
    #expect(rows.calls == ["didEndEditing 1"] && table.indexPathForSelectedRow == nil)
    driver.tapRow(3, of: table)
    #expect(table.indexPathForSelectedRow == row(3))
  }

  @Test
  func `a swipe that comes back closes the row, and a long one the other way performs nothing`()
    throws
  {
    let (_, driver) = rows.table()
    var performed: [String] = []
    rows.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        performed.append("Flag")
        done(true)
      }
    ])
    driver.touchDown(at: CGPoint(x: 50, y: 30))
    driver.move(to: CGPoint(x: 20, y: 30))
    #expect(rows.calls.contains("willBeginEditing 1"))
    driver.move(to: CGPoint(x: 48, y: 30))
    driver.touchUp()
    #expect(rows.calls.last == "didEndEditing 1" && performed.isEmpty)
    rows.calls = []
    driver.touchDown(at: CGPoint(x: 20, y: 30))
    driver.move(to: CGPoint(x: 5, y: 30))
    driver.move(to: CGPoint(x: 95, y: 30))
    driver.touchUp()
    #expect(rows.calls.last == "didEndEditing 1" && performed.isEmpty)
  }

  @Test func `the end of editing closes a row that a swipe has opened`() throws {
    let (table, driver) = rows.table()
    try swipe(1, of: table, by: driver)
    rows.calls = []
    table.setEditing(false, animated: false)
    #expect(rows.calls == ["didEndEditing 1"])
    #expect(table.cellForRow(at: row(1))?.showingDeleteConfirmation == false)
  }

  @Test func `an action that ends when another row is open leaves it open`() throws {
    let (table, driver) = rows.table()
    var end: ((Bool) -> Void)?
    rows.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in end = done }
    ])
    try swipe(1, of: table, by: driver)
    try tapButton("Flag", of: table, by: driver)
    driver.tapRow(3, of: table)
    try swipe(2, of: table, by: driver)
    rows.calls = []
    end?(true)
    #expect(rows.calls.isEmpty)
    driver.tapRow(3, of: table)
    #expect(rows.calls == ["didEndEditing 2"])
  }

  @Test func `an open row moves with its row and is closed when the row is gone`() throws {
    let (table, driver) = rows.table()
    try swipe(1, of: table, by: driver)
    rows.texts.insert("new", at: 0)
    table.insertRows(at: [row(0)], with: .none)
    table.layoutIfNeeded()
    rows.calls = []
    try tapButton("Delete", of: table, by: driver)
    #expect(rows.calls == ["commit delete 2", "didEndEditing 2"])
    try swipe(1, of: table, by: driver)
    rows.texts.remove(at: 1)
    rows.calls = []
    table.deleteRows(at: [row(1)], with: .none)
    #expect(rows.calls == ["didEndEditing"])
  }

  @Test func `the control of an edited row asks before it deletes, and one that inserts does not`()
    throws
  {
    let (table, driver) = rows.table()
    table.setEditing(true, animated: false)
    driver.tap(at: CGPoint(x: 10, y: 30))
    #expect(rows.calls.isEmpty && table.cellForRow(at: row(1))?.showingDeleteConfirmation == true)
    try tapButton("Delete", of: table, by: driver)
    #expect(rows.calls == ["commit delete 1"])
    table.setEditing(false, animated: false)
    rows.editingStyle = .insert
    table.setEditing(true, animated: false)
    driver.tap(at: CGPoint(x: 10, y: 50))
    #expect(rows.calls == ["commit delete 1", "commit insert 2"])
  }

  @Test func `a row is moved by its control, once and on the drop`() {
    let (table, driver) = rows.table()
    rows.canMove = true
    rows.configure = { cell, _ in cell.showsReorderControl = true }
    table.reloadData()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    driver.pan(from: CGPoint(x: 90, y: 10), to: CGPoint(x: 90, y: 50))
    #expect(rows.calls == ["move 0 to 2"] && rows.texts == ["b", "c", "a", "d"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d"])
  }
}
