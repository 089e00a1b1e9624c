import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `inserted rows have new cells, and others keep theirs`() {
    let rows = TextRows([["a", "c"]])
    let table = rows.table()
    let (a, c) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
    rows.calls = []
    rows.sections[0].insert("b", at: 1)
    table.insertRows(at: [path(1)], with: .automatic)
    #expect(rows.shown(in: table) == ["a", "b", "c"])
    #expect(table.cellForRow(at: path(0)) === a && table.cellForRow(at: path(2)) === c)
    #expect(c?.frame.minY == 40)
    #expect(rows.calls == ["cell 0.1", "show 0.1"])
  }

  @Test func `deleted rows lose their cells and their selection`() {
    let rows = TextRows([["a", "b", "c"]])
    let table = rows.table()
    table.allowsMultipleSelection = true
    for row in 0..<3 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    rows.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    #expect(rows.shown(in: table) == ["a", "c"])
    #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
  }

  @Test func `changes that belong together are made at the end`() {
    let rows = TextRows([["a", "b"], ["c"]])
    let table = rows.table()
    table.layoutIfNeeded()
    var isDone = false
    table.performBatchUpdates {
      rows.sections = [["new"], ["b", "x"], ["c"]]
      table.deleteRows(at: [path(0)], with: .none)
      table.insertSections([0], with: .none)
      table.insertRows(at: [path(1, 1)], with: .none)
      #expect(table.hasUncommittedUpdates && table.numberOfSections == 2)
    } completion: {
      isDone = $0
    }
    #expect(isDone && !table.hasUncommittedUpdates)
    #expect(rows.shown(in: table) == ["new", "b", "x", "c"])
    table.beginUpdates()
    rows.sections.remove(at: 0)
    table.deleteSections([0], with: .none)
    table.endUpdates()
    #expect(table.numberOfSections == 2 && rows.shown(in: table) == ["b", "x", "c"])
  }

  @Test func `rows and sections move with their cells`() {
    let rows = TextRows([["a", "b"], ["c"]])
    let table = rows.table()
    let (a, c) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(0, 1)))
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    rows.sections = [["b"], ["c", "a"]]
    table.moveRow(at: path(0), to: path(1, 1))
    #expect(table.cellForRow(at: path(1, 1)) === a && rows.shown(in: table) == ["b", "c", "a"])
    #expect(table.indexPathForSelectedRow == path(1, 1))
    rows.sections = [["c", "a"], ["b"]]
    table.moveSection(1, toSection: 0)
    #expect(table.cellForRow(at: path(0)) === c && rows.shown(in: table) == ["c", "a", "b"])
  }

  @Test func `reloaded rows and sections have new cells`() {
    let rows = TextRows([["a", "b"]])
    let table = rows.table()
    table.layoutIfNeeded()
    rows.sections = [["a", "B"]]
    table.reloadRows(at: [path(1)], with: .automatic)
    #expect(rows.shown(in: table) == ["a", "B"])
    rows.sections = [["x", "y", "z"]]
    table.reloadSections([0], with: .automatic)
    #expect(rows.shown(in: table) == ["x", "y", "z"])
  }

  @Test func `reconfigured rows keep their cells`() {
    let rows = TextRows([["a", "b"]])
    let table = rows.table()
    let cell = table.cellForRow(at: path(1))
    rows.sections = [["a", "B"]]
    table.reconfigureRows(at: [path(1)])
    #expect(table.cellForRow(at: path(1)) === cell && cell?.textLabel?.text == "B")
  }

  @Test func `no changes at all ask for heights again`() {
    let rows = TextRows([["a", "b"]])
    let table = rows.table()
    #expect(table.contentSize.height == 40)
    rows.height = 50
    table.beginUpdates()
    table.endUpdates()
    #expect(table.contentSize.height == 101)
  }

  @Test func `a thousand random changes leave the rows of the data source`() {
    var generator = SystemRandomNumberGenerator()
    let rows = TextRows([.numbers(0..<8), .numbers(8..<12)])
    let table = rows.table(rowHeight: 1)
    table.layoutIfNeeded()
    var next = 100
    for _ in 0..<1000 {
      table.performBatchUpdates {
        let section = Int.random(in: 0..<2, using: &generator)
        let count = rows.sections[section].count
        var deleted: [IndexPath] = []
        for row in (0..<count).reversed() where Int.random(in: 0..<3, using: &generator) == 0 {
          rows.sections[section].remove(at: row)
          deleted.append(path(row, section))
        }
        table.deleteRows(at: deleted, with: .none)
        for _ in deleted.indices {
          rows.sections[section].append("\(next)")
          next += 1
        }
        let left = rows.sections[section].count
        table.insertRows(
          at: (left - deleted.count..<left).map { path($0, section) }, with: .none)
      }
      #expect(rows.shown(in: table) == rows.sections[0] + rows.sections[1])
    }
  }
}
