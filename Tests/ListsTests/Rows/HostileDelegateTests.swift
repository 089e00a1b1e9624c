import FoundationEssentials
import Testing
import UIKitDialect

/// A data source and delegate of rows that does something to the table whenever it is asked or notified.
@MainActor
private final class Meddler: UITableViewDataSource, UITableViewDelegate {
  var count = 40
  var calls = 0
  var didEndDisplaying: (UITableView) -> Void = { _ in }
  var heightForRow: (UITableView, IndexPath) -> Void = { _, _ in }
  var indentation: (IndexPath) -> Int = { _ in 0 }
  var shouldHighlight: (UITableView) -> Void = { _ in }

  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { didEndDisplaying(tableView) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double {
    calls += 1
    heightForRow(tableView, indexPath)
    return 20
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indentation(indexPath)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    shouldHighlight(tableView)
    return true
  }
}

@MainActor
struct HostileDelegateTests {
  private let meddler = Meddler()

  @Test func `a delegate may reload the table when a row is no longer shown`() {
    let table = meddler.table()
    meddler.didEndDisplaying = { $0.reloadData() }
    table.reloadData()
    table.layoutIfNeeded()
    meddler.didEndDisplaying = { _ = $0.visibleCells }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 10)
  }

  @Test func `a delegate may ask for a cell while heights are measured`() {
    let table = meddler.table()
    let first = table.visibleCells.first
    meddler.heightForRow = { table, row in _ = table.cellForRow(at: row) }
    table.beginUpdates()
    table.endUpdates()
    #expect(table.contentSize.height == 800)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10 && table.visibleCells.first === first)
  }

  @Test func `a delegate that sets heights while they are measured is asked twice at most`() {
    let table = meddler.table()
    var estimate = 40.0
    meddler.heightForRow = { table, _ in
      estimate += 1
      table.estimatedRowHeight = estimate
    }
    meddler.calls = 0
    table.reloadData()
    #expect(table.contentSize.height == 800 && table.rectForRow(at: row(3)).minY == 60)
    #expect(meddler.calls == 80)
    meddler.heightForRow = { table, _ in table.estimatedRowHeight = 44 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
  }

  @Test func `a cell loses the indentation of its former row`() {
    meddler.indentation = { $0.row < 10 ? 2 : 0 }
    let table = meddler.table()
    #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 2 })
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 0 })
  }

  @Test func `rows that go away while one is about to be highlighted are not touched`() {
    let table = meddler.table()
    meddler.shouldHighlight = { [meddler] table in
      meddler.count = 1
      table.reloadData()
    }
    let driver = TouchDriver(in: table)
    driver.tap(at: CGPoint(x: 20, y: 70))
    #expect(table.indexPathForSelectedRow == nil)
    meddler.shouldHighlight = { _ in }
    driver.tap(at: CGPoint(x: 20, y: 10))
    #expect(table.indexPathForSelectedRow == row(0))
  }
}
