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
    // A touch beside the actions of a row hides them, and does nothing else.
    if rows.open != nil { return closeRow() }
    guard rows.press == nil, let touch = touches.first, let row = touchedRow(touch) else { return }
    rows.press = (row, touch.location(in: self), false)
    guard mayTouch, rows.touched == nil,
      delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
    else { return }
    rows.touched = row
    presentCell(of: row)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  final func moveTouch(_ touches: Set<Touch>) {
    guard let touch = touches.first else { return }
    openTouchedRow(touch)
    guard let row = rows.touched else { return }
    let cell = presentCell(of: row)
    if !(cell?.bounds.contains(touch.location(in: cell)) ?? false) { unhighlight() }
  }

  /// Opens the row that a finger swipes along, by more than 10 points.
  private func openTouchedRow(_ touch: Touch) {
    guard let press = rows.press, !press.isOpening else { return }
    let way = touch.location(in: self) - press.start
    guard abs(way.x) > 10, abs(way.x) > abs(way.y) else { return }
    rows.press?.isOpening = true
    unhighlight()
    openRow(press.row, swipedLeft: way.x < 0)
  }

  /// The row whose cell a finger has touched; nil beside the rows, and on one that takes no touches.
  private func touchedRow(_ touch: Touch) -> IndexPath? {
    guard let touched = touch.view else { return nil }
    let cell = sequence(first: touched, next: \.superview).first { $0.superview === self }
    return presentCells.first { $0.cell === cell }?.indexPath
  }

  final func endTouch(_ touches: Set<Touch>) {
    let press = rows.press
    rows.press = nil
    if let press, press.isOpening, let touch = touches.first {
      let way = abs(touch.location(in: self).x - press.start.x)
      if way > bounds.width * 0.6, let open = rows.open, open.performsFirst {
        open.buttons[0].tap()
      }
      return
    }
    guard let row = rows.touched else { return }
    unhighlight()
    choose(row)
  }

  final func cancelTouch() {
    rows.press = nil
    unhighlight()
  }

  private func unhighlight() {
    guard let row = rows.touched else { return }
    rows.touched = nil
    presentCell(of: row)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
  }
}
