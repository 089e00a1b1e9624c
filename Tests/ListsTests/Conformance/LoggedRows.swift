import FoundationEssentials
import UIKitDialect

/// A data source and delegate that notes every call, with the row it is about.
@MainActor
final class LoggedRows: UITableViewDataSource, UITableViewDelegate {
  var texts: [String]
  var calls: [String] = []
  /// Called to change an answer.
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var shouldHighlight = true
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove = false
  var editingStyle = UITableViewCell.EditingStyle.delete
  var trailing: UISwipeActionsConfiguration?
  /// Configures a cell beyond its text.
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  /// Called when a deletion or insertion is confirmed.
  var commit: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in }
  /// Indicates whether rows are asked for in the log, too.
  var logsRows = false
  var identifier = "row"
  /// The number of sections, which have the same texts.
  var sections = 1
  var moves: [[IndexPath]] = []
  var deletionTitle: String?

  init(_ texts: [String]) { self.texts = texts }

  /// Returns a table of 100 × 200 points with rows of 20 points, in a window that is shown.
  func table() -> (table: UITableView, driver: TouchDriver) {
    let table = HeldTable(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.held = self
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    calls = []
    return (table, TouchDriver(in: window))
  }

  func note(_ name: String, _ row: IndexPath?) {
    calls.append(row.map { "\(name) \($0.row)" } ?? name)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    if logsRows { calls.append("sections") }
    return sections
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if logsRows { calls.append("rows") }
    return texts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if logsRows { note("cellForRow", indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle)", indexPath)
    commit(tableView, editingStyle, indexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    calls.append("move \(source.row) to \(destination.row)")
    moves.append([source, destination])
    guard sections == 1 else { return }
    texts.insert(texts.remove(at: source.row), at: destination.row)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { if logsRows { note("willDisplay", indexPath) } }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return shouldHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return willDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { note("primaryAction", indexPath) }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note("accessory", indexPath) }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deletionTitle }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing", indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditing", indexPath)
  }
}

/// Returns the path of a row in the first section.
func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

extension TouchDriver {
  /// Taps in the middle of a row.
  @MainActor
  func tapRow(_ number: Int, of table: UITableView) {
    let rect = table.rectForRow(at: row(number))
    tap(at: table.convert(CGPoint(x: 20, y: rect.midY), to: nil))
  }
}
