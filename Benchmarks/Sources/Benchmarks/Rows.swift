import Controls
import FoundationEssentials

/// A view that gives the content around it a height.
private final class MeasuredView: View {
  private lazy var height = heightAnchor.constraint(equalToConstant: 10)

  func show(_ extent: Double, in content: View) {
    height.constant = extent
    guard superview == nil else { return }
    content.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: content.topAnchor),
      bottomAnchor.constraint(equalTo: content.bottomAnchor), height,
    ])
  }
}

/// Rows whose cells have a height of their own, by constraints.
@MainActor
private final class Rows: TableViewDataSource {
  private final class Cell: TableViewCell { let inner = MeasuredView(frame: .zero) }

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
      cell.inner.show(30 + Double(indexPath.row % 40), in: cell.contentView)
    }
    return cell
  }
}

/// Items of a list whose cells have a height of their own, by constraints.
@MainActor
private final class Items: CollectionViewDataSource {
  private final class Cell: CollectionViewCell { let inner = MeasuredView(frame: .zero) }

  let count: Int
  let list = CollectionView(
    frame: Rect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain)))

  init(count: Int) {
    self.count = count
    list.register(Cell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = self
    list.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? Cell {
      cell.inner.show(30 + Double(indexPath.item % 40), in: cell.contentView)
    }
    return cell
  }
}

/// Scrolls through tables and lists by a page of rows, each of which is measured when it is shown; from the end
/// it goes back to the beginning.
@MainActor
func rows(_ runner: inout Runner) {
  for count in [25_000, 50_000, 100_000] {
    let (rows, items) = (Rows(count: count), Items(count: count))
    for (name, view) in [("measured", rows.table), ("listed", items.list)] as [(String, ScrollView)]
    {
      runner.row("rows", name, "a page of \(count) \(name) rows") { operations in
        for _ in 0..<operations {
          let next = view.contentOffset.y + view.bounds.height
          let end = view.contentSize.height - view.bounds.height
          view.contentOffset.y = next > end ? 0 : next
          view.layoutIfNeeded()
        }
        precondition(rows.count == count && items.count == count && view.contentOffset.y.isFinite)
      }
    }
  }
}
