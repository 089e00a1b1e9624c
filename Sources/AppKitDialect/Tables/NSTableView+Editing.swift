import Graphics
import ResponderKit

extension NSTableView {
  /// The column that is edited; -1 for none (`NSTableView.editedColumn`).
  public final var editedColumn: Int { editor.flatMap { index(of: $0.tableColumn) } ?? -1 }
  /// The row that is edited; -1 for none (`NSTableView.editedRow`).
  public final var editedRow: Int { editor?.row ?? -1 }

  /// Edits a cell, or the field of a view; does nothing for one that is not there
  /// (`NSTableView.editColumn(_:row:with:select:)`).
  public final func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {
    endEditing(keepsValue: true)
    guard columns.indices.contains(column), (0..<numberOfRows).contains(row) else { return }
    scrollRowToVisible(row)
    tile()
    switch rowView(atRow: row, makeIfNecessary: true)?.contents[column] {
    case .view(let view)?:
      let field = (view as? NSTableCellView)?.textField ?? view as? NSTextField
      if let field, field.isEditable { window?.makeFirstResponder(field) }
    case .cell(let cell)?:
      let field = TableEditor(self, columns[column], row)
      field.frame = frameOfCell(atColumn: column, row: row)
      field.cell?.formatter = cell.formatter
      field.objectValue = cell.objectValue
      field.setRecordName("\(recordName) editor")
      addSubview(field)
      editor = field
      if window?.makeFirstResponder(field) != true { endEditing(keepsValue: false) }
    case nil: break
    }
  }

  /// Returns whether the user can change the text of a cell.
  final func isCellEditable(_ column: Int, _ row: Int) -> Bool {
    guard (0..<numberOfRows).contains(row), !columns[column].isHidden else { return false }
    switch rowView(atRow: row, makeIfNecessary: true)?.contents[column] {
    case .view(let view)?:
      return ((view as? NSTableCellView)?.textField ?? view as? NSTextField)?.isEditable ?? false
    case .cell(let cell)?:
      return cell is NSTextFieldCell && cell.isEditable && columns[column].isEditable
    case nil: return false
    }
  }

  /// Edits a cell as the user does, if it can be edited and the delegate agrees.
  final func edit(_ column: Int, _ row: Int, _ event: NSEvent) {
    guard isCellEditable(column, row), mayEdit(columns[column], row) else { return }
    editColumn(column, row: row, with: event, select: true)
  }

  /// Ends editing, and gives the row the value that was typed if that is kept.
  final func endEditing(keepsValue: Bool) {
    guard let field = editor else { return }
    if keepsValue { field.validateEditing() }
    editor = nil
    let value = field.objectValue
    if window?.firstResponder === field { window?.makeFirstResponder(self) }
    field.removeFromSuperview()
    guard keepsValue, (0..<numberOfRows).contains(field.row),
      let column = index(of: field.tableColumn)
    else { return }
    setValue(value, in: field.tableColumn, row: field.row)
    reloadData(
      forRowIndexes: IndexSet(integer: field.row), columnIndexes: IndexSet(integer: column))
  }
}

/// The field in which the user changes a cell.
final class TableEditor: NSTextField {
  private let table: Backlink<NSTableView>
  let tableColumn: NSTableColumn
  var row: Int

  init(_ table: NSTableView, _ column: NSTableColumn, _ row: Int) {
    (self.table, tableColumn, self.row) = (Backlink(table), column, row)
    super.init(frame: .zero)
  }

  override func textDidEndEditing(_ notification: Notice) {
    super.textDidEndEditing(notification)
    if table.object?.editor === self { table.object?.endEditing(keepsValue: true) }
  }

  override func doCommand(by selector: ActionSelector) {
    guard selector == .cancelOperation else { return super.doCommand(by: selector) }
    table.object?.endEditing(keepsValue: false)
  }
}
