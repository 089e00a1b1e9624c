import FoundationEssentials
import Testing
import UIKitDialect

/// A data source of a hundred rows or items that notes which are needed soon.
@MainActor
private final class Needs: UITableViewDataSource, UITableViewDataSourcePrefetching,
  UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
{
  var calls: [String] = []
  var count = 100
  var canceled: (UITableView) -> Void = { _ in }

  private func note(_ name: String, _ paths: [IndexPath]) {
    calls.append("\(name) \(paths.map(\.row))")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("prefetch", indexPaths)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("cancel", indexPaths)
    canceled(tableView)
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    note("prefetch", indexPaths)
  }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { note("cancel", indexPaths) }
}

@MainActor
struct PrefetchingTests {
  private let needs = Needs()

  @Test func `each row is announced once, a screenful ahead, and canceled on the way back`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.prefetchDataSource) = (needs, needs)
    table.layoutIfNeeded()
    #expect(needs.calls == ["prefetch [4, 5, 6, 7]"])
    table.contentOffset.y = 40
    table.layoutIfNeeded()
    #expect(needs.calls.last == "prefetch [8, 9]")
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    #expect(needs.calls.suffix(2) == ["cancel [6, 7, 8, 9]", "prefetch [0]"])
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 1_000
    table.layoutIfNeeded()
    #expect(needs.calls.count == 4)
  }

  @Test func `items of a collection are announced in the direction in which it scrolls`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (view.dataSource, view.prefetchDataSource) = (needs, needs)
    view.layoutIfNeeded()
    #expect(needs.calls == ["prefetch [2, 3]"])
    view.contentOffset.x = 50
    view.layoutIfNeeded()
    #expect(needs.calls.last == "prefetch [4]")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(needs.calls.last == "prefetch [3, 4]")
  }

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.prefetchDataSource) = (needs, needs)
    table.layoutIfNeeded()
    return table
  }

  @Test func `a layout at the same place announces nothing`() {
    let table = table()
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    let calls = needs.calls
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(needs.calls == calls && calls.last == "prefetch [6, 7, 8, 9]")
  }

  @Test func `announced rows go with the rows, and those that are gone are not canceled`() {
    let table = table()
    needs.count = 99
    table.deleteRows(at: [row(5)], with: .none)
    table.layoutIfNeeded()
    #expect(needs.calls == ["prefetch [4, 5, 6, 7]", "prefetch [7]"])
    needs.count = 5
    table.deleteRows(at: (5..<99).map { row($0) }, with: .none)
    table.layoutIfNeeded()
    #expect(needs.calls.count == 2)
    needs.count = 100
    table.reloadData()
    table.layoutIfNeeded()
    #expect(needs.calls.last == "prefetch [4, 5, 6, 7]")
  }

  @Test func `rows are not announced that go away while others are canceled`() {
    let table = table()
    needs.canceled = { [needs] table in
      needs.count = 6
      table.reloadData()
    }
    table.contentOffset.y = 1_000
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(needs.calls == ["prefetch [4, 5, 6, 7]", "cancel [4, 5, 6, 7]"])
  }
}
