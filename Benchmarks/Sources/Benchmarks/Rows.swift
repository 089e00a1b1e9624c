import Controls
import FoundationEssentials

/// Rows whose cells have a height of their own, by constraints.
@MainActor
private final class Rows: TableViewDataSource {
  private final class Cell: TableViewCell {
    lazy var height = inner.heightAnchor.constraint(equalToConstant: 10)
    private let inner = View(frame: .zero)

    func begin() {
      guard inner.superview == nil else { return }
      contentView.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }
  }

  let count: Int
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  init(count: Int) {
    self.count = count
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? Cell {
      cell.begin()
      cell.height.constant = 30 + Double(indexPath.row % 40)
    }
    return cell
  }
}

/// Scrolls through tables by a page of rows, each of which is measured when it is shown; from the end it goes
/// back to the beginning.
@MainActor
func rows(_ runner: inout Runner) {
  for count in [25_000, 50_000, 100_000] {
    let rows = Rows(count: count)
    runner.row("rows", "measured", "a page of \(count) rows") { operations in
      for _ in 0..<operations {
        let next = rows.table.contentOffset.y + rows.table.bounds.height
        let end = rows.table.contentSize.height - rows.table.bounds.height
        rows.table.contentOffset.y = next > end ? 0 : next
        rows.table.layoutIfNeeded()
      }
      precondition(!rows.table.visibleCells.isEmpty)
    }
  }
}
