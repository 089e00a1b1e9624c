import Graphics
import ResponderKit

/// A control that follows the mouse, with its cell while the pointer is inside.
///
/// The pointer may leave and come back; the control is operated if the button is released inside.
@MainActor
final class ControlTracking: MouseTracker {
  let control: NSControl
  var view: NSView { control }
  private let cell: NSCell?
  private let before: String
  private var tracking: CellTracking?
  private var isInside = true
  /// Indicates whether the control has left its window meanwhile.
  private var isCancelled = false

  init(_ control: NSControl) {
    (self.control, cell) = (control, control.cell)
    before = control.cell?.comparedValue ?? ""
  }

  /// Takes the event that begins it; returns whether tracking is over.
  func begin(_ event: NSEvent) -> Bool {
    control.send(event.clickCount > 1 ? [.trackingBegan, .trackingRepeated] : .trackingBegan)
    return enter(event)
  }

  func take(_ event: NSEvent) -> Bool {
    observe(event)
    if let tracking {
      guard tracking.take(event) else { return false }
      self.tracking = nil
      return leave(isOver: event.type == .leftMouseUp, tracking.isReleasedInside)
    }
    if event.type == .leftMouseUp { return end(false) }
    return isInside && enter(event)
  }

  func advance(to time: Double) { tracking?.advance(to: time) }

  /// Has the cell follow the mouse; returns whether tracking is over.
  private func enter(_ event: NSEvent) -> Bool {
    guard let cell, let window = control.window else { return true }
    cell.isHighlighted = true
    // The cell takes the queued events by itself.
    let (isReleased, pending) = window.trackMouse(
      event, with: cell, in: control.bounds, of: control, observedBy: self)
    tracking = pending
    if pending != nil { return false }
    return leave(isOver: isReleased || window.currentEvent?.type == .leftMouseUp, isReleased)
  }

  private func leave(isOver: Bool, _ isReleasedInside: Bool) -> Bool {
    cell?.isHighlighted = false
    return isOver ? end(isReleasedInside) : false
  }

  private func end(_ isReleasedInside: Bool) -> Bool {
    if isCancelled { return true }
    control.send(isReleasedInside ? .trackingEndedInside : .trackingEndedOutside)
    if isReleasedInside, !(cell?.reportsByItself ?? false) { control.sendOperated(after: before) }
    return true
  }

  /// Notes where the pointer is, and sends the events of a drag.
  func observe(_ event: NSEvent) {
    let wasInside = isInside
    let point = control.convert(event.locationInWindow, from: nil)
    isInside = control.isMousePoint(point, in: control.bounds)
    guard event.type != .leftMouseUp else { return }
    switch (wasInside, isInside) {
    case (true, true): control.send(.trackingInside)
    case (true, false): control.send([.trackingExited, .trackingOutside])
    case (false, true): control.send([.trackingEntered, .trackingInside])
    case (false, false): control.send(.trackingOutside)
    }
  }

  func cancel() {
    tracking?.cancel()
    (tracking, isCancelled) = (nil, true)
    cell?.isHighlighted = false
    control.send(.trackingCancelled)
  }
}
