import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableDiffableTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func makeTable() -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Source(tableView: table) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(number)"
      cell.tag += 1
      return cell
    }
    return (table, source)
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func shown(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func `a snapshot is shown, and the next one keeps the cells of what is left`() {
    let (table, source) = makeTable()
    #expect(table.dataSource === source && table.numberOfSections == 0)
    var isDone = false
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false) {
      isDone = true
    }
    #expect(isDone && shown(table) == ["1", "2", "3"])
    let three = table.cellForRow(at: IndexPath(row: 0, section: 1))
    table.selectRow(
      at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    source.apply(snapshot([("b", [4]), ("a", [3, 1])]))
    #expect(shown(table) == ["4", "3", "1"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === three)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1) && three?.tag == 1)
  }

  @Test func `a data source answers for its snapshot`() {
    let (table, source) = makeTable()
    source.applySnapshotUsingReloadData(snapshot([("a", [1, 2])]))
    let path = IndexPath(row: 1, section: 0)
    #expect(source.itemIdentifier(for: path) == 2 && source.indexPath(for: 2) == path)
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 5)) == nil)
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "a") == 0)
    #expect(source.sectionIdentifier(for: 4) == nil && source.index(for: "b") == nil)
    #expect(source.snapshot().itemIdentifiers == [1, 2])
    #expect(source.defaultRowAnimation == .automatic)
    source.defaultRowAnimation = .fade
    #expect(source.defaultRowAnimation == .fade)
    #expect(!source.tableView(table, canEditRowAt: path))
    #expect(!source.tableView(table, canMoveRowAt: path))
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
  }

  @Test func `reloaded and reconfigured items are asked for again`() {
    let (table, source) = makeTable()
    source.apply(snapshot([("a", [1, 2, 3])]))
    table.layoutIfNeeded()
    let cells = table.visibleCells
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(table.visibleCells[1] === cells[1] && table.visibleCells.map(\.tag) == [2, 2, 1])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    next = source.snapshot()
    next.reloadSections(["a"])
    source.apply(next)
    #expect(shown(table) == ["1", "2", "3"])
  }

  @Test func `an applied snapshot can be awaited`() async {
    let (table, source) = makeTable()
    await source.apply(snapshot([("a", [7])]))
    #expect(shown(table) == ["7"])
  }

  @Test func `a subclass has titles`() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 99))
    let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    source.apply(snapshot([("Numbers", [1])]))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Numbers")
  }

  @Test func `a subclass that counts other rows than its snapshot does not break the table`() {
    final class Collapsed: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { min(2, super.tableView(tableView, numberOfRowsInSection: section)) }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Collapsed(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    source.apply(snapshot([("a", [1, 2, 3, 4, 5])]), animatingDifferences: false)
    table.layoutIfNeeded()
    source.apply(snapshot([("a", [6, 7, 8, 1, 2, 3, 4, 5])]), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }
}
