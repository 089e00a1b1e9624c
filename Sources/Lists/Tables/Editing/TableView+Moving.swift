import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

/// A row that the user moves: where it was, and where it would be dropped.
struct MovingRow {
  let source: IndexPath
  /// The place under the finger, for which the delegate was asked last.
  var proposal: IndexPath
  var target: IndexPath
}

// The user moves a row by its control. The data source has moved it when the table does, so that the numbers
// of rows are not asked for again.
extension TableView {
  /// Begins to move the row of a cell.
  final func beginMoving(_ cell: TableViewCell) {
    guard isEditing, rows.placed == nil,
      let row = rows.cells.first(where: { $0.value === cell })?.key,
      dataSource?.tableView(self, canMoveRowAt: row) ?? false
    else { return }
    rows.moving = MovingRow(source: row, proposal: row, target: row)
  }

  /// Asks the delegate where the row goes that would be dropped at a point.
  final func proposeMove(to point: Point) {
    guard let moving = rows.moving else { return }
    guard let proposal = place(at: point.y, from: moving.source), proposal != moving.proposal
    else { return }
    rows.moving?.proposal = proposal
    let target =
      proposal == moving.source
      ? proposal
      : delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moving.source, toProposedIndexPath: proposal)
        ?? proposal
    rows.moving?.target = target
  }

  /// Returns where a row would be dropped: before the row at a place, or at the end of another section below
  /// the middle of its last row.
  private func place(at y: Scalar, from source: IndexPath) -> IndexPath? {
    let rows = geometry.sections.isEmpty ? 0 : geometry.whole(geometry.sections.count - 1).maxY
    let inside = max(0, min(y, rows.nextDown))
    if var row = row(at: Point(x: bounds.midX, y: inside)) {
      let isLast = row.row == numberOfRows(inSection: row.section) - 1
      if isLast, row.section != source.section, inside > rectForRow(at: row).midY { row.row += 1 }
      return row
    }
    guard let section = geometry.sections(from: inside, to: inside.nextUp).first else { return nil }
    if inside < rectForHeader(inSection: section).maxY {
      return IndexPath(row: 0, section: section)
    }
    let count = numberOfRows(inSection: section)
    return IndexPath(row: section == source.section ? count - 1 : count, section: section)
  }

  /// Returns a point where a row is dropped to go to a place; nil if there is none.
  final func dropPoint(for target: IndexPath, from source: IndexPath) -> Point? {
    if has(target) {
      // The lower half of a last row stands for the end of its section.
      let rect = rectForRow(at: target)
      let isOther = target.section != source.section
      return isOther ? Point(x: rect.midX, y: rect.minY + rect.height / 4) : rect.center
    }
    guard target.count == 2, target.section != source.section,
      counts.indices.contains(target.section), target.row == counts[target.section]
    else { return nil }
    if target.row > 0 {
      let last = rectForRow(at: IndexPath(row: target.row - 1, section: target.section))
      return Point(x: last.midX, y: last.maxY.nextDown)
    }
    let header = rectForHeader(inSection: target.section)
    return header.height > 0 ? header.center : nil
  }

  /// Drops the row, or leaves it where it was.
  final func endMoving(moves: Bool) {
    guard let moving = rows.moving else { return }
    rows.moving = nil
    guard moves, moving.target != moving.source, var present = rows.counts else { return }
    let former = present
    guard moving.target.count == 2, former.indices.contains(moving.target.section),
      moving.target.row >= 0
    else { return }
    present[moving.source.section] -= 1
    present[moving.target.section] += 1
    guard moving.target.row < present[moving.target.section] else { return }
    let epoch = rows.epoch
    dataSource?.tableView(self, moveRowAt: moving.source, to: moving.target)
    // The data source may have changed the rows itself.
    guard rows.epoch == epoch, rows.counts == former else { return }
    var changes = IndexChanges()
    changes.moved = [(moving.source, moving.target)]
    rows.counts = present
    move(by: IndexMapping(changes, from: former, to: present, of: .table), renewing: { _ in false })
  }
}
