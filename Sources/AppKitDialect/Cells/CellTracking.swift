import Graphics
import ResponderKit

/// A cell that follows the mouse.
@MainActor
final class CellTracking: MouseTracker {
  private let cell: NSCell
  private let frame: Rect
  let view: NSView
  private let untilMouseUp: Bool
  private var point: Point
  private var last: Point
  /// Indicates whether the cell tracks movements.
  private var isTold: Bool
  private var nextPeriod: Double?
  private var interval = 0.0

  /// Indicates whether the button was released in the cell.
  private(set) var isReleasedInside = false
  /// Indicates whether the button was released.
  private(set) var isReleased = false

  init(
    _ cell: NSCell, _ frame: Rect, _ view: NSView, _ untilMouseUp: Bool, _ event: NSEvent,
    at point: Point
  ) {
    (self.cell, self.frame, self.view, self.untilMouseUp) = (cell, frame, view, untilMouseUp)
    (self.point, last) = (point, point)
    isTold = false
    isTold = cell.startTracking(at: point, in: view)
    send(for: event.type)
    if cell.actionMask.contains(.periodic) {
      var (delay, interval): (Float, Float) = (0, 0)
      cell.getPeriodicDelay(&delay, interval: &interval)
      nextPeriod = event.timestamp + Double(max(delay, 0))
      self.interval = Double(interval)
    }
  }

  /// The shortest time between two repetitions, in seconds, and the most of them at once, so that a wait is
  /// a bounded number of them.
  private static let (shortestInterval, mostPeriods) = (0.001, 100_000)

  func advance(to time: Double) {
    guard time.isFinite else { return }
    for _ in 0..<Self.mostPeriods {
      // The action may have removed the control.
      guard let period = nextPeriod, period <= time, view.window != nil else { return }
      let next = period + max(interval, Self.shortestInterval)
      nextPeriod = next > period ? next : nil
      guard cell.isEnabled else { continue }
      if isTold { isTold = cell.continueTracking(last: point, current: point, in: view) }
      send(for: .periodic)
    }
    nextPeriod = time
  }

  func take(_ event: NSEvent) -> Bool {
    advance(to: event.timestamp)
    (last, point) = (point, view.convert(event.locationInWindow, from: nil))
    let isInside = untilMouseUp || view.isMousePoint(point, in: frame)
    if event.type == .leftMouseUp {
      isReleased = true
      // What disables a cell while it is pressed keeps it from acting.
      isReleasedInside = isInside && cell.isEnabled
      stop()
      if isReleasedInside {
        cell.setNextState()
        send(for: .leftMouseUp)
      }
      return true
    }
    guard isInside else {
      stop()
      return true
    }
    if isTold { isTold = cell.continueTracking(last: last, current: point, in: view) }
    send(for: event.type)
    return false
  }

  func cancel() { stop() }

  private func stop() {
    if isTold {
      cell.stopTracking(last: last, current: point, in: view, mouseIsUp: isReleased)
    }
    nextPeriod = nil
  }

  private func send(for type: NSEvent.EventType) {
    if cell.actionMask.contains(type.mask) { cell.sendOwnAction() }
  }
}
