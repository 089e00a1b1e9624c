import FoundationEssentials
import TestSupport
import Testing
import UIKitDialect

/// The edits of each of the tests, 4,000 unless the environment has another number of `EDITS`.
private let edits =
  ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 4_000

/// A cell that counts how many of its class are alive.
private final class LiveCell: UITableViewCell {
  nonisolated(unsafe) static var count = 0
  var number = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.count += 1
  }
  deinit { Self.count -= 1 }
}

/// A batch of changes: rows by their places before, and after.
private struct Batch {
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
private final class Model: UITableViewDataSource {
  var sections: [[Int]] = [Array(0..<20), Array(20..<30)]
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LiveCell)?.number = sections[indexPath.section][indexPath.row]
    return cell
  }
}

@Suite(.tags(.model)) @MainActor
struct RandomEditTests {
  @Test func `a table agrees with arrays through random edits, scrolls and selections`() {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.rowHeight = 20
    table.register(LiveCell.self, forCellReuseIdentifier: "row")
    table.dataSource = model
    table.allowsMultipleSelection = true
    var (next, selected) = (1_000, Set<Int>())
    for edit in 0..<edits {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        let batch = Batch(&model.sections, &next, &random)
        table.performBatchUpdates {
          table.deleteRows(at: batch.deleted, with: .none)
          table.insertRows(at: batch.inserted, with: .none)
          for move in batch.moved { table.moveRow(at: move.from, to: move.to) }
        }
        selected.formIntersection(model.sections.joined())
      case 5:
        let section = Int.random(in: 0...model.sections.count, using: &random)
        model.sections.insert([next + 1, next + 2], at: section)
        next += 2
        table.insertSections([section], with: .none)
      case 6 where model.sections.count > 1:
        let section = Int.random(in: 0..<model.sections.count, using: &random)
        selected.subtract(model.sections.remove(at: section))
        table.deleteSections([section], with: .none)
      case 7:
        table.contentOffset.y = Double(Int.random(in: 0...40, using: &random)) * 20
      case 8:
        let section = Int.random(in: 0..<model.sections.count, using: &random)
        guard let row = model.sections[section].indices.randomElement(using: &random) else { break }
        let path = IndexPath(row: row, section: section)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        selected.insert(model.sections[section][row])
      case 9 where edit % 50 == 0:
        model.sections.shuffle(using: &random)
        table.reloadData()
        selected = []
      default: break
      }
      // A table that grows without end would be slow, not wrong.
      if model.sections.count > 6 {
        model.sections.removeLast(model.sections.count - 6)
        table.reloadData()
        selected = []
      }
      table.layoutIfNeeded()
      check(table, model, selected, "MODEL_SEED=\(seed), after edit \(edit)")
    }
  }

  private func check(_ table: UITableView, _ model: Model, _ selected: Set<Int>, _ place: String) {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    guard counts == model.sections.map(\.count) else {
      Issue.record("\(place): \(counts), \(model.sections.map(\.count))")
      return
    }
    let rows = table.indexPathsForVisibleRows ?? []
    let shown = rows.map { (table.cellForRow(at: $0) as? LiveCell)?.number }
    let expected = rows.map { model.sections[$0.section][$0.row] }
    let all = model.sections.enumerated().flatMap { section, numbers in
      numbers.indices.map { IndexPath(row: $0, section: section) }
    }
    let visible = all.enumerated().filter {
      let top = Double($0.offset) * 20
      return top + 20 > table.bounds.minY && top < table.bounds.maxY
    }.map(\.element)
    let chosen = Set(
      (table.indexPathsForSelectedRows ?? []).map { model.sections[$0.section][$0.row] })
    let marked = Set(rows.filter { table.cellForRow(at: $0)?.isSelected == true })
    if shown != expected || rows != visible || chosen != selected
      || marked != Set(table.indexPathsForSelectedRows ?? []).intersection(rows)
      || table.contentSize.height != Double(all.count) * 20
    {
      Issue.record("\(place): \(shown), \(expected), \(rows), \(visible), \(chosen)")
    }
  }

  @Test func `of a million rows the visible cells and two more are alive`() {
    final class Million: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }
    final class CountedCell: UITableViewCell {
      nonisolated(unsafe) static var count = 0
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.count += 1
      }
      deinit { Self.count -= 1 }
    }
    let (table, source) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Million()
    )
    table.rowHeight = 20
    table.register(CountedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    for step in 0..<2_000 {
      table.contentOffset.y = Double(step * 7_919 % 999_990) * 20 + Double(step % 20)
      table.layoutIfNeeded()
      #expect(CountedCell.count <= 13)
    }
    table.contentOffset.y = 999_990 * 20
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == row(999_999))
  }
}
