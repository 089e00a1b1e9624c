import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

extension TableView {
  /// The cells of the rows in the bounds, which are made if they are not there yet.
  final var shownCells: [IndexPath: TableViewCell] {
    if rows.isStale { showCells() }
    return rows.cells
  }

  /// Makes the cells of the rows in the bounds, and removes the others.
  final func showCells() {
    guard !rows.isShowing, !rows.isMeasuring else { return }
    rows.isShowing = true
    defer { rows.isShowing = false }
    rows.isStale = false
    let measuresAgain = rows.measuresAgain
    rows.measuresAgain = false
    backgroundView?.frame = bounds
    if let placed = rows.placed { return show(placed) }
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let present = bounds.isEmpty ? [] : Set(geometry.rows(from: top, to: bottom))
    retireCells { !present.contains($0) }
    let shown = bounds.isEmpty ? [] : showRows(from: top, to: bottom, measuringAgain: measuresAgain)
    retireCells { !shown.contains($0) }
    contentSize = Size(width: bounds.width, height: geometry.bottom)
    placeOpenButtons()
    showHeaders(bounds.isEmpty ? [] : geometry.sections(from: top, to: bottom))
  }

  private func retireCells(where isGone: (IndexPath) -> Bool) {
    for (indexPath, cell) in rows.cells.sorted(by: { $0.key < $1.key }) where isGone(indexPath) {
      rows.cells[indexPath] = nil
      retire(cell, from: indexPath)
    }
  }

  /// Shows the rows of a range from top to bottom, each of which may get another height; returns them.
  private func showRows(
    from top: Scalar, to bottom: Scalar, measuringAgain: Bool
  ) -> Set<IndexPath> {
    var shown: Set<IndexPath> = []
    var next = geometry.firstRow(endingBelow: top)
    while let indexPath = next {
      let rect = rect(of: indexPath)
      guard rect.minY < bottom, has(indexPath) else { break }
      if rect.height > 0 {
        shown.insert(indexPath)
        show(indexPath, measuringAgain)
      }
      next = geometry.row(after: indexPath)
    }
    return shown
  }

  private func show(_ indexPath: IndexPath, _ measuringAgain: Bool) {
    if let cell = rows.cells[indexPath] {
      if measuringAgain { measure(cell, at: indexPath) }
      cell.frame = rect(of: indexPath)
      return
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return }
    // The data source may have changed the rows.
    guard has(indexPath) else { return }
    rows.cells[indexPath] = cell
    // Margins and traits, on which heights depend, come from the table.
    if cell.superview !== self { addSubview(cell) }
    prepare(cell, for: indexPath)
    measure(cell, at: indexPath)
    cell.frame = rect(of: indexPath)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  /// Gives a row whose height is automatic that of its content.
  private func measure(_ cell: TableViewCell, at indexPath: IndexPath) {
    guard delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight < 0 else { return }
    let height = cell.fittingHeight(inWidth: bounds.width)
    guard height != rect(of: indexPath).height, rows.geometry != nil else { return }
    rows.geometry?.setHeight(height, of: indexPath)
  }

  /// Puts a cell in its place and its state.
  private func prepare(_ cell: TableViewCell, for indexPath: IndexPath) {
    cell.frame = rect(of: indexPath)
    cell.isHidden = false
    let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
    if level != 0 || cell.state.isIndentedByTable { cell.indentationLevel = level }
    cell.state.isIndentedByTable = level != 0
    prepareEditing(of: cell, at: indexPath, animated: false)
    cell.setSelected(rows.selected.contains(indexPath), animated: false)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
  }

  final func prepareEditing(of cell: TableViewCell, at indexPath: IndexPath, animated: Bool) {
    let isEditing =
      rows.isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) ?? true
    cell.state.editingStyle =
      isEditing ? delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
    let canMove = isEditing && dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    if canMove { cell.showsReorderControl = true }
    cell.editingControlsChanged(canMove: canMove)
  }

  /// Removes a cell and keeps it for another row.
  final func retire(_ cell: TableViewCell, from indexPath: IndexPath) {
    if rows.open?.cell === cell { closeRow() }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    guard let identifier = cell.reuseIdentifier else { return }
    // A data source may return one cell for several rows.
    guard !cell.state.isSpare else { return }
    cell.state.isSpare = true
    rows.spareCells[identifier, default: []].append(cell)
  }

  // MARK: Reuse

  /// Returns a spare cell or a new one; nil if nothing is registered.
  final func dequeueCell(_ identifier: String) -> TableViewCell? {
    if let cell = rows.spareCells[identifier]?.popLast() {
      cell.state.isSpare = false
      cell.state.reuseCount += 1
      cell.prepareForReuse()
      return cell
    }
    switch rows.cellSources[identifier] {
    case .type(let type as TableViewCell.Type):
      return MadeByClass.cell(type, identifier: identifier)
    case .type(let type): preconditionFailure("\(type) is no class of cells")
    case .nib(let nib):
      let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? TableViewCell }.first
      let cell = made ?? TableViewCell(style: .default, reuseIdentifier: identifier)
      cell.state.reuseIdentifier = identifier
      return cell
    case .prototype(let make, _): return make() as? TableViewCell
    case nil: return nil
    }
  }

  /// Returns a spare cell or a new one for a row; traps if nothing is registered.
  final func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> TableViewCell {
    if let (row, cell) = rows.reconfigured, row == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }
}
