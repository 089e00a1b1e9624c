import Graphics
public import ResponderKit

extension TouchDriver {
  /// Makes the gesture that a recognizer needs, on its view, and waits until nothing is undecided.
  ///
  /// A pan goes 100 points to the right, a pinch doubles the distance, a rotation is a quarter turn,
  /// and a hovering pointer comes and goes. Returns false, and does nothing, for a recognizer
  /// without a view, for one of a class that is not one of UIKit's or a subclass of them, and for one
  /// that needs more than 10 fingers, 100 taps or a minute.
  @discardableResult
  public func makeGesture(of recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.view, Self.objection(toMaking: recognizer) == nil else {
      return false
    }
    switch recognizer {
    case let tap as TapGestureRecognizer:
      self.tap(view, count: tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)
    case let press as LongPressGestureRecognizer:
      let fingers = press.numberOfTouchesRequired
      tap(view, count: press.numberOfTapsRequired, fingers: fingers)
      // A recognizer waits for at least a thousandth of a second.
      longPress(view, for: max(press.minimumPressDuration, 0.001), fingers: fingers)
    case let edge as ScreenEdgePanGestureRecognizer: edgeSwipe(from: edge.edges, beside: view)
    case let pan as PanGestureRecognizer:
      self.pan(view, by: Point(x: 100, y: 0), fingers: pan.minimumNumberOfTouches)
    case let swipe as SwipeGestureRecognizer:
      self.swipe(view, swipe.direction, fingers: swipe.numberOfTouchesRequired)
    case is PinchGestureRecognizer: pinch(view, scale: 2)
    case is RotationGestureRecognizer: rotate(view, by: .pi / 2)
    case is HoverGestureRecognizer:
      movePointer(over: view)
      movePointer(to: nil)
    default: return false
    }
    waitForGestures()
    return true
  }

  /// Returns why the driver does not make the gesture of a recognizer, in words; nil if it does.
  package static func objection(toMaking recognizer: GestureRecognizer) -> String? {
    var (taps, fingers, duration) = (1, 1, 0.0)
    switch recognizer {
    case let tap as TapGestureRecognizer:
      (taps, fingers) = (tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
    case let press as LongPressGestureRecognizer:
      (taps, fingers) = (press.numberOfTapsRequired, press.numberOfTouchesRequired)
      duration = press.minimumPressDuration
    case let pan as PanGestureRecognizer: fingers = pan.minimumNumberOfTouches
    case let swipe as SwipeGestureRecognizer: fingers = swipe.numberOfTouchesRequired
    case is PinchGestureRecognizer, is RotationGestureRecognizer, is HoverGestureRecognizer: break
    default: return "only the app knows the gesture of \(recognizer.recordName)"
    }
    if fingers > 10 { return "\(recognizer.recordName) needs \(fingers) fingers" }
    if taps > 100 { return "\(recognizer.recordName) needs \(taps) taps" }
    return duration <= 60 ? nil : "\(recognizer.recordName) needs more than a minute"
  }
}
