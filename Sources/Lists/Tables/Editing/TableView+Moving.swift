import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

/// A row that the user moves: where it was, and where it would be dropped.
struct MovingRow {
  let source: IndexPath
  var target: IndexPath
}

// The user moves a row by its control. The data source has moved it when the table does, so that the numbers
// of rows are not asked for again.
extension TableView {
  /// Begins to move the row of a cell.
  final func beginMoving(_ cell: TableViewCell) {
    guard isEditing, let row = rows.cells.first(where: { $0.value === cell })?.key,
      dataSource?.tableView(self, canMoveRowAt: row) ?? false
    else { return }
    rows.moving = MovingRow(source: row, target: row)
  }

  /// Asks the delegate where the row goes that would be dropped at a point.
  final func proposeMove(to point: Point) {
    guard let moving = rows.moving else { return }
    let inside = Point(x: bounds.midX, y: max(0, min(point.y, geometry.bottom.nextDown)))
    guard let proposed = row(at: inside) else { return }
    let target =
      proposed == moving.source
      ? proposed
      : delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moving.source, toProposedIndexPath: proposed)
        ?? proposed
    rows.moving?.target = target
  }

  /// Drops the row, or leaves it where it was.
  final func endMoving(moves: Bool) {
    guard let moving = rows.moving else { return }
    rows.moving = nil
    guard moves, moving.target != moving.source, var present = rows.counts else { return }
    let former = present
    guard former.indices.contains(moving.target.section) else { return }
    present[moving.source.section] -= 1
    present[moving.target.section] += 1
    guard moving.target.row < present[moving.target.section] else { return }
    dataSource?.tableView(self, moveRowAt: moving.source, to: moving.target)
    // The data source may have changed the rows in another way.
    guard rows.counts == former else { return }
    var changes = IndexChanges()
    changes.moved = [(moving.source, moving.target)]
    rows.counts = present
    move(by: IndexMapping(changes, from: former, to: present, of: .table), renewing: { _ in false })
  }
}
