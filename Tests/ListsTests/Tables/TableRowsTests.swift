import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableRowsTests {
  @Test func `a table asks its data source on demand`() {
    let rows = TextRows([["a", "b"], ["c"]])
    let table = rows.table()
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(table.numberOfRows(inSection: 7) == 0)
    rows.sections = [["x"]]
    #expect(table.numberOfSections == 2)
    table.reloadData()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
  }

  @Test func `a table without a data source has one empty section`() {
    let table = UITableView()
    #expect(table.style == .plain && table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
    #expect(table.indexPathsForVisibleRows == nil && table.contentSize == .zero)
  }

  @Test func `rows are one below the other`() {
    let rows = TextRows([.numbers(0..<3), .numbers(0..<2)])
    let table = rows.table()
    #expect(table.contentSize == CGSize(width: 100, height: 100))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 1))
        == CGRect(x: 0, y: 80, width: 100, height: 20))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 60, width: 100, height: 40))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 1)) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 61)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 9, height: 40)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0),
        IndexPath(row: 0, section: 1),
      ])
  }

  @Test func `the delegate's heights go before the table's`() {
    let rows = TextRows([.numbers(0..<3)])
    let table = rows.table()
    rows.height = 10
    table.reloadData()
    #expect(table.contentSize.height == 33)
    table.estimatedRowHeight = 30
    rows.height = nil
    table.rowHeight = UITableView.automaticDimension
    #expect(table.contentSize.height == 90)
    table.estimatedRowHeight = UITableView.automaticDimension
    #expect(table.contentSize.height == 132)
  }

  @Test func `headers and footers with titles take room`() {
    let rows = TextRows([["a"], ["b"]])
    rows.headers = ["Letters"]
    rows.footers = [nil, "The end"]
    let table = rows.table()
    #expect(table.rectForHeader(inSection: 0).height == 28)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForFooter(inSection: 1).height == 28)
    #expect(table.contentSize.height == 96)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Letters")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "The end")
    #expect(table.headerView(forSection: 1) == nil)
    table.sectionHeaderHeight = 10
    table.sectionHeaderTopPadding = 5
    #expect(table.rectForHeader(inSection: 0).height == 15)
    table.sectionFooterHeight = 6
    #expect(table.rectForFooter(inSection: 1).height == 6)
  }

  @Test func `views above and below all rows take room`() {
    let rows = TextRows([["a"]])
    let table = rows.table()
    let (above, below) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 7)))
    above.frame.size.height = 30
    table.tableHeaderView = above
    table.tableFooterView = below
    #expect(table.contentSize.height == 57)
    #expect(above.superview === table && above.frame.width == 100)
    #expect(below.frame == CGRect(x: 0, y: 50, width: 100, height: 7))
    table.tableHeaderView = nil
    #expect(above.superview == nil && table.contentSize.height == 27)
  }

  @Test func `a table scrolls to a row`() {
    let rows = TextRows([.numbers(0..<100)])
    let table = rows.table()
    let cases: [(UITableView.ScrollPosition, Int, Double)] = [
      (.top, 50, 1000), (.middle, 50, 910), (.bottom, 50, 820), (.top, 99, 1800), (.none, 99, 1800),
      (.none, 0, 0),
    ]
    for (position, row, y) in cases {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      #expect(table.contentOffset.y == y)
    }
  }

  @Test func `scrolling is reported, and shows other cells`() {
    let rows = TextRows([.numbers(0..<100)])
    let table = rows.table()
    table.layoutIfNeeded()
    #expect(rows.shown(in: table) == .numbers(0..<10))
    rows.calls = []
    table.contentOffset.y = 35
    #expect(rows.calls == ["scroll 35.0"])
    #expect(rows.shown(in: table) == .numbers(1..<12))
    #expect(
      table.indexPathsForVisibleRows == (1..<12).map { IndexPath(row: $0, section: 0) })
    #expect(rows.calls.contains("hide 0.0") && rows.calls.contains("show 0.11"))
  }
}
