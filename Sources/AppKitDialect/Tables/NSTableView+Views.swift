import Graphics
import ListModel
import ResponderKit

extension NSTableView {
  /// Returns a view of a name that may be used again, or a new one of a document; nil for neither
  /// (`NSTableView.makeView(withIdentifier:owner:)`).
  public final func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? {
    if let view = reusable[identifier.rawValue]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = prototypes[identifier.rawValue]?.make()
    if view?.identifier == nil { view?.identifier = identifier }
    return view
  }

  /// Returns the view of a row in a column; nil for one that is not shown, unless it is to be made
  /// (`NSTableView.view(atColumn:row:makeIfNecessary:)`).
  public final func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    rowView(atRow: row, makeIfNecessary: makeIfNecessary)?.view(atColumn: column) as? NSView
  }
  /// Returns the view of a row; nil for one that is not shown, unless it is to be made
  /// (`NSTableView.rowView(atRow:makeIfNecessary:)`).
  public final func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    loadIfNeeded()
    guard (0..<numberOfRows).contains(row) else { return nil }
    return shownRows[row] ?? (makeIfNecessary ? made(row) : nil)
  }
  /// Returns the row that a view stands in; -1 for none (`NSTableView.row(for:)`).
  public final func row(for view: NSView) -> Int {
    let rows = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? NSTableRowView }
    return rows.first { $0.tableLink.object === self }?.row ?? -1
  }
  /// Returns the column that a view stands in; -1 for none (`NSTableView.column(for:)`).
  public final func column(for view: NSView) -> Int {
    let row = row(for: view)
    return shownRows[row]?.contents.first { _, contents in
      if case .view(let cell) = contents { view.isDescendant(of: cell) } else { false }
    }?.key ?? -1
  }
  /// Calls a closure with the view of each row that is shown
  /// (`NSTableView.enumerateAvailableRowViews(_:)`).
  public final func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (row, view) in shownRows.sorted(by: { $0.key < $1.key }) { handler(view, row) }
  }

  /// Has a name stand for views that a closure makes, as a document does.
  package final func register(
    forIdentifier identifier: String, of origin: AnyObject, _ make: @escaping () -> NSView?
  ) { prototypes[identifier] = (make, origin) }

  /// Returns the text of a row, by which typing finds it.
  final func text(ofRow row: Int) -> String? {
    if let view = shownRows[row] { return view.text }
    let values = columns.lazy.compactMap { column -> String? in
      guard let value = self.value(in: column, row: row) else { return nil }
      let text = column.dataCell.text(of: value)
      return text.isEmpty ? nil : text
    }
    return values.first
  }

  // MARK: Showing

  /// Shows rows, and takes the views of the others away.
  final func show(_ rows: Range<Int>) {
    let rows = rows.lowerBound..<min(rows.upperBound, rows.lowerBound + Self.mostShown)
    for (row, view) in shownRows where !rows.contains(row) && !view.containsFirstResponder {
      forgetRow(row)
    }
    for row in rows { (shownRows[row] ?? made(row))?.frame = rect(ofRow: row) }
    for (row, view) in shownRows { place(view, row) }
  }

  /// The most rows that are shown at once, which no screen does.
  package static let mostShown = 10_000

  private func made(_ row: Int) -> NSTableRowView? {
    guard row < heights.count else { return nil }
    let view = makeRowView(row) ?? NSTableRowView()
    // A data source that changes the table while it is asked has the last word.
    guard row < heights.count, shownRows[row] == nil else { return shownRows[row] }
    view.tableLink = Backlink(self)
    (view.row, view.isSelected) = (row, rowSelection.contains(row))
    view.isGroupRowStyle = isGroup(row)
    view.frame = rect(ofRow: row)
    shownRows[row] = view
    addSubview(view)
    fill(view, row)
    didAdd(view, row)
    return shownRows[row]
  }

  private func fill(_ rowView: NSTableRowView, _ row: Int) {
    if rowView.isGroupRowStyle {
      // The view of a group stands for the whole row.
      if let view = makeView(in: nil, row: row), rowView.row == row {
        hasViews = true
        add(view, to: rowView, at: Self.wholeRow)
      }
    } else {
      for place in columns.indices { fill(rowView, row, column: place) }
    }
    place(rowView, row)
  }

  /// The place of what a row shows in place of its columns.
  static let wholeRow = -1

  private func fill(_ rowView: NSTableRowView, _ row: Int, column place: Int) {
    guard rowView.row == row, columns.indices.contains(place), !columns[place].isHidden else {
      return
    }
    let column = columns[place]
    let view = makeView(in: column, row: row)
    guard rowView.row == row else { return }
    if let view {
      hasViews = true
      if let value = value(in: column, row: row) {
        (view as? NSTableCellView)?.objectValue = boundObject(atRow: row) ?? value
        (view as? NSControl)?.objectValue = value
      }
      add(view, to: rowView, at: place)
    } else if !hasViews {
      rowView.contents[place] = .cell(filledCell(of: column, row, in: rowView))
    }
  }

  private func add(_ view: NSView, to rowView: NSTableRowView, at place: Int) {
    // The delegate may return a view that waits to be used again.
    if let name = view.identifier?.rawValue { reusable[name]?.removeAll { $0 === view } }
    rowView.contents[place] = .view(view)
    rowView.addSubview(view)
  }

  /// Asks for what a row shows in some columns anew.
  final func refill(_ rowView: NSTableRowView, _ row: Int, _ places: IndexSet) {
    for place in places where rowView.contents[place] != nil {
      if case .view(let view)? = rowView.contents.removeValue(forKey: place) {
        queue(view, from: rowView)
      }
      fill(rowView, row, column: place)
    }
    if rowView.row == row { self.place(rowView, row) }
  }

  /// Returns a copy of a column's cell with the value of a row.
  private func filledCell(
    of column: NSTableColumn, _ row: Int, in rowView: NSTableRowView
  ) -> NSCell {
    let cell: NSCell = column.dataCell(forRow: row).copy()
    cell.objectValue = value(in: column, row: row)
    cell.controlView = rowView
    if !column.isEditable { cell.isEditable = false }
    willDisplay(cell, in: column, row: row)
    return cell
  }

  private func place(_ rowView: NSTableRowView, _ row: Int) {
    guard row < heights.count else { return }
    rowView.frame = rect(ofRow: row)
    for (place, contents) in rowView.contents {
      guard case .view(let view) = contents, view.superview === rowView else { continue }
      var frame = place == Self.wholeRow ? rowView.frame : frameOfCell(atColumn: place, row: row)
      frame.origin.y -= rowView.frame.minY
      frame.origin.x -= rowView.frame.minX
      if view.frame != frame { view.frame = frame }
    }
  }

  // MARK: Forgetting

  final func forgetRows() { for row in Array(shownRows.keys) { forgetRow(row) } }

  final func forgetRow(_ row: Int) {
    if let view = shownRows.removeValue(forKey: row) { retire(view) }
  }

  /// Takes the view of a row away, and keeps the views that may be used again.
  final func retire(_ rowView: NSTableRowView) {
    let row = rowView.row
    rowView.row = -1
    rowView.removeFromSuperview()
    for case .view(let view) in rowView.contents.values { queue(view, from: rowView) }
    rowView.contents = [:]
    didRemove(rowView, row)
  }

  /// The most views that wait to be used again, of a name and of all.
  private static let (mostOfName, mostNames) = (100, 100)

  /// Takes a view out of a row, unless it stands in another one, and keeps it under its name.
  private func queue(_ view: NSView, from rowView: NSTableRowView) {
    guard view.superview === rowView else { return }
    view.removeFromSuperview()
    guard let name = view.identifier?.rawValue, reusable[name, default: []].count < Self.mostOfName,
      reusable[name] != nil || reusable.count < Self.mostNames
    else { return }
    reusable[name, default: []].append(view)
  }
}

extension NSView {
  /// Indicates whether the first responder is the view or in it.
  fileprivate final var containsFirstResponder: Bool {
    (window?.firstResponder as? NSView)?.isDescendant(of: self) ?? false
  }
}
