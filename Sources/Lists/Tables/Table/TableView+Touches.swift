import ResponderKit

// A tap on a row selects it. The touches arrive here from the cell, along the responder chain.
extension TableView {
  private var mayTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection
  }

  final func beginTouch(_ touches: Set<Touch>) {
    guard mayTouch, rows.touched == nil, let touch = touches.first,
      let row = indexPathForRow(at: touch.location(in: self)),
      delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
    else { return }
    rows.touched = row
    rows.cells[row]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  final func moveTouch(_ touches: Set<Touch>) {
    guard let row = rows.touched, let touch = touches.first else { return }
    if indexPathForRow(at: touch.location(in: self)) != row { cancelTouch() }
  }

  final func endTouch(_ touches: Set<Touch>) {
    guard let row = rows.touched else { return }
    cancelTouch()
    choose(row)
  }

  final func cancelTouch() {
    guard let row = rows.touched else { return }
    rows.touched = nil
    rows.cells[row]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
  }
}
