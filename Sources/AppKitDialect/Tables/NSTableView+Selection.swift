public import Graphics
import ListModel
import ResponderKit

extension NSTableView {
  /// The rows that are selected (`NSTableView.selectedRowIndexes`).
  public final var selectedRowIndexes: IndexSet { rowSelection }
  /// The row that was selected last; -1 for none (`NSTableView.selectedRow`).
  public final var selectedRow: Int { lastRow ?? -1 }
  /// The number of rows that are selected (`NSTableView.numberOfSelectedRows`).
  public final var numberOfSelectedRows: Int { rowSelection.count }
  /// Returns whether a row is selected (`NSTableView.isRowSelected(_:)`).
  public final func isRowSelected(_ row: Int) -> Bool { rowSelection.contains(row) }

  /// The columns that are selected (`NSTableView.selectedColumnIndexes`).
  public final var selectedColumnIndexes: IndexSet { columnSelection }
  /// The last of the columns that are selected; -1 for none (`NSTableView.selectedColumn`).
  public final var selectedColumn: Int { columnSelection.last ?? -1 }
  /// The number of columns that are selected (`NSTableView.numberOfSelectedColumns`).
  public final var numberOfSelectedColumns: Int { columnSelection.count }
  /// Returns whether a column is selected (`NSTableView.isColumnSelected(_:)`).
  public final func isColumnSelected(_ column: Int) -> Bool { columnSelection.contains(column) }

  /// Selects rows without asking the delegate, which is told (`NSTableView.selectRowIndexes(_:byExtendingSelection:)`).
  ///
  /// Of several rows the last one is selected if the table allows one; rows that are not there are left out.
  public final func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    var rows = indexes.intersection(IndexSet(integersIn: 0..<numberOfRows))
    let last = rows.last
    if extend, allowsMultipleSelection { rows.formUnion(rowSelection) }
    if !allowsMultipleSelection, let last { rows = IndexSet(integer: last) }
    if extend, rows.isEmpty { return }
    select(rows, last: last)
    selectionStart = last
  }
  /// Deselects a row without asking the delegate; does nothing if it is not selected (`NSTableView.deselectRow(_:)`).
  public final func deselectRow(_ row: Int) {
    guard rowSelection.contains(row) else { return }
    var rows = rowSelection
    rows.remove(row)
    select(rows, last: lastRow == row ? rows.last : lastRow)
  }
  /// Selects columns in place of rows (`NSTableView.selectColumnIndexes(_:byExtendingSelection:)`).
  public final func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let columns = indexes.intersection(IndexSet(integersIn: 0..<columns.count))
    let all = extend ? columnSelection.union(columns) : columns
    guard all != columnSelection else { return }
    columnSelection = all
    mark(IndexSet())
    (rowSelection, lastRow) = (IndexSet(), nil)
    announceSelection()
  }
  /// Deselects a column (`NSTableView.deselectColumn(_:)`).
  public final func deselectColumn(_ column: Int) {
    guard columnSelection.remove(column) != nil else { return }
    announceSelection()
  }

  /// Posted when other rows or columns are selected (`NSTableView.selectionDidChangeNotification`).
  public nonisolated static let selectionDidChangeNotification = Notice.Name(
    rawValue: "NSTableViewSelectionDidChangeNotification")

  // MARK: Changing

  /// Selects rows, the last one of which counts as the selected one, and tells the delegate of a change.
  final func select(_ rows: IndexSet, last: Int?) {
    let isChanged = rows != rowSelection || !columnSelection.isEmpty
    lastRow = last.flatMap { rows.contains($0) ? $0 : nil } ?? rows.last
    guard isChanged else { return }
    mark(rows)
    (rowSelection, columnSelection) = (rows, IndexSet())
    AccessibilityChanges.note()
    InteractionRecorder.current?.note(.cell(control: recordName, .value(selectionText)))
    announceSelection()
  }

  /// Selects rows as the user does; returns whether the delegate agrees.
  @discardableResult
  final func choose(_ rows: IndexSet, last: Int?) -> Bool {
    guard rows != rowSelection else { return true }
    guard selectionMayChange() else { return false }
    let count = numberOfRows
    var chosen = proposed(rows).intersection(IndexSet(integersIn: 0..<count))
    for row in chosen where !rowSelection.contains(row) && !maySelect(row) { chosen.remove(row) }
    guard count == numberOfRows, !chosen.isEmpty || rows.isEmpty,
      !chosen.isEmpty || allowsEmptySelection
    else { return false }
    select(chosen, last: last)
    return true
  }

  private func mark(_ rows: IndexSet) {
    for (row, view) in shownRows { view.isSelected = rows.contains(row) }
  }

  /// Deselects rows that are no longer there.
  final func trimSelection() {
    let there = rowSelection.intersection(IndexSet(integersIn: 0..<heights.count))
    if let selectionStart, selectionStart >= heights.count { self.selectionStart = nil }
    if let lastRow, lastRow >= heights.count { self.lastRow = there.last }
    guard there != rowSelection else { return }
    rowSelection = there
    announceSelection()
  }

  /// The selection in a few words: `row 2`.
  package final var selectionText: String {
    let rows = rowSelection.prefix(10).map { "\($0 + 1)" }.joined(separator: ", ")
    switch rowSelection.count {
    case 0: return "no row"
    case 1: return "row \(rows)"
    case let count: return "rows \(rows)" + (count > 10 ? " and \(count - 10) more" : "")
    }
  }
}
