import FoundationEssentials
import Graphics
import ResponderKit

/// A finger on a row.
struct RowPress {
  var row: IndexPath
  let finger: Int
  let start: Point
  /// The side to which the row was opened since; nil for none.
  var opensLeft: Bool?
}

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
    rows.press = RowPress(row: row, finger: touch.id, start: touch.location(in: self))
    guard mayTouch, rows.touched == nil,
      delegate?.tableView(self, shouldHighlightRowAt: row) ?? true,
      // The delegate may have changed the rows, or ended the touch.
      let row = rows.press?.row, has(row), rows.press?.finger == touch.id
    else { return }
    rows.touched = row
    presentCell(of: row)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  /// Returns the touch that has pressed a row, if it is among some.
  private func pressingTouch(_ touches: Set<Touch>) -> Touch? {
    touches.first { $0.id == rows.press?.finger }
  }

  final func moveTouch(_ touches: Set<Touch>) {
    guard let touch = pressingTouch(touches) else { return }
    openTouchedRow(touch)
    guard let row = rows.touched else { return }
    let cell = presentCell(of: row)
    if !(cell?.bounds.contains(touch.location(in: cell)) ?? false) { unhighlight() }
  }

  /// Opens the row that a finger swipes along, by more than 10 points.
  private func openTouchedRow(_ touch: Touch) {
    guard let press = rows.press, press.opensLeft == nil else { return }
    let way = touch.location(in: self) - press.start
    guard abs(way.x) > 10, abs(way.x) > abs(way.y) else { return }
    rows.press?.opensLeft = way.x < 0
    unhighlight()
    openRow(press.row, swipedLeft: way.x < 0)
  }

  /// Performs the first action after a swipe over more than six tenths of the row, and closes the row where
  /// the finger has come back.
  private func endSwipe(_ touch: Touch, _ press: RowPress, left opensLeft: Bool) {
    guard let open = rows.open else { return }
    let way = (touch.location(in: self).x - press.start.x) * (opensLeft ? -1 : 1)
    if way > bounds.width * 0.6, open.performsFirst {
      open.buttons[0].tap()
    } else if way < 10 {
      closeRow()
    }
  }

  /// The row whose cell a finger has touched; nil beside the rows, and on one that takes no touches.
  private func touchedRow(_ touch: Touch) -> IndexPath? {
    guard let touched = touch.view else { return nil }
    let cell = sequence(first: touched, next: \.superview).first { $0.superview === self }
    return presentCells.first { $0.cell === cell }?.indexPath
  }

  final func endTouch(_ touches: Set<Touch>) {
    guard let press = rows.press, let touch = pressingTouch(touches) else { return }
    rows.press = nil
    if let opensLeft = press.opensLeft { return endSwipe(touch, press, left: opensLeft) }
    guard let row = rows.touched else { return }
    unhighlight()
    if mayTouch { choose(row) }
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
