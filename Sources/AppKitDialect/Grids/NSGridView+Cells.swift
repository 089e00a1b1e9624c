import Layout
import ResponderKit

extension NSGridView {
  /// Returns a row; traps for an index out of bounds (`NSGridView.row(at:)`).
  public final func row(at index: Int) -> NSGridRow { rows[index] }
  /// Returns a column; traps for an index out of bounds (`NSGridView.column(at:)`).
  public final func column(at index: Int) -> NSGridColumn { columns[index] }
  /// Returns the place of a row; `NSNotFound` for one of another grid (`NSGridView.index(of:)`).
  public final func index(of row: NSGridRow) -> Int {
    rows.firstIndex { $0 === row } ?? .max
  }
  /// Returns the place of a column; `NSNotFound` for one of another grid (`NSGridView.index(of:)`).
  public final func index(of column: NSGridColumn) -> Int {
    columns.firstIndex { $0 === column } ?? .max
  }
  /// Returns a cell; traps for an index out of bounds
  /// (`NSGridView.cell(atColumnIndex:rowIndex:)`).
  public final func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    rows[rowIndex].cells[columnIndex]
  }
  /// Returns the cell that contains a view; nil if none does (`NSGridView.cell(for:)`).
  public final func cell(for view: NSView) -> NSGridCell? {
    rows.lazy.flatMap(\.cells).first { cell in
      cell.contentView.map { view.isDescendant(of: $0) } ?? false
    }
  }

  /// Adds a row with views, and columns that it needs (`NSGridView.addRow(with:)`).
  @discardableResult
  public final func addRow(with views: [NSView]) -> NSGridRow {
    insertRow(at: rows.count, with: views)
  }

  /// Adds a row at an index, with views and the columns that it needs; traps for an index out of bounds
  /// (`NSGridView.insertRow(at:with:)`).
  @discardableResult
  public final func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    while columns.count < views.count { addColumn(with: []) }
    let row = NSGridRow()
    row.gridView = self
    row.guide.identifier = NSUserInterfaceItemIdentifier("NSGridRow")
    addLayoutGuide(row.guide)
    row.cells = columns.map { NSGridCell(row: row, column: $0) }
    rows.insert(row, at: index)
    for (cell, view) in zip(row.cells, views) { cell.contentView = view }
    gridChanged()
    return row
  }

  /// Removes a row with its views; traps for an index out of bounds (`NSGridView.removeRow(at:)`).
  public final func removeRow(at index: Int) {
    let row = rows.remove(at: index)
    for cell in row.cells { leave(cell) }
    removeLayoutGuide(row.guide)
    row.gridView = nil
    gridChanged()
  }

  /// Adds a column with views, and rows that it needs (`NSGridView.addColumn(with:)`).
  @discardableResult
  public final func addColumn(with views: [NSView]) -> NSGridColumn {
    insertColumn(at: columns.count, with: views)
  }

  /// Adds a column at an index, with views and the rows that it needs; traps for an index out of bounds
  /// (`NSGridView.insertColumn(at:with:)`).
  @discardableResult
  public final func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    let column = NSGridColumn()
    column.gridView = self
    column.guide.identifier = NSUserInterfaceItemIdentifier("NSGridColumn")
    addLayoutGuide(column.guide)
    columns.insert(column, at: index)
    for row in rows { row.cells.insert(NSGridCell(row: row, column: column), at: index) }
    while rows.count < views.count { addRow(with: []) }
    for (row, view) in zip(rows, views) { row.cells[index].contentView = view }
    gridChanged()
    return column
  }

  /// Removes a column with its views; traps for an index out of bounds
  /// (`NSGridView.removeColumn(at:)`).
  public final func removeColumn(at index: Int) {
    let column = columns.remove(at: index)
    for row in rows { leave(row.cells.remove(at: index)) }
    removeLayoutGuide(column.guide)
    column.gridView = nil
    gridChanged()
  }

  /// Takes the view out of a cell that is no longer in the grid.
  private func leave(_ cell: NSGridCell) {
    cell.contentView = nil
    (cell.row, cell.column) = (nil, nil)
  }
}
