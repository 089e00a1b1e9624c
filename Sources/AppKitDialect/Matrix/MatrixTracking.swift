import Graphics
import ResponderKit

/// A matrix that follows the mouse, with one cell after the other.
///
/// If the button is released outside all cells, the cell that was selected before is again, and nothing is
/// sent.
@MainActor
final class MatrixTracking: MouseTracker {
  private let matrix: NSMatrix
  var view: NSView { matrix }
  private let original: Int?
  private let originalState: NSControl.StateValue?
  private let generation: Int
  private var place: Int?
  private var tracking: CellTracking?

  init(_ matrix: NSMatrix) {
    self.matrix = matrix
    original = matrix.lastSelected
    originalState = matrix.selectedCell()?.state
    generation = matrix.generation
  }

  func advance(to time: Double) { tracking?.advance(to: time) }

  func take(_ event: NSEvent) -> Bool {
    if let tracking {
      guard tracking.take(event) else { return false }
      self.tracking = nil
      if leave(tracking.isReleasedInside) { return true }
    }
    if event.type == .leftMouseUp { return true }
    return enter(event)
  }

  /// Has the cell under the pointer follow the mouse; returns whether tracking is over.
  private func enter(_ event: NSEvent) -> Bool {
    guard generation == matrix.generation else { return true }
    let point = matrix.convert(event.locationInWindow, from: nil)
    guard let window = matrix.window, let place = matrix.place(at: point),
      matrix.cells[place].isEnabled
    else { return false }
    let cell = matrix.cells[place]
    self.place = place
    matrix.prepare(place)
    if matrix.mode != .trackModeMatrix { cell.isHighlighted = true }
    let (isReleased, pending) = window.trackMouse(
      event, with: cell, in: matrix.frame(ofPlace: place), of: matrix)
    tracking = pending
    if pending != nil { return false }
    return leave(isReleased) || window.currentEvent?.type == .leftMouseUp
  }

  func cancel() {
    tracking?.cancel()
    tracking = nil
    _ = leave(false)
  }

  /// Ends with a cell; returns whether it was clicked.
  private func leave(_ isClicked: Bool) -> Bool {
    guard let place, generation == matrix.generation else { return true }
    self.place = nil
    matrix.cells[place].isHighlighted = false
    if isClicked {
      matrix.settle(place)
      return true
    }
    if matrix.mode == .radioModeMatrix {
      matrix.deselect(place)
      if let original {
        matrix.select(original)
        if let originalState { matrix.cells[original].state = originalState }
      }
    }
    return false
  }
}
