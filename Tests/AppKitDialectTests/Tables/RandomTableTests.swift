import AppKitDialect
import Foundation
import ResponderKit
import TestSupport
import Testing

/// The number of edits: `EDITS=50000` for a longer run.
private let edits = ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 2_000

@MainActor @Suite(.tags(.model), .ownApplication) struct RandomTableTests {
  @Test func `random edits of a table agree with an array`() {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed)
    let people = People((0..<20).map { "Row \($0)" })
    let (table, _) = shownTable(people, isView: true)
    table.allowsMultipleSelection = true
    var (names, selected): ([String], Set<String>) = (people.rows.map(\.name), [])
    var next = 20
    for edit in 0..<edits {
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where names.count < 60:
        let row = Int.random(in: 0..<(names.count + 1), using: &random)
        names.insert("Row \(next)", at: row)
        people.rows.insert(("Row \(next)", next), at: row)
        next += 1
        table.insertRows(at: IndexSet(integer: row))
      case 1 where !names.isEmpty:
        let row = Int.random(in: 0..<names.count, using: &random)
        selected.remove(names.remove(at: row))
        people.rows.remove(at: row)
        table.removeRows(at: IndexSet(integer: row))
      case 2 where !names.isEmpty:
        let (old, new) = (
          Int.random(in: 0..<names.count, using: &random),
          Int.random(in: 0..<names.count, using: &random)
        )
        names.insert(names.remove(at: old), at: new)
        people.rows.insert(people.rows.remove(at: old), at: new)
        table.moveRow(at: old, to: new)
      case 3 where !names.isEmpty:
        let row = Int.random(in: 0..<names.count, using: &random)
        let extends = Int.random(in: 0..<2, using: &random) == 0
        if !extends { selected = [] }
        selected.insert(names[row])
        table.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: extends)
      case 4 where !names.isEmpty:
        let row = Int.random(in: 0..<names.count, using: &random)
        selected.remove(names[row])
        table.deselectRow(row)
      case 5 where !names.isEmpty:
        table.scrollRowToVisible(Int.random(in: 0..<names.count, using: &random))
      default:
        // Sorting by an app: the rows are others, and the table is loaded anew.
        let order = names.enumerated().sorted { $0.element < $1.element }.map(\.offset)
        let chosen = Set(selected.compactMap { names.firstIndex(of: $0) })
        (names, people.rows) = (order.map { names[$0] }, order.map { people.rows[$0] })
        table.reloadData()
        selected = Set(chosen.map { names[$0] })
      }
      guard table.numberOfRows == names.count,
        Set(table.selectedRowIndexes.map { names[$0] }) == selected
      else {
        Issue.record(
          "MODEL_SEED=\(seed), edit \(edit): \(table.selectedRowIndexes.map { $0 }) of \(names), not \(selected)"
        )
        return
      }
      table.tile()
      table.enumerateAvailableRowViews { view, row in
        let cell = view.view(atColumn: 0) as? NSTableCellView
        #expect(cell?.textField?.stringValue == names[row], "MODEL_SEED=\(seed), edit \(edit)")
      }
    }
  }

  @Test func `random edits of an outline agree with a tree`() {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed)
    let tree = Tree(["": ["0", "1", "2"]])
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    outline.addTableColumn(NSTableColumn(identifier: .init("name")))
    (outline.dataSource, outline.delegate) = (tree, tree)
    let driver = MouseDriver(in: shownWindow(outline))
    outline.allowsMultipleSelection = true
    var (expanded, selected): (Set<String>, Set<String>) = ([], [])
    var next = 3
    func rows(_ parent: String) -> [String] {
      (tree.children[parent] ?? []).flatMap { [$0] + (expanded.contains($0) ? rows($0) : []) }
    }
    func forget(_ name: String) {
      for child in tree.children[name] ?? [] { forget(child) }
      (tree.children[name], _) = (nil, expanded.remove(name))
    }
    for edit in 0..<edits {
      let shown = rows("")
      // Items that are not expanded change, too, which is seen once they are.
      let known = tree.children.keys.sorted()
      let parent = known[Int.random(in: 0..<known.count, using: &random)]
      let item: Any? = parent.isEmpty ? nil : parent
      let siblings = tree.children[parent] ?? []
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where tree.children.values.reduce(0, { $0 + $1.count }) < 60:
        let place = Int.random(in: 0..<(siblings.count + 1), using: &random)
        tree.children[parent, default: []].insert("\(next)", at: place)
        if Int.random(in: 0..<2, using: &random) == 0 { tree.children["\(next)"] = [] }
        next += 1
        outline.insertItems(at: IndexSet(integer: place), inParent: item)
      case 1 where siblings.count > (parent.isEmpty ? 1 : 0):
        let place = Int.random(in: 0..<siblings.count, using: &random)
        forget(siblings[place])
        tree.children[parent]?.remove(at: place)
        outline.removeItems(at: IndexSet(integer: place), inParent: item)
      case 2 where !siblings.isEmpty:
        let (old, new) = (
          Int.random(in: 0..<siblings.count, using: &random),
          Int.random(in: 0..<siblings.count, using: &random)
        )
        var moved = siblings
        moved.insert(moved.remove(at: old), at: new)
        tree.children[parent] = moved
        outline.moveItem(at: old, inParent: item, to: new, inParent: item)
      case 3 where !shown.isEmpty:
        let name = shown[Int.random(in: 0..<shown.count, using: &random)]
        if tree.children[name] != nil {
          expanded.insert(name)
        }
        outline.expandItem(name)
      case 4 where !shown.isEmpty:
        let name = shown[Int.random(in: 0..<shown.count, using: &random)]
        expanded.remove(name)
        outline.collapseItem(name)
      case 5 where !shown.isEmpty:
        let row = Int.random(in: 0..<shown.count, using: &random)
        let extends = Int.random(in: 0..<2, using: &random) == 0
        if !extends { selected = [] }
        selected.insert(shown[row])
        outline.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: extends)
      default: driver.wait(0.1)
      }
      let now = rows("")
      // Rows that are no longer shown are no longer selected.
      selected.formIntersection(now)
      let items = (0..<outline.numberOfRows).map { outline.item(atRow: $0) as? String ?? "" }
      guard items == now, Set(outline.selectedRowIndexes.map { now[$0] }) == selected else {
        Issue.record("MODEL_SEED=\(seed), edit \(edit): \(items), not \(now), \(selected)")
        return
      }
      outline.tile()
    }
  }
}

/// Data sources and delegates that do not keep what they promise.
@MainActor @Suite(.ownApplication) struct HostileTableTests {
  enum Lie: CaseIterable {
    case negativeCount, hugeCount, changesCount, editsWhileCounting, editsWhileMakingViews
    case editsWhileMeasuring, editsWhileSelecting, reloadsWhileAsked, reloadsWhenTold, noHeights
    case removesItself
  }

  final class Liar: NSTableViewDataSource, NSTableViewDelegate {
    let lie: Lie
    private var asked = 0
    init(_ lie: Lie) { self.lie = lie }

    func numberOfRows(in tableView: NSTableView) -> Int {
      asked += 1
      switch lie {
      case .negativeCount: return -3
      case .hugeCount: return .max
      case .changesCount: return asked % 2 == 0 ? 3 : 40
      case .editsWhileCounting:
        if asked < 5 { tableView.insertRows(at: IndexSet(integer: 0)) }
        return 5
      case .reloadsWhileAsked:
        tableView.reloadData()
        return 5
      default: return 5
      }
    }
    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      asked += 1
      switch lie {
      case .editsWhileMakingViews where tableView.numberOfRows > 0 && asked < 500:
        tableView.removeRows(at: IndexSet(integer: 0))
      case .removesItself: tableView.removeFromSuperview()
      default: break
      }
      return NSTableCellView()
    }
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> Double {
      asked += 1
      switch lie {
      case .editsWhileMeasuring where asked < 500:
        tableView.insertRows(at: IndexSet(integer: 0))
        return 20
      case .noHeights: return row % 2 == 0 ? .nan : -.infinity
      default: return tableView.rowHeight
      }
    }
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
      if lie == .editsWhileSelecting, tableView.numberOfRows > 0 {
        tableView.removeRows(at: IndexSet(integer: 0))
      }
      return true
    }
    func tableViewSelectionDidChange(_ notification: Notice) {
      asked += 1
      let table = notification.object as? NSTableView
      if lie == .reloadsWhenTold, asked < 500 { table?.reloadData() }
    }
  }

  // A table with as many rows as fit asks for the height of each.
  @Test(.timeLimit(.minutes(20)), arguments: Lie.allCases.filter { $0 != .hugeCount })
  func `a table survives a data source that lies`(_ lie: Lie) {
    let liar = Liar(lie)
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    table.addTableColumn(NSTableColumn(identifier: .init("one")))
    (table.dataSource, table.delegate) = (liar, liar)
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 128))
    scroll.documentView = table
    let driver = MouseDriver(in: shownWindow(scroll))
    for y in [20.0, 60, 90] { driver.click(at: NSPoint(x: 30, y: y)) }
    table.window?.makeFirstResponder(table)
    for key in [KeyCommand.inputDownArrow, KeyCommand.inputDownArrow, "\r", "a"] { driver.key(key) }
    table.selectAll(nil)
    table.scrollRowToVisible(table.numberOfRows - 1)
    table.reloadData()
    table.tile()
    #expect(table.numberOfRows >= 0)
    #expect(table.selectedRowIndexes.allSatisfy { $0 < table.numberOfRows })
  }

  @Test func `a data source without an end has as many rows as a table can have`() {
    let liar = Liar(.hugeCount)
    let table = NSTableView(frame: .zero)
    table.dataSource = liar
    #expect(table.numberOfRows == 100_000_000)
  }
}
