extension NSMatrix {
  /// The row of the cell that was selected last; -1 without one (`NSMatrix.selectedRow`).
  public final var selectedRow: Int { lastSelected.map { $0 / numberOfColumns } ?? -1 }
  /// The column of the cell that was selected last; -1 without one (`NSMatrix.selectedColumn`).
  public final var selectedColumn: Int { lastSelected.map { $0 % numberOfColumns } ?? -1 }
  /// The selected cells, row by row (`NSMatrix.selectedCells`).
  public final var selectedCells: [NSCell] { selection.sorted().map { cells[$0] } }

  /// Selects a cell and no other one; without one there, nothing is selected if that is allowed (`NSMatrix.selectCell(atRow:column:)`).
  ///
  /// Nothing is sent.
  public final func selectCell(atRow row: Int, column: Int) {
    if let place = place(row, column) { selectOnly(place) } else { deselectAllCells() }
  }

  /// Selects the first cell with a tag; returns whether there is one (`NSMatrix.selectCell(withTag:)`).
  @discardableResult
  public final func selectCell(withTag tag: Int) -> Bool {
    guard let place = cells.firstIndex(where: { $0.tag == tag }) else { return false }
    selectOnly(place)
    return true
  }

  /// Deselects the cell that was selected last, unless a radio matrix would be empty
  /// (`NSMatrix.deselectSelectedCell()`).
  public final func deselectSelectedCell() {
    guard let place = lastSelected, allowsEmptySelection || mode != .radioModeMatrix else { return }
    deselect(place)
  }

  /// Deselects all cells, unless a radio matrix would be empty (`NSMatrix.deselectAllCells()`).
  public final func deselectAllCells() {
    guard allowsEmptySelection || mode != .radioModeMatrix else { return }
    selection.forEach(deselect)
  }

  /// Sets the state of a cell; in a radio matrix a cell that is set to on is selected
  /// (`NSMatrix.setState(_:atRow:column:)`).
  public final func setState(_ value: NSControl.StateValue, atRow row: Int, column: Int) {
    guard let place = place(row, column) else { return }
    guard mode == .radioModeMatrix else {
      cells[place].state = value
      return
    }
    if value != .off { select(place) } else if allowsEmptySelection { deselect(place) }
  }

  /// Selects a cell, and in a list no other one.
  private func selectOnly(_ place: Int) {
    for other in selection where other != place { deselect(other) }
    select(place)
  }

  final func selectAllCells() {
    guard mode != .radioModeMatrix else { return }
    for place in cells.indices where cells[place].isEnabled { select(place) }
  }

  final func select(_ place: Int) {
    if mode == .radioModeMatrix {
      for other in selection where other != place { deselect(other) }
    } else if mode != .listModeMatrix {
      selection = []
    }
    selection.insert(place)
    lastSelected = place
    if mode == .radioModeMatrix || mode == .listModeMatrix { cells[place].state = .on }
    if mode == .listModeMatrix { cells[place].isHighlighted = true }
  }

  final func deselect(_ place: Int) {
    selection.remove(place)
    if lastSelected == place { lastSelected = selection.max() }
    if mode == .radioModeMatrix || mode == .listModeMatrix { cells[place].state = .off }
    if mode == .listModeMatrix { cells[place].isHighlighted = false }
  }

  /// Clicks a cell: it is selected, takes its next state and sends its action.
  final func click(_ cell: NSCell, at place: Int) {
    guard cell.isEnabled else { return }
    let generation = generation
    prepare(place)
    cell.performClick(nil)
    // The action may have made the cells anew.
    if generation == self.generation { settle(place) }
  }

  /// Forgets the selection, because the cells are made anew.
  final func forgetSelection() {
    if mode == .listModeMatrix { selection.forEach(deselect) }
    (selection, lastSelected) = ([], nil)
    generation += 1
  }

  /// Selects a cell that is about to take its next state.
  final func prepare(_ place: Int) {
    guard mode == .radioModeMatrix else { return select(place) }
    for other in selection where other != place { deselect(other) }
    selection.insert(place)
    lastSelected = place
    // So that the next state of the only cell is on.
    if !allowsEmptySelection { cells[place].state = .off }
  }

  /// Forgets a cell of a radio matrix that a click has turned off.
  final func settle(_ place: Int) {
    if mode == .radioModeMatrix, cells[place].state == .off { deselect(place) }
  }
}
