public import Graphics

extension NSMatrix {
  /// Sets the number of rows and columns; cells that are there already stay
  /// (`NSMatrix.renewRows(_:columns:)`).
  ///
  /// In a radio matrix that may not be empty the first cell is on.
  public final func renewRows(_ newRows: Int, columns newColumns: Int) {
    let (rows, columns) = (max(newRows, 0), max(newColumns, 0))
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    precondition(!overflows && count <= Self.mostCells, "a matrix has at most a million cells")
    let former = (cells, numberOfRows, numberOfColumns)
    forgetSelection()
    cells = (0..<rows).flatMap { row in
      (0..<columns).map { column in
        row < former.1 && column < former.2
          ? former.0[row * former.2 + column] : makeCell(atRow: row, column: column)
      }
    }
    (numberOfRows, numberOfColumns) = (rows, columns)
    let kept = Set(cells.map { ObjectIdentifier($0) })
    for cell in former.0 where !kept.contains(ObjectIdentifier(cell)) { cell.controlView = nil }
    if let on = cells.firstIndex(where: { $0.state == .on }), mode == .radioModeMatrix {
      select(on)
    } else if mode == .radioModeMatrix, !allowsEmptySelection, !cells.isEmpty {
      select(0)
    }
  }

  private static let mostCells = 1_000_000

  /// Adds a row at the bottom (`NSMatrix.addRow()`).
  public final func addRow() {
    guard !cells.isEmpty else {
      return renewRows(numberOfRows + 1, columns: max(numberOfColumns, 1))
    }
    precondition(
      cells.count + numberOfColumns <= Self.mostCells, "a matrix has at most a million cells")
    for column in 0..<numberOfColumns {
      cells.append(makeCell(atRow: numberOfRows, column: column))
    }
    numberOfRows += 1
  }

  /// Adds a column at the right (`NSMatrix.addColumn()`).
  public final func addColumn() { renewRows(max(numberOfRows, 1), columns: numberOfColumns + 1) }

  /// Returns a new cell (`NSMatrix.makeCell(atRow:column:)`).
  public final func makeCell(atRow row: Int, column: Int) -> NSCell {
    let cell = prototype?.copy() ?? cellClass.init()
    cell.controlView = self
    return cell
  }

  /// Puts a cell at a place; traps if there is none (`NSMatrix.putCell(_:atRow:column:)`).
  public final func putCell(_ newCell: NSCell, atRow row: Int, column: Int) {
    guard let place = place(row, column) else {
      preconditionFailure("the matrix has no cell at row \(row), column \(column)")
    }
    cells[place].controlView = nil
    cells[place] = newCell
    newCell.controlView = self
    if mode == .radioModeMatrix, selection.contains(place) { newCell.state = .on }
  }

  /// Returns the cell at a place; nil if there is none (`NSMatrix.cell(atRow:column:)`).
  public final func cell(atRow row: Int, column: Int) -> NSCell? {
    place(row, column).map { cells[$0] }
  }

  /// Returns the first cell with a tag; nil if there is none (`NSMatrix.cell(withTag:)`).
  public final func cell(withTag tag: Int) -> NSCell? { cells.first { $0.tag == tag } }

  /// Finds the place of a cell; returns whether it is in the matrix (`NSMatrix.getRow(_:column:of:)`).
  public final func getRow(_ row: inout Int, column: inout Int, of cell: NSCell) -> Bool {
    guard let place = cells.firstIndex(where: { $0 === cell }) else { return false }
    (row, column) = (place / numberOfColumns, place % numberOfColumns)
    return true
  }

  /// Finds the cell at a point of the matrix; returns whether there is one
  /// (`NSMatrix.getRow(_:column:for:)`).
  public final func getRow(_ row: inout Int, column: inout Int, for point: Point) -> Bool {
    guard let place = place(at: point) else { return false }
    (row, column) = (place / numberOfColumns, place % numberOfColumns)
    return true
  }

  /// Returns the rectangle of a cell (`NSMatrix.cellFrame(atRow:column:)`).
  public final func cellFrame(atRow row: Int, column: Int) -> Rect {
    Rect(
      x: Double(column) * (cellSize.width + intercellSpacing.width),
      y: Double(row) * (cellSize.height + intercellSpacing.height), width: cellSize.width,
      height: cellSize.height)
  }

  /// Makes the matrix as large as its cells (`NSMatrix.sizeToCells()`).
  public final func sizeToCells() {
    let last = cellFrame(atRow: max(numberOfRows - 1, 0), column: max(numberOfColumns - 1, 0))
    frame.size = cells.isEmpty ? .zero : Size(width: last.maxX, height: last.maxY)
  }

  final func place(_ row: Int, _ column: Int) -> Int? {
    guard 0..<numberOfRows ~= row, 0..<numberOfColumns ~= column else { return nil }
    return row * numberOfColumns + column
  }

  final func place(at point: Point) -> Int? {
    cells.indices.first { frame(ofPlace: $0).contains(point) }
  }

  final func frame(ofPlace place: Int) -> Rect {
    cellFrame(atRow: place / numberOfColumns, column: place % numberOfColumns)
  }
}

extension NSView {
  /// The name of a cell of the view, for records: that of the view unless it has several.
  final func nameOfCell(_ cell: NSCell) -> String {
    guard let matrix = self as? NSMatrix,
      let place = matrix.cells.firstIndex(where: { $0 === cell })
    else { return recordName }
    return
      "\(recordName) cell (\(place / matrix.numberOfColumns), \(place % matrix.numberOfColumns))"
  }
}
