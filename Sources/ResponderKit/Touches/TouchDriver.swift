public import Graphics

/// Simulates the user's fingers, keys and remote on a tree of views, for tests and tools.
///
/// Points are in the coordinates of the window, or of the outermost view without one. Nothing
/// waits: ``time`` is a number that the driver advances, in seconds, and what is due then happens at
/// once. A layout pass follows each step.
@preconcurrency @MainActor
public final class TouchDriver {
  /// The time of the next event, in seconds: that of the tree's ``EventClock``, 0 at first.
  public var time: Double {
    get { root.clock.time }
    set { root.clock.advance(to: newValue) }
  }

  /// The longest time between a touch and the next tap at the same place, in seconds; 0.35 unless
  /// set.
  ///
  /// Apple documents neither this nor the distance.
  public var tapInterval: Double = 0.35
  /// The longest distance between a touch and the next tap, in points; 45 unless set.
  public var tapDistance: Double = 45

  /// The time, in seconds, that a finger stays down for a long press; 0.5 unless set, which is
  /// UIKit's default for gestures (`UILongPressGestureRecognizer.minimumPressDuration`).
  public var longPressDuration: Double = 0.5

  package let root: View
  /// The fingers on the screen.
  private var touches: [Int: Touch] = [:]
  /// The finger that came down last, and how it did.
  private var lastDown: (finger: Int, moment: Touch.Moment)?
  /// The fingers whose touch only closed a menu.
  private var swallowed: Set<Int> = []

  /// Creates a driver for a window, or for the outermost view of a tree without one.
  public init(in root: View) { self.root = root }

  /// Puts a finger down; does nothing for a finger that is already down.
  ///
  /// Taps in quick succession at one place are counted, unless the count is given. While a menu is
  /// open, the touch closes it and reaches no view until the finger is lifted.
  public func touchDown(at point: Point, finger: Int = 0, tapCount: Int? = nil) {
    guard touches[finger] == nil, !swallowed.contains(finger) else { return }
    if visibleMenu != nil {
      swallowed.insert(finger)
      return dismissMenu()
    }
    let touch = Touch(
      id: finger, phase: .began, locationInWindow: point,
      tapCount: tapCount ?? self.tapCount(at: point), timestamp: time)
    lastDown = (finger, touch.moment)
    send(touch)
  }

  /// Moves a finger; does nothing for a finger that is not down.
  public func move(to point: Point, finger: Int = 0) {
    change(finger, .moved, at: point)
  }

  /// Lifts a finger, in place unless a point is given; does nothing for a finger that is not down.
  public func touchUp(at point: Point? = nil, finger: Int = 0) {
    swallowed.remove(finger)
    change(finger, .ended, at: point)
  }

  /// Cancels a finger's touch, as the system does for a call or an alert; does nothing for a finger
  /// that is not down.
  public func cancel(finger: Int = 0) {
    swallowed.remove(finger)
    change(finger, .cancelled, at: nil)
  }

  /// Waits for a number of seconds with the fingers as they are, so that what repeats is repeated.
  public func wait(_ seconds: Double) {
    time += seconds
    settle()
  }

  /// Puts fingers down, side by side, and lifts them, a tenth of a second apart, the given number of
  /// times.
  ///
  /// A recognizer may still wait for a further tap then; see ``waitForGestures()``.
  public func tap(at point: Point, count: Int = 1, fingers: Int = 1) {
    tap(at: point, count: count, fingers: fingers, spacing: 20)
  }

  private func tap(at point: Point, count: Int, fingers: Int, spacing: Double) {
    for _ in 0..<max(count, 0) {
      let points = sideBySide(fingers, at: point, spacing)
      for (finger, point) in points.enumerated() { touchDown(at: point, finger: finger) }
      time += 0.1
      for finger in points.indices { touchUp(finger: finger) }
      time += 0.1
    }
  }

  /// Taps the middle of a view, which is scrolled into view first.
  public func tap(_ view: View, count: Int = 1, fingers: Int = 1) {
    view.scrollIntoView()
    tap(
      at: view.convert(view.bounds.center, to: nil), count: count, fingers: fingers,
      spacing: spacing(of: fingers, in: view))
  }

  /// Returns the points of fingers side by side.
  package func sideBySide(_ fingers: Int, at point: Point, _ spacing: Double = 20) -> [Point] {
    (0..<max(fingers, 0)).map {
      Point(x: point.x + spacing * (Double($0) - Double(fingers - 1) / 2), y: point.y)
    }
  }

  /// Returns the distance between fingers that all fit into a view: 20 points, or less.
  package func spacing(of fingers: Int, in view: View) -> Double {
    min(20, view.bounds.width * 0.8 / Double(max(fingers - 1, 1)))
  }

  /// Lets time pass until no recognizer waits for a further tap, so that what they delay is
  /// delivered.
  ///
  /// Actions that repeat while a finger is down are repeated meanwhile. It waits for at most a
  /// minute.
  public func waitForGestures() {
    for _ in 0..<1200 {
      guard root.rare?.touchDelivery?.isWaiting ?? false else { return }
      wait(0.05)
    }
  }

  private func tapCount(at point: Point) -> Int {
    guard let (finger, last) = lastDown, touches[finger] == nil,
      time - last.timestamp <= tapInterval
    else { return 1 }
    let (x, y) = (point.x - last.location.x, point.y - last.location.y)
    return (x * x + y * y).squareRoot() <= tapDistance ? last.tapCount + 1 : 1
  }

  private func change(_ finger: Int, _ phase: Touch.Phase, at point: Point?) {
    guard let touch = touches[finger] else { return }
    touch.phase = phase
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = point ?? touch.locationInWindow
    touch.timestamp = time
    send(touch)
  }

  /// Sends an event with all fingers on the screen, one of which has changed.
  ///
  /// The driver's state is updated first, because a handler may use it.
  private func send(_ touch: Touch) {
    for other in touches.values where other !== touch { other.phase = .stationary }
    var all = touches
    all[touch.id] = touch
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    touches[touch.id] = isOver ? nil : touch
    let event = InputEvent(
      .touches, timestamp: time, touches: all.sorted { $0.key < $1.key }.map(\.value))
    if let window = root as? Window {
      window.sendEvent(event)
    } else {
      root.deliverTouches(of: event)
    }
    settle()
  }
}
