import FoundationEssentials
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
      let row = touchedRow(touch),
      delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
    else { return }
    rows.touched = row
    presentCell(of: row)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  final func moveTouch(_ touches: Set<Touch>) {
    guard let row = rows.touched, let touch = touches.first else { return }
    let cell = presentCell(of: row)
    if !(cell?.bounds.contains(touch.location(in: cell)) ?? false) { cancelTouch() }
  }

  /// The row whose cell a finger has touched; nil beside the rows, and on one that takes no touches.
  private func touchedRow(_ touch: Touch) -> IndexPath? {
    guard let touched = touch.view else { return nil }
    let cell = sequence(first: touched, next: \.superview).first { $0.superview === self }
    return presentCells.first { $0.cell === cell }?.indexPath
  }

  final func endTouch(_ touches: Set<Touch>) {
    guard let row = rows.touched else { return }
    cancelTouch()
    choose(row)
  }

  final func cancelTouch() {
    guard let row = rows.touched else { return }
    rows.touched = nil
    presentCell(of: row)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
  }
}
