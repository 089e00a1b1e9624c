public import Graphics
public import ResponderKit

extension NSTableView {
  /// The columns, in order (`NSTableView.tableColumns`).
  public final var tableColumns: [NSTableColumn] { columns }
  /// The number of columns (`NSTableView.numberOfColumns`).
  public final var numberOfColumns: Int { columns.count }

  /// Returns the index of the first column with a name; -1 for none (`NSTableView.column(withIdentifier:)`).
  public final func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    columns.firstIndex { $0.identifier == identifier } ?? -1
  }
  /// Returns the first column with a name; nil for none (`NSTableView.tableColumn(withIdentifier:)`).
  public final func tableColumn(
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) -> NSTableColumn? { columns.first { $0.identifier == identifier } }

  /// Adds a column at the end (`NSTableView.addTableColumn(_:)`).
  ///
  /// Traps for a column of another table.
  public final func addTableColumn(_ tableColumn: NSTableColumn) {
    guard tableColumn.tableView !== self else { return }
    precondition(tableColumn.tableView == nil, "a column can be in one table only")
    columns.append(tableColumn)
    tableColumn.tableLink = Backlink(self)
    tableColumn.bindTableIfBound()
    columnsDidChange()
  }
  /// Removes a column; does nothing for one of another table (`NSTableView.removeTableColumn(_:)`).
  public final func removeTableColumn(_ tableColumn: NSTableColumn) {
    guard let place = columns.firstIndex(where: { $0 === tableColumn }) else { return }
    columns.remove(at: place)
    tableColumn.tableLink = Backlink()
    columnSelection = columnSelection.moved { $0 == place ? nil : $0 > place ? $0 - 1 : $0 }
    columnsDidChange()
  }
  /// Moves a column; traps for an index without one (`NSTableView.moveColumn(_:toColumn:)`).
  public final func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard oldIndex != newIndex else { return }
    columns.insert(columns.remove(at: oldIndex), at: newIndex)
    columnSelection = columnSelection.moved { $0.moved(from: oldIndex, to: newIndex) }
    columnsDidChange()
    announce(
      Self.columnDidMoveNotification, "tableViewColumnDidMove(_:)",
      ["NSOldColumn": oldIndex, "NSNewColumn": newIndex]
    ) { $0.tableViewColumnDidMove($1) }
  }

  /// Makes the table as wide as its columns, the last of which gets what is left (`NSTableView.sizeLastColumnToFit()`).
  public final func sizeLastColumnToFit() {
    guard let last = columns.last(where: { !$0.isHidden }), let place = index(of: last) else {
      return
    }
    last.width += max(enclosingWidth - rect(ofColumn: place).maxX, -last.width)
  }

  /// The width that can be seen.
  final var enclosingWidth: Scalar { (superview as? NSClipView)?.bounds.width ?? bounds.width }

  final func index(of column: NSTableColumn) -> Int? { columns.firstIndex { $0 === column } }

  /// Shows the rows anew, because columns are others.
  final func columnsDidChange() {
    AccessibilityChanges.note()
    forgetRows()
    needsLayout = true
    headerView?.needsDisplay = true
  }

  final func columnDidResize(_ column: NSTableColumn, from former: Scalar) {
    needsLayout = true
    announce(
      Self.columnDidResizeNotification, "tableViewColumnDidResize(_:)",
      ["NSOldWidth": Double(former), "NSTableColumn": column]
    ) { $0.tableViewColumnDidResize($1) }
  }

  // MARK: Headers

  /// Sorts by a column, the other way round if it is sorted by it already, or selects it.
  final func clickHeader(ofColumn place: Int, _ event: NSEvent) {
    let column = columns[place]
    (clickedRow, clickedColumn) = (-1, place)
    headerPressed(column)
    if let prototype = column.sortDescriptorPrototype {
      let first = sortDescriptors.first
      let isFirst = first.map { $0.key == prototype.key } ?? false
      let new = isFirst ? first?.reversedSortDescriptor ?? prototype : prototype
      sortDescriptors = [new] + sortDescriptors.filter { $0.key != prototype.key }
    } else if allowsColumnSelection {
      let mayBe = askDelegate(delegate, "tableView(_:shouldSelect:)") {
        $0.tableView(self, shouldSelect: column)
      }
      if mayBe {
        selectColumnIndexes(
          IndexSet(integer: place), byExtendingSelection: event.modifierFlags.contains(.command))
      }
    }
    headerClicked(column)
  }

  /// Posted when a column has moved (`NSTableView.columnDidMoveNotification`).
  public nonisolated static let columnDidMoveNotification = Notice.Name(
    rawValue: "NSTableViewColumnDidMoveNotification")
  /// Posted when a column has another width (`NSTableView.columnDidResizeNotification`).
  public nonisolated static let columnDidResizeNotification = Notice.Name(
    rawValue: "NSTableViewColumnDidResizeNotification")
}

extension Int {
  /// Returns the index after the element at another one has moved.
  func moved(from old: Int, to new: Int) -> Int {
    if self == old { return new }
    if old < self, self <= new { return self - 1 }
    if new <= self, self < old { return self + 1 }
    return self
  }
}

extension IndexSet {
  /// Returns the indexes after each has moved, or gone for nil.
  func moved(_ place: (Int) -> Int?) -> IndexSet {
    reduce(into: IndexSet()) { indexes, index in
      if let index = place(index) { indexes.insert(index) }
    }
  }
}
