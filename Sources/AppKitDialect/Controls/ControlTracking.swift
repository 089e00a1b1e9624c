import Graphics
import ResponderKit

/// A control that follows the mouse, with its cell while the pointer is inside.
///
/// The pointer may leave and come back; the control is operated if the button is released inside.
@MainActor
final class ControlTracking: MouseTracker {
  let control: NSControl
  private let cell: NSCell?
  private let before: String
  private var tracking: CellTracking?
  private var isInside = true

  init(_ control: NSControl) {
    (self.control, cell) = (control, control.cell)
    before = control.cell?.stringValue ?? ""
  }

  /// Takes the event that begins it; returns whether tracking is over.
  func begin(_ event: NSEvent) -> Bool {
    control.send(event.clickCount > 1 ? [.trackingBegan, .trackingRepeated] : .trackingBegan)
    return enter(event)
  }

  func take(_ event: NSEvent) -> Bool {
    let wasInside = isInside
    let point = control.convert(event.locationInWindow, from: nil)
    isInside = control.isMousePoint(point, in: control.bounds)
    if event.type != .leftMouseUp { noteDrag(wasInside) }
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
    let isReleased = cell.trackMouse(
      with: event, in: control.bounds, of: control,
      untilMouseUp: type(of: cell).prefersTrackingUntilMouseUp)
    if let pending = window.cellTracking {
      window.cellTracking = nil
      tracking = pending
      return false
    }
    return leave(isOver: isReleased || window.currentEvent?.type == .leftMouseUp, isReleased)
  }

  private func leave(isOver: Bool, _ isReleasedInside: Bool) -> Bool {
    cell?.isHighlighted = false
    return isOver ? end(isReleasedInside) : false
  }

  private func end(_ isReleasedInside: Bool) -> Bool {
    control.send(isReleasedInside ? .trackingEndedInside : .trackingEndedOutside)
    if isReleasedInside {
      if cell?.stringValue != before { control.send(.valueChanged) }
      control.send(.primaryActionTriggered)
    }
    return true
  }

  private func noteDrag(_ wasInside: Bool) {
    switch (wasInside, isInside) {
    case (true, true): control.send(.trackingInside)
    case (true, false): control.send([.trackingExited, .trackingOutside])
    case (false, true): control.send([.trackingEntered, .trackingInside])
    case (false, false): control.send(.trackingOutside)
    }
  }

  /// Stops when the control leaves its window.
  func cancel() {
    tracking = nil
    cell?.isHighlighted = false
    control.send(.trackingCancelled)
  }
}

extension NSWindow {
  /// Begins to track the mouse for a control, with the events that are queued; those that follow go to it,
  /// too.
  final func begin(_ tracking: ControlTracking, with event: NSEvent) {
    if tracking.begin(event) || track(tracking) { return }
    // The control may have left meanwhile.
    if tracking.control.window === self { tracker = tracking } else { tracking.cancel() }
  }

  /// Stops tracking for a view that leaves the window.
  final func cancelTracking(in view: NSView) {
    if let tracking = tracker as? ControlTracking, tracking.control === view {
      tracker = nil
      tracking.cancel()
    }
  }
}
