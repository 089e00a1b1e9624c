public import Graphics
public import ResponderKit

/// Recognizes a quick movement in a direction: UIKit's `UISwipeGestureRecognizer`.
///
/// A discrete gesture: its action is sent once. Main actor only.
@preconcurrency @MainActor
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions, with the raw values of `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right (`UISwipeGestureRecognizer.Direction.right`).
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left (`UISwipeGestureRecognizer.Direction.left`).
    public static let left = Direction(rawValue: 1 << 1)
    /// Up (`UISwipeGestureRecognizer.Direction.up`).
    public static let up = Direction(rawValue: 1 << 2)
    /// Down (`UISwipeGestureRecognizer.Direction.down`).
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are allowed; to the right unless set
  /// (`UISwipeGestureRecognizer.direction`).
  ///
  /// It stays the same when a swipe is recognized, so with several directions the action cannot
  /// tell which it was.
  open var direction: Direction = .right
  /// The number of fingers; 1 unless set (`UISwipeGestureRecognizer.numberOfTouchesRequired`).
  open var numberOfTouchesRequired: Int = 1
  /// The limits of a swipe; UIKit has no counterpart.
  open var limits: SwipeLimits = .standard

  /// The place where the fingers were when all of them were down.
  private var start: [Point] = []

  /// Returns where the swipe began.
  open override func location(in view: View?) -> Point {
    start.isEmpty ? super.location(in: view) : locate(start.middle, in: view)
  }

  /// Starts the swipe when all fingers are down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    let count = self.touches.count
    guard count <= numberOfTouchesRequired else {
      return fail(because: moreFingers(than: numberOfTouchesRequired))
    }
    guard count == numberOfTouchesRequired else { return }
    start = self.touches.places
    let duration = limits.duration
    wait(duration) {
      $0.fail(because: "the swipe took more than \(decimal(duration, digits: 2)) seconds")
    }
  }

  /// Recognizes the gesture once the fingers have moved far enough, or fails.
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesMoved(touches, with: event)
    follow()
  }

  private func follow() {
    guard state == .possible, !isPending, !start.isEmpty else { return }
    let movement = self.touches.places.middle - start.middle
    guard movement.length >= limits.distance else { return }
    guard allows(movement) else {
      return fail(because: "the finger moved in another direction")
    }
    stopWaiting()
    state = .ended
  }

  private func allows(_ movement: Point) -> Bool {
    let along: [(Direction, Double, Double)] = [
      (.right, movement.x, movement.y), (.left, -movement.x, movement.y),
      (.up, -movement.y, movement.x), (.down, movement.y, movement.x),
    ]
    return along.contains { direction, forward, aside in
      self.direction.contains(direction) && forward > 0
        && Point(x: forward, y: abs(aside)).angle * 180 / .pi <= limits.deviation
    }
  }

  /// Fails if the swipe was too short.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesEnded(touches, with: event)
    follow()
    guard !isPending else { return }
    let reason =
      start.isEmpty
      ? "too few fingers came down"
      : "the finger was lifted before it moved \(decimal(limits.distance)) points"
    fail(because: reason)
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesCancelled(touches, with: event)
    fail(because: "the touch was canceled")
  }

  /// Forgets the swipe; an override calls super.
  open override func reset() {
    super.reset()
    start = []
  }
}
