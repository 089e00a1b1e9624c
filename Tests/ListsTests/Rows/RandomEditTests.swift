import FoundationEssentials
import TestSupport
import Testing
import UIKitDialect

/// The edits of each of the tests, 4,000 unless the environment has another number of `EDITS`.
private let edits =
  ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 4_000

@Suite(.tags(.model)) @MainActor
struct RandomEditTests {
  @Test(arguments: [true, false])
  func `a list agrees with arrays through random edits, scrolls and selections`(isTable: Bool) {
    let list: any EditedList = isTable ? EditedTable() : EditedCollection()
    // A collection counts its items before an update, so it has to know them.
    list.view.layoutIfNeeded()
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed)
    var (next, selected) = (1_000, Set<Int>())
    for edit in 0..<edits {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        list.update(Batch(&list.sections, &next, &random))
        selected.formIntersection(list.sections.joined())
      case 5:
        let section = Int.random(in: 0...list.sections.count, using: &random)
        list.sections.insert([next + 1, next + 2], at: section)
        next += 2
        list.insertSection(section)
      case 6 where list.sections.count > 1:
        let section = Int.random(in: 0..<list.sections.count, using: &random)
        selected.subtract(list.sections.remove(at: section))
        list.deleteSection(section)
      case 7:
        list.view.contentOffset.y = Scalar(Int.random(in: 0...40, using: &random)) * 20
      case 8:
        let section = Int.random(in: 0..<list.sections.count, using: &random)
        guard let row = list.sections[section].indices.randomElement(using: &random) else { break }
        list.select(IndexPath(row: row, section: section))
        selected.insert(list.sections[section][row])
      case 9 where edit % 50 == 0:
        list.sections.shuffle(using: &random)
        list.reload()
        selected = []
      default: break
      }
      // A list that grows without end would be slow, not wrong.
      if list.sections.count > 6 {
        list.sections.removeLast(list.sections.count - 6)
        list.reload()
        selected = []
      }
      list.view.layoutIfNeeded()
      if let problem = problem(of: list, selected) {
        Issue.record("MODEL_SEED=\(seed), after edit \(edit): \(problem)")
        return
      }
    }
  }

  /// Returns how a list differs from its arrays; nil if it does not.
  private func problem(of list: any EditedList, _ selected: Set<Int>) -> String? {
    guard list.counts == list.sections.map(\.count) else { return "\(list.counts)" }
    let all = list.sections.enumerated().flatMap { section, numbers in
      numbers.indices.map { IndexPath(row: $0, section: section) }
    }
    let bounds = list.view.bounds
    let visible = all.enumerated().filter {
      let top = Scalar($0.offset) * 20
      return top + 20 > bounds.minY && top < bounds.maxY
    }.map(\.element)
    let shown = list.shown
    guard shown.map(\.path) == visible else { return "\(shown.map(\.path)), \(visible)" }
    let numbers = visible.map { list.sections[$0.section][$0.row] }
    guard shown.map(\.number) == numbers else { return "\(shown.map(\.number)), \(numbers)" }
    let chosen = Set(list.selected.map { list.sections[$0.section][$0.row] })
    guard chosen == selected else { return "\(chosen), \(selected)" }
    guard shown.map(\.isSelected) == numbers.map(selected.contains) else { return "\(shown)" }
    let height = list.view.contentSize.height
    return height == Scalar(all.count) * 20 ? nil : "\(height) for \(all.count)"
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
