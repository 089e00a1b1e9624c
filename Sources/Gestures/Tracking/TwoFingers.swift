import Graphics
import ResponderKit

/// The common part of pinches and rotations: two fingers, a value that follows them, and its
/// velocity.
@MainActor
struct TwoFingers {
  /// The scale or the rotation.
  private(set) var value: Double
  private var track = MotionTrack()
  /// The two fingers' distance and angle at the last event; nil while fewer are down.
  private var last: (distance: Double, angle: Double)?
  /// The change of the distance and the angle since two fingers came down.
  private(set) var stretch = 0.0
  private(set) var turn = 0.0

  init(value: Double) { self.value = value }

  /// The velocity of the value, per second.
  var velocity: Double { track.velocity.x }

  /// Sets the value that further movement changes, and makes the velocity zero.
  mutating func set(_ value: Double) {
    self.value = value
    track.rebase(to: Point(x: value, y: 0))
  }

  /// Lets the value follow the first two fingers, whose distance has changed by a ratio, and whose
  /// direction by an angle; returns whether both have been down since the last event.
  @discardableResult
  mutating func follow(
    _ touches: [Touch], at time: Double,
    by update: (Double, _ ratio: Double, _ angle: Double) -> Double
  ) -> Bool {
    guard touches.count > 1 else {
      last = nil
      return false
    }
    let line = touches[1].locationInWindow - touches[0].locationInWindow
    // Fingers at one point have neither a ratio nor an angle.
    let now = (distance: max(line.length, 1), angle: line.angle)
    if let last {
      let angle = (now.angle - last.angle).remainder(dividingBy: 2 * .pi)
      stretch += now.distance - last.distance
      turn += angle
      value = update(value, now.distance / last.distance, angle)
    }
    track.add(Point(x: value, y: 0), at: time)
    defer { last = now }
    return last != nil
  }

  /// Ends a gesture when no finger is left, or lets it fail if it has not begun.
  mutating func finish(
    _ recognizer: GestureRecognizer, without gone: Set<Touch>, _ end: GestureRecognizer.State,
    because reason: String
  ) {
    let left = recognizer.touches.filter { !gone.contains($0) }
    if left.count < 2 { last = nil }
    guard left.isEmpty else { return }
    if recognizer.state == .possible, !recognizer.isPending || end == .cancelled {
      recognizer.fail(because: reason)
    } else {
      recognizer.state = end
    }
  }
}

extension GestureRecognizer {
  /// Begins a gesture that has gone far enough, or reports that it has changed.
  func goOn(if isEnough: Bool) {
    if state == .began || state == .changed {
      state = .changed
    } else if isEnough {
      state = .began
    }
  }
}
