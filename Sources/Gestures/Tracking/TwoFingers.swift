import Graphics
import ResponderKit

/// What pinches and rotations have in common: two fingers, a value that follows them, and its
/// velocity.
@MainActor
struct TwoFingers {
  private var track = MotionTrack()
  /// The two fingers' distance and angle at the last event; nil while fewer are down.
  private var last: (distance: Double, angle: Double)?
  /// How the distance and the angle have changed since two fingers came down.
  private(set) var stretch = 0.0
  private(set) var turn = 0.0

  var velocity: Double { track.velocity.x }

  /// Looks at the first two fingers; returns the ratio of their distances and the angle since the
  /// last event, nil while there are fewer than two or for new ones.
  mutating func look(at touches: [Touch]) -> (ratio: Double, angle: Double)? {
    guard touches.count > 1 else {
      last = nil
      return nil
    }
    let line = touches[1].locationInWindow - touches[0].locationInWindow
    // Fingers at one point have neither a ratio nor an angle.
    let now = (distance: max(line.length, 1), angle: line.angle)
    defer { last = now }
    guard let last else { return nil }
    let turned = (now.angle - last.angle).remainder(dividingBy: 2 * .pi)
    stretch += now.distance - last.distance
    turn += turned
    return (now.distance / last.distance, turned)
  }

  mutating func note(_ value: Double, at time: Double) {
    track.add(Point(x: value, y: 0), at: time)
  }

  mutating func rebase(to value: Double) { track.rebase(to: Point(x: value, y: 0)) }

  /// Ends a gesture when no finger is left, or lets it fail if it has not begun.
  mutating func finish(
    _ recognizer: GestureRecognizer, without gone: Set<Touch>, _ end: GestureRecognizer.State,
    because reason: String
  ) {
    let left = recognizer.touches.filter { !gone.contains($0) }
    if left.count < 2 { _ = look(at: left) }
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
