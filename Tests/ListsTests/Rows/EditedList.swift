import FoundationEssentials
import TestSupport
import UIKitDialect

/// A table or a collection of numbers in sections, with 20 points each, one below the other.
@MainActor
protocol EditedList: AnyObject {
  var sections: [[Int]] { get set }
  var view: UIScrollView { get }
  var counts: [Int] { get }
  /// The places of what is visible, in order, with the number and whether it is selected that each shows.
  var shown: [(path: IndexPath, number: Int, isSelected: Bool)] { get }
  var selected: [IndexPath] { get }

  func update(_ batch: Batch)
  func insertSection(_ section: Int)
  func deleteSection(_ section: Int)
  func select(_ path: IndexPath)
  func reload()
}

/// A batch of changes: places before it, and after it.
struct Batch {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Changes sections of numbers at random, and keeps account of it.
  init(_ sections: inout [[Int]], _ next: inout Int, _ random: inout SeededGenerator) {
    var kept: [[Int]] = []
    var leaving: [(IndexPath, Int)] = []
    for (section, numbers) in sections.enumerated() {
      var rest: [Int] = []
      for (row, number) in numbers.enumerated() {
        let path = IndexPath(row: row, section: section)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: deleted.append(path)
        case 1: leaving.append((path, number))
        default: rest.append(number)
        }
      }
      kept.append(rest)
    }
    var arriving = Array(repeating: [(number: Int, from: IndexPath?)](), count: sections.count)
    for (path, number) in leaving {
      arriving[Int.random(in: 0..<sections.count, using: &random)].append((number, path))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      next += 1
      arriving[Int.random(in: 0..<sections.count, using: &random)].append((next, nil))
    }
    for section in sections.indices {
      let count = kept[section].count + arriving[section].count
      let places = Array(0..<count).shuffled(using: &random).prefix(arriving[section].count)
      let newcomers = zip(places, arriving[section]).sorted { $0.0 < $1.0 }
      var result = kept[section]
      for (place, newcomer) in newcomers {
        result.insert(newcomer.number, at: place)
        let path = IndexPath(row: place, section: section)
        if let from = newcomer.from { moved.append((from, path)) } else { inserted.append(path) }
      }
      sections[section] = result
    }
  }
}

@MainActor
final class EditedTable: EditedList, UITableViewDataSource {
  private final class Cell: UITableViewCell { var number = 0 }

  var sections: [[Int]] = [Array(0..<20), Array(20..<30)]
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  var view: UIScrollView { table }

  init() {
    table.rowHeight = 20
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.allowsMultipleSelection = true
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Cell)?.number = sections[indexPath.section][indexPath.row]
    return cell
  }

  var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
  var shown: [(path: IndexPath, number: Int, isSelected: Bool)] {
    (table.indexPathsForVisibleRows ?? []).map {
      let cell = table.cellForRow(at: $0)
      return ($0, (cell as? Cell)?.number ?? -1, cell?.isSelected ?? false)
    }
  }
  var selected: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  func update(_ batch: Batch) {
    table.performBatchUpdates { [table] in
      table.deleteRows(at: batch.deleted, with: .none)
      table.insertRows(at: batch.inserted, with: .none)
      for move in batch.moved { table.moveRow(at: move.from, to: move.to) }
    }
  }
  func insertSection(_ section: Int) { table.insertSections([section], with: .none) }
  func deleteSection(_ section: Int) { table.deleteSections([section], with: .none) }
  func select(_ path: IndexPath) {
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }
  func reload() { table.reloadData() }
}

@MainActor
final class EditedCollection: EditedList, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell { var number = 0 }

  var sections: [[Int]] = [Array(0..<20), Array(20..<30)]
  private let collection: UICollectionView
  var view: UIScrollView { collection }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    collection.allowsMultipleSelection = true
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? Cell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }

  var counts: [Int] {
    (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
  }
  var shown: [(path: IndexPath, number: Int, isSelected: Bool)] {
    collection.indexPathsForVisibleItems.sorted().map {
      let cell = collection.cellForItem(at: $0)
      return ($0, (cell as? Cell)?.number ?? -1, cell?.isSelected ?? false)
    }
  }
  var selected: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }

  func update(_ batch: Batch) {
    collection.performBatchUpdates { [collection] in
      collection.deleteItems(at: batch.deleted)
      collection.insertItems(at: batch.inserted)
      for move in batch.moved { collection.moveItem(at: move.from, to: move.to) }
    }
  }
  func insertSection(_ section: Int) { collection.insertSections([section]) }
  func deleteSection(_ section: Int) { collection.deleteSections([section]) }
  func select(_ path: IndexPath) {
    collection.selectItem(at: path, animated: false, scrollPosition: [])
  }
  func reload() { collection.reloadData() }
}
