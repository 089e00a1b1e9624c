public import Graphics
public import ResponderKit

/// Recognizes fingers that drag: UIKit's `UIPanGestureRecognizer`.
///
/// A continuous gesture: it begins when enough fingers have moved far enough, changes while they
/// move, and ends when all are lifted. Main actor only.
@preconcurrency @MainActor
open class PanGestureRecognizer: GestureRecognizer {
  /// The least number of fingers; 1 unless set (`UIPanGestureRecognizer.minimumNumberOfTouches`).
  open var minimumNumberOfTouches: Int = 1
  /// The greatest number of fingers; that of `UInt32`, for any number, unless set
  /// (`UIPanGestureRecognizer.maximumNumberOfTouches`).
  open var maximumNumberOfTouches: Int = Int(UInt32.max)
  /// The limits at which the gesture begins and ends; UIKit has no counterpart.
  open var limits: PanLimits = PanLimits()

  /// The movement since the beginning or since it was set, in the coordinates of the window.
  @exclusivity(unchecked) private var movement = Point.zero
  @exclusivity(unchecked) private var track = MotionTrack()

  /// Returns the movement since the fingers came down, or since it was set, in the coordinates of a
  /// view, or of the window for nil (`UIPanGestureRecognizer.translation(in:)`).
  open func translation(in view: View?) -> Point { locate(movement, in: view) - origin(in: view) }

  /// Sets the movement that further movement is added to, and makes the velocity zero
  /// (`UIPanGestureRecognizer.setTranslation(_:in:)`).
  open func setTranslation(_ translation: Point, in view: View?) {
    movement =
      view.map { $0.convert(translation, to: nil) - $0.convert(.zero, to: nil) } ?? translation
    track.rebase(to: movement)
  }

  /// Returns the velocity in points per second, in the coordinates of a view, or of the window for
  /// nil: that of the last tenth of a second (`UIPanGestureRecognizer.velocity(in:)`).
  open func velocity(in view: View?) -> Point {
    locate(track.velocity, in: view) - origin(in: view)
  }

  private func origin(in view: View?) -> Point { locate(.zero, in: view) }

  /// Begins to follow fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesBegan(touches, with: event)
    if self.touches.count > maximumNumberOfTouches {
      if state == .possible, !isPending {
        fail(because: moreFingers(than: maximumNumberOfTouches))
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
    } else {
      track.add(movement, at: event.timestamp)
    }
  }

  /// Begins the gesture, or reports that it has changed.
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesMoved(touches, with: event)
    follow(touches, event)
  }

  private func follow(_ touches: Set<Touch>, _ event: InputEvent) {
    let hasBegun = state == .began || state == .changed
    let count = self.touches.count
    guard hasBegun || count >= minimumNumberOfTouches, count > 0 else { return }
    var distance = Point.zero
    for touch in touches {
      distance = distance + touch.locationInWindow - touch.previousLocationInWindow
    }
    movement = movement + Point(x: distance.x / Double(count), y: distance.y / Double(count))
    track.add(movement, at: event.timestamp)
    if hasBegun {
      state = .changed
    } else if isPending {
      state = .began
    } else if let reason = obstacle(to: movement) {
      if !reason.isEmpty { fail(because: reason) }
    } else {
      state = .began
      // The delegates have seen the movement; the action does not.
      if !limits.includesStart, state == .began { setTranslation(.zero, in: nil) }
    }
  }

  /// Returns why a movement does not begin the gesture, in words if it never will; nil if it does.
  func obstacle(to movement: Point) -> String? {
    let isEnough =
      switch limits.start {
      case .distance(let distance): movement.length >= distance
      case .alongAxis(let distance): max(abs(movement.x), abs(movement.y)) >= distance
      }
    return isEnough ? nil : ""
  }

  /// Ends the gesture when all fingers are lifted, or fails.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesEnded(touches, with: event)
    // A finger may be lifted beside where it was last.
    for touch in touches where touch.locationInWindow != touch.previousLocationInWindow {
      follow(touches, event)
      break
    }
    var left = 0
    for touch in self.touches where !touches.contains(touch) { left += 1 }
    let hasBegun = state != .possible || isPending
    if left == 0, !hasBegun {
      return fail(because: "the finger was lifted after \(decimal(movement.length)) points")
    }
    let isOver =
      left == 0 || (limits.belowMinimum == .ends && left < minimumNumberOfTouches && hasBegun)
    guard isOver else { return }
    track.add(movement, at: event.timestamp)
    state = .ended
  }

  /// Cancels the gesture when no finger is left, or fails.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesCancelled(touches, with: event)
    guard self.touches.areAll(in: touches) else { return }
    if state == .possible { fail(because: "the touch was canceled") } else { state = .cancelled }
  }

  /// Forgets the movement; an override calls super.
  open override func reset() {
    super.reset()
    movement = .zero
    track = MotionTrack()
  }

  /// The kinds of scrolls that pan, too; none unless set
  /// (`UIPanGestureRecognizer.allowedScrollTypesMask`).
  ///
  /// No scroll pans here.
  open var allowedScrollTypesMask: ScrollTypeMask = []
}
