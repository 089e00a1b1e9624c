import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableCellsTests {
  private final class OwnCell: UITableViewCell {
    var reuses = 0
    var note = "made"
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      note += " \(style == .default) \(reuseIdentifier ?? "")"
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }
  private final class InheritingCell: UITableViewCell { let values = [1, 2, 3] }
  private final class GenericCell<Value>: UITableViewCell { var value: Value? }
  private final class OwnHeader: UITableViewHeaderFooterView { var title = "none" }

  @Test func `cells are made of the class that is registered`() {
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    table.register(InheritingCell.self, forCellReuseIdentifier: "inheriting")
    table.register(GenericCell<Int>.self, forCellReuseIdentifier: "generic")
    let own = table.dequeueReusableCell(withIdentifier: "own", for: path) as? OwnCell
    #expect(own?.note == "made true own" && own?.reuseIdentifier == "own" && own?.reuses == 0)
    let other = table.dequeueReusableCell(withIdentifier: "inheriting") as? InheritingCell
    #expect(other?.values == [1, 2, 3] && other?.frame.height == 44)
    #expect(table.dequeueReusableCell(withIdentifier: "generic") is GenericCell<Int>)
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "own")
    #expect(table.dequeueReusableCell(withIdentifier: "own") == nil)
  }

  @Test func `headers are made of the class that is registered`() {
    let table = UITableView()
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "own")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "own") as? OwnHeader
    #expect(header?.title == "none" && header?.reuseIdentifier == "own")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
  }

  @Test func `a nib keeps its name, and makes plain cells`() {
    let (table, nib) = (UITableView(), UINib(nibName: "Cell", bundle: nil))
    #expect(nib.instantiate(withOwner: nil, options: nil).isEmpty)
    #expect(UINib(data: Data([1]), bundle: nil).instantiate(withOwner: self).isEmpty)
    table.register(nib, forCellReuseIdentifier: "nib")
    table.register(nib, forHeaderFooterViewReuseIdentifier: "nib")
    let cell = table.dequeueReusableCell(withIdentifier: "nib")
    #expect(cell?.reuseIdentifier == "nib")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nib") != nil)
  }

  @Test func `a cell that leaves the bounds is used again`() {
    let rows = TextRows([.numbers(0..<100)])
    let table = rows.table()
    table.register(OwnCell.self, forCellReuseIdentifier: "row")
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? OwnCell
    #expect(first?.reuses == 0 && first?.superview === table)
    #expect(first.flatMap { table.indexPath(for: $0) } == IndexPath(row: 0, section: 0))
    table.contentOffset.y = 400
    let cells = table.visibleCells.compactMap { $0 as? OwnCell }
    #expect(cells.count == 10 && cells.contains { $0 === first } && first?.reuses == 1)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(cells.first?.textLabel?.text == "20" && cells.first?.frame.minY == 400)
  }

  @Test func `cells are asked for once, in order, before they are shown`() {
    let rows = TextRows([["a", "b"]])
    let table = rows.table()
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(rows.calls == ["cell 0.0", "show 0.0", "cell 0.1", "show 0.1"])
  }

  @Test func `reloading retires the cells and asks again`() {
    let rows = TextRows([["a", "b"]])
    let table = rows.table()
    table.layoutIfNeeded()
    rows.calls = []
    rows.sections = [["c"]]
    table.reloadData()
    #expect(Set(rows.calls) == ["hide 0.0", "hide 0.1"])
    #expect(rows.shown(in: table) == ["c"])
  }

  @Test func `a table without a size shows no cells`() {
    let rows = TextRows([["a"]])
    let table = rows.table()
    table.frame = .zero
    #expect(table.visibleCells.isEmpty)
    table.frame.size = CGSize(width: 10, height: 10)
    #expect(rows.shown(in: table) == ["a"])
  }

  @Test func `the delegate is told of headers`() {
    final class Told: UITableViewDelegate {
      var calls: [String] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView()
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> Double { 15 }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { calls.append("show \(section) \(view.frame.height)") }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView,
        forSection section: Int
      ) { calls.append("hide \(section)") }
    }
    let (rows, told) = (TextRows([.numbers(0..<50)]), Told())
    let table = rows.table()
    table.delegate = told
    table.layoutIfNeeded()
    table.contentOffset.y = 1300
    table.layoutIfNeeded()
    #expect(told.calls == ["show 0 15.0", "hide 0"])
    table.rowHeight = 2
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(told.calls.last == "show 0 15.0")
    #expect(table.rectForHeader(inSection: 0).height == 15)
  }
}
