import FoundationEssentials
import Testing
import UIKitDialect

/// A cell with a view in it that has a height, between the edges of the content.
private final class TallCell: UITableViewCell {
  private lazy var height = inner.heightAnchor.constraint(equalToConstant: 10)
  private let inner = UIView()
  var extent: Double {
    get { Double(height.constant) }
    set {
      if inner.superview == nil {
        contentView.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: contentView.topAnchor),
          inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
      }
      height.constant = newValue
    }
  }
}

/// A data source of rows whose cells have heights of their own.
@MainActor
private final class Extents: UITableViewDataSource {
  var extents: [Double]
  var asked = 0
  init(_ extents: [Double]) { self.extents = extents }

  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(TallCell.self, forCellReuseIdentifier: "tall")
    table.dataSource = self
    table.layoutIfNeeded()
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    extents.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
    (cell as? TallCell)?.extent = extents[indexPath.row]
    return cell
  }
}

@MainActor
struct SelfSizingTests {
  @Test func `a row that is shown has the height of its content, others an estimate`() {
    let rows = Extents([30, 100, 90, 50, 60])
    let table = rows.table()
    #expect(table.visibleCells.count == 3 && rows.asked == 3)
    #expect((0..<5).map { table.rectForRow(at: row($0)).height } == [30, 100, 90, 44, 44])
    #expect(table.contentSize.height == 308)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 330 && table.rectForRow(at: row(4)).minY == 270)
  }

  @Test func `rows that were measured keep their height through an insertion`() {
    let rows = Extents([30, 100, 90, 50, 60])
    let table = rows.table()
    rows.extents.insert(20, at: 1)
    table.insertRows(at: [row(1)], with: .none)
    table.layoutIfNeeded()
    #expect((0..<4).map { table.rectForRow(at: row($0)).height } == [30, 20, 100, 90])
  }

  @Test func `two edits without a layout between them keep the heights of what is left`() {
    let rows = Extents([30, 100, 90, 50, 60])
    let table = rows.table()
    rows.extents.removeFirst(3)
    table.deleteRows(at: [row(0), row(1), row(2)], with: .none)
    rows.extents += [10, 20, 15, 25]
    table.insertRows(at: [row(2), row(3), row(4), row(5)], with: .none)
    table.layoutIfNeeded()
    #expect((0..<6).map { table.rectForRow(at: row($0)).height } == [50, 60, 10, 20, 15, 25])
    rows.extents = [10]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 10)
  }

  @Test func `a height of the delegate or of the table is not measured`() {
    let rows = Extents([30, 100])
    let table = rows.table()
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100)
    table.rowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 130)
  }

  @Test func `a cell without constraints has the height that it says fits`() {
    final class Plain: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "A"
        return cell
      }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)), Plain())
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 88 && table.visibleCells.count == 2)
  }
}
