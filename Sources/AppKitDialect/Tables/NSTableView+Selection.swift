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
  /// Several rows are selected also where the user can select one; rows that are not there are left out.
  public final func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    var rows = indexes.intersection(IndexSet(integersIn: 0..<numberOfRows))
    let last = rows.last
    if extend, rows.isEmpty { return }
    if extend { rows.formUnion(rowSelection) }
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
    // A delegate that has chosen other rows is not asked about each.
    if chosen == rows {
      for row in rows where !rowSelection.contains(row) && !maySelect(row) { chosen.remove(row) }
    }
    guard count == numberOfRows, !chosen.isEmpty || rows.isEmpty,
      !chosen.isEmpty || allowsEmptySelection
    else { return false }
    select(chosen, last: last)
    return true
  }

  /// Selects rows and columns that an archive has, the last row of which counts, and tells no one.
  final func restore(rows: [Int], columns: [Int]) {
    let there = rows.filter { $0 >= 0 && $0 < numberOfRows }
    rowSelection = IndexSet(there)
    columnSelection = IndexSet(columns.filter { self.columns.indices.contains($0) })
    (lastRow, selectionStart) = (there.last, there.last)
    mark(rowSelection)
  }

  private func mark(_ rows: IndexSet) {
    for (row, view) in shownRows { view.isSelected = rows.contains(row) }
  }

  /// Deselects rows that are no longer there.
  final func trimSelection() {
    let there = rowSelection.intersection(IndexSet(integersIn: 0..<heights.count))
    if let selectionStart, selectionStart >= heights.count { self.selectionStart = nil }
    if let lastRow, lastRow >= heights.count { self.lastRow = there.last }
    if there != rowSelection {
      rowSelection = there
      announceSelection()
    }
    selectFirstIfNeeded()
  }

  /// Selects the first row of a table that does not allow an empty selection.
  final func selectFirstIfNeeded() {
    guard !allowsEmptySelection, rowSelection.isEmpty, columnSelection.isEmpty, heights.count > 0
    else { return }
    select(IndexSet(integer: 0), last: 0)
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

extension NSTableView {
  /// Tells the delegate of a notification, then its other observers.
  func announce(
    _ name: Notice.Name, _ method: String, _ userInfo: [String: any Sendable] = [:],
    _ body: (any NSTableViewDelegate, Notice) -> Void
  ) {
    let notice = Notice(name, object: self, userInfo: userInfo)
    tellDelegate(delegate, method) { body($0, notice) }
    applicationOrShared.noticeCenter.post(notice)
  }
}
