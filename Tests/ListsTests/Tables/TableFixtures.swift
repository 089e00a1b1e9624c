import FoundationEssentials
import UIKitDialect

/// A data source and delegate of rows of texts, which notes what it is asked and told.
@MainActor
final class TextRows: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var height: Double?
  var calls: [String] = []
  var refusesSelection = false

  init(_ sections: [[String]]) { self.sections = sections }

  /// Returns a table of 100 × 200 points with rows of 20 points.
  func table(style: UITableView.Style = .plain, rowHeight: Double = 20) -> UITableView {
    let table = HeldTable(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
    table.held = self
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double {
    height.map { $0 + Double(indexPath.row) } ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.section).\(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.section).\(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { refusesSelection ? nil : indexPath }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.section).\(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(scrollView.contentOffset.y)")
  }

  /// Returns the texts of the cells that are shown.
  func shown(in table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }
}

/// A table that keeps its data source alive.
final class HeldTable: UITableView { var held: AnyObject? }

extension Array<String> {
  /// Returns texts made of numbers.
  static func numbers(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }
}
