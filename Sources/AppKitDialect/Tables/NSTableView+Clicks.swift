import Graphics
import ResponderKit

extension NSTableView {
  /// Notes the row and the column that are clicked.
  final func noteClick(_ event: NSEvent) {
    tile()
    let point = convert(event.locationInWindow, from: nil)
    (clickedRow, clickedColumn) = (row(at: point), column(at: point))
  }

  /// Selects the row that is pressed: with Command also, with Shift up to it.
  final func press(at event: NSEvent) {
    endEditing(keepsValue: true)
    // A text that refuses to end keeps the click from the table.
    guard let window, window.firstResponder === self || window.makeFirstResponder(self) else {
      return
    }
    noteClick(event)
    if takesClick(at: convert(event.locationInWindow, from: nil), row: clickedRow) { return }
    selectPressed(event)
    window.begin(TableTracking(self), isOver: false)
  }

  private func selectPressed(_ event: NSEvent) {
    let row = clickedRow
    defer { if row >= 0, row < numberOfRows { operateCell(row, clickedColumn) } }
    // The second click of a series selects nothing more.
    guard event.clickCount <= 1 else { return }
    guard row >= 0 else {
      if allowsEmptySelection { choose(IndexSet(), last: nil) }
      return
    }
    let flags = event.modifierFlags
    if flags.contains(.command), allowsMultipleSelection || rowSelection.contains(row) {
      toggle(row)
    } else if flags.contains(.shift), allowsMultipleSelection, let start = selectionStart ?? lastRow
    {
      choose(IndexSet(integersIn: min(start, row)...max(start, row)), last: row)
      selectionStart = start
    } else if choose(IndexSet(integer: row), last: row) {
      selectionStart = row
    }
  }

  private func toggle(_ row: Int) {
    var rows = rowSelection
    let isDeselected = rows.remove(row) != nil
    if !isDeselected { rows.insert(row) }
    if choose(rows, last: isDeselected ? rows.last : row) { selectionStart = row }
  }

  /// Turns a checkbox of a table of cells, which gives the row another value.
  private func operateCell(_ row: Int, _ column: Int) {
    guard column >= 0, case .cell(let cell)? = shownRows[row]?.contents[column],
      let button = cell as? NSButtonCell, button.isEnabled, columns[column].isEditable,
      mayEdit(columns[column], row)
    else { return }
    button.setNextState()
    setValue(button.objectValue, in: columns[column], row: row)
    reloadData(
      forRowIndexes: IndexSet(integer: row), columnIndexes: IndexSet(integer: column))
  }

  /// Sends the action, or that of a double click, which edits a cell if there is none.
  fileprivate func release(_ event: NSEvent) {
    guard event.clickCount > 1 else {
      sendAction(action, to: target)
      return
    }
    if let doubleAction {
      sendAction(doubleAction, to: target)
    } else if clickedRow >= 0, clickedColumn >= 0 {
      edit(clickedColumn, clickedRow, event)
    }
  }

  // MARK: Keys

  /// Moves the selection, begins editing, or finds a row; returns whether the key does.
  final func pressKey(_ event: NSEvent) -> Bool {
    if takesKey(event) { return true }
    let extends = event.modifierFlags.contains(.shift)
    switch event.characters {
    case "\u{F700}": return moveSelection(by: -1, extends: extends)
    case "\u{F701}": return moveSelection(by: 1, extends: extends)
    case "\u{F729}": scrollRowToVisible(0)
    case "\u{F72B}": scrollRowToVisible(numberOfRows - 1)
    case "\r", "\u{3}":
      let column = columns.indices.first { isCellEditable($0, selectedRow) }
      guard let column, selectedRow >= 0 else { return false }
      edit(column, selectedRow, event)
    default:
      guard allowsTypeSelect, let text = event.typedText else { return false }
      return find(text, at: event.timestamp)
    }
    return true
  }

  private func moveSelection(by distance: Int, extends: Bool) -> Bool {
    guard numberOfRows > 0 else { return false }
    var row = lastRow.map { $0 + distance } ?? (distance > 0 ? 0 : numberOfRows - 1)
    while (0..<numberOfRows).contains(row) {
      let rows: IndexSet
      if extends, allowsMultipleSelection, let start = selectionStart ?? lastRow {
        selectionStart = start
        rows = IndexSet(integersIn: min(start, row)...max(start, row))
      } else {
        rows = IndexSet(integer: row)
      }
      let before = rowSelection
      guard choose(rows, last: row) || maySelect(row) == false else { return true }
      if rowSelection != before {
        if !extends { selectionStart = row }
        scrollRowToVisible(row)
        return true
      }
      row += distance
    }
    return true
  }

  /// The time after which typing begins anew, in seconds; Apple documents none.
  private static let pause = 1.0

  /// Selects the next row whose text begins with what was typed; returns false if none does.
  private func find(_ text: String, at time: Double) -> Bool {
    typed = (time - typed.time > Self.pause ? text : typed.text + text, time)
    let count = numberOfRows
    guard count > 0, typed.text.count <= 100 else { return false }
    // One that goes on with a text may be the present row.
    let start = max(selectedRow, 0) + (typed.text.count == 1 && selectedRow >= 0 ? 1 : 0)
    let part = typed.text.lowercased()
    for row in (0..<count).lazy.map({ (start + $0) % count }) {
      guard let own = typeSelectText(row), own.lowercased().hasPrefix(part) else { continue }
      if choose(IndexSet(integer: row), last: row) {
        selectionStart = row
        scrollRowToVisible(row)
      }
      return true
    }
    return false
  }
}

/// A click on a table, whose release sends the action wherever the pointer is.
@MainActor
private final class TableTracking: MouseTracker {
  private let table: NSTableView
  var view: NSView { table }

  init(_ table: NSTableView) { self.table = table }

  func take(_ event: NSEvent) -> Bool {
    guard event.type == .leftMouseUp else { return false }
    table.release(event)
    return true
  }
  func advance(to time: Double) {}
  func cancel() {}
}
