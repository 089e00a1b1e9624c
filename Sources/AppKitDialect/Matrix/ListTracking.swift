import ResponderKit

/// A list that follows the mouse: the cells between where the button went down and where the pointer is are
/// selected.
///
/// Shift adds to the selection, or takes away if the first cell was selected; Option extends it from the
/// cell that was selected last.
@MainActor
final class ListTracking: MouseTracker {
  private let matrix: NSMatrix
  var view: NSView { matrix }
  private let before: Set<Int>
  private let flags: NSEvent.ModifierFlags
  private var anchor: Int?
  private var isSelecting = true
  private let generation: Int

  init(_ matrix: NSMatrix, _ event: NSEvent) {
    self.matrix = matrix
    (flags, generation) = (event.modifierFlags, matrix.generation)
    before = flags.isDisjoint(with: [.shift, .option]) ? [] : matrix.selection
    if flags.contains(.option) { anchor = matrix.lastSelected ?? 0 }
  }

  func advance(to time: Double) {}
  func cancel() {}

  func take(_ event: NSEvent) -> Bool {
    // The app may have made the cells anew.
    guard generation == matrix.generation else { return true }
    let point = matrix.convert(event.locationInWindow, from: nil)
    if let place = matrix.place(at: point), matrix.cells[place].isEnabled { extend(to: place) }
    guard event.type == .leftMouseUp else { return false }
    matrix.sendAction()
    return true
  }

  private func extend(to place: Int) {
    if anchor == nil {
      anchor = place
      if flags.contains(.shift) { isSelecting = !matrix.selection.contains(place) }
    }
    let range = places(from: anchor ?? place, to: place).filter { matrix.cells[$0].isEnabled }
    let wanted = isSelecting ? before.union(range) : before.subtracting(range)
    for other in matrix.selection.subtracting(wanted) { matrix.deselect(other) }
    for other in wanted.subtracting(matrix.selection).sorted() { matrix.select(other) }
    if wanted.contains(place) { matrix.lastSelected = place }
  }

  private func places(from first: Int, to last: Int) -> [Int] {
    let columns = matrix.numberOfColumns
    guard matrix.isSelectionByRect else { return Array(min(first, last)...max(first, last)) }
    let rows = min(first / columns, last / columns)...max(first / columns, last / columns)
    let across = min(first % columns, last % columns)...max(first % columns, last % columns)
    return rows.flatMap { row in across.map { row * columns + $0 } }
  }
}
