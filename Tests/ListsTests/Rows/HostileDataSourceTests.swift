import FoundationEssentials
import Testing
import UIKitDialect

/// What a data source does that no app should: it is named, and gets the table and the row it is asked for.
private let hostilities:
  [(name: String, act: @MainActor @Sendable (Hostile, UITableView, IndexPath) -> Void)] = [
    ("reloads while a cell is asked for", { _, table, _ in table.reloadData() }),
    (
      "removes all rows while a cell is asked for",
      { source, table, _ in
        source.count = 0
        table.reloadData()
      }
    ),
    ("lays the table out while a cell is asked for", { _, table, _ in table.layoutIfNeeded() }),
    (
      "scrolls while a cell is asked for",
      { _, table, row in
        table.contentOffset.y = Double(row.row % 7) * 100
      }
    ),
    (
      "selects while a cell is asked for",
      { _, table, row in
        table.selectRow(at: row, animated: false, scrollPosition: .middle)
      }
    ),
    ("begins updates that never end", { _, table, _ in table.beginUpdates() }),
    ("ends updates that never began", { _, table, _ in table.endUpdates() }),
    ("asks for the cell of the same row", { _, table, row in _ = table.cellForRow(at: row) }),
    (
      "asks for another cell than it returns",
      { _, table, row in
        _ = table.dequeueReusableCell(withIdentifier: "row")
      }
    ),
    ("edits while a cell is asked for", { _, table, _ in table.isEditing.toggle() }),
    (
      "changes the height of rows while a cell is asked for",
      { _, table, row in
        table.rowHeight = Double(row.row % 5) * 10
      }
    ),
    (
      "resizes the table while a cell is asked for",
      { _, table, row in
        table.frame.size.width += 1
      }
    ),
    (
      "removes the data source while a cell is asked for", { _, table, _ in table.dataSource = nil }
    ),
    ("removes the table while a cell is asked for", { _, table, _ in table.removeFromSuperview() }),
    (
      "registers another class while a cell is asked for",
      { _, table, _ in
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
    ),
  ]

@MainActor
private final class Hostile: UITableViewDataSource {
  var count = 50
  var act: @MainActor (Hostile, UITableView, IndexPath) -> Void = { _, _, _ in }
  /// The cell that is returned for every row; nil for one of the table.
  var only: UITableViewCell?
  var counts: [Int] = []
  var isActing = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.isEmpty ? count : counts.removeFirst()
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if isActing { act(self, tableView, indexPath) }
    let cell = only ?? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@MainActor
struct HostileDataSourceTests {
  private func table(of source: Hostile) -> (window: UIWindow, table: UITableView) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    return (window, table)
  }

  /// Lays out, scrolls, taps and reads, and then once more with a data source that behaves.
  private func use(_ window: UIWindow, _ table: UITableView, _ source: Hostile) {
    for _ in 0..<3 {
      window.layoutIfNeeded()
      TouchDriver(in: window).tap(at: CGPoint(x: 20, y: 30))
      _ = AccessibilityHierarchy(of: window).stops.count
      table.contentOffset.y += 50
    }
    source.isActing = false
    (source.only, source.counts) = (nil, [])
    table.dataSource = source
    table.rowHeight = 20
    while table.hasUncommittedUpdates { table.endUpdates() }
    table.contentOffset = .zero
    table.reloadData()
    table.layoutIfNeeded()
    let shown = min(source.count, 10)
    #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<shown).map { "\($0)" })
  }

  @Test(arguments: hostilities.indices)
  func `a data source that changes the table while it is asked neither crashes nor hangs it`(
    index: Int
  ) {
    let source = Hostile()
    let (window, table) = table(of: source)
    source.act = hostilities[index].act
    use(window, table, source)
  }

  @Test(arguments: [[-1], [5, 0], [0, 50], [Int.min, 3], [3, 1_000_000]])
  func `a data source that lies about its counts neither crashes nor hangs the table`(counts: [Int])
  {
    let source = Hostile()
    let (window, table) = table(of: source)
    source.counts = counts
    table.reloadData()
    use(window, table, source)
  }

  @Test func `one cell for every row neither crashes nor hangs the table`() {
    let source = Hostile()
    let (window, table) = table(of: source)
    source.only = UITableViewCell(style: .default, reuseIdentifier: "row")
    use(window, table, source)
  }
}
