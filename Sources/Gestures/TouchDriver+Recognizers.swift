import Graphics
public import ResponderKit

extension TouchDriver {
  /// Makes the gesture that a recognizer needs, on its view, and waits until nothing is undecided.
  ///
  /// A pan goes 100 points to the right, a pinch doubles the distance, a rotation is a quarter turn,
  /// and a hovering pointer comes and goes. Returns false, and does nothing, for a recognizer
  /// without a view and for one of a class that is not one of UIKit's or a subclass of them.
  @discardableResult
  public func makeGesture(of recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    switch recognizer {
    case let tap as TapGestureRecognizer:
      self.tap(view, count: tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)
    case let press as LongPressGestureRecognizer:
      let fingers = press.numberOfTouchesRequired
      tap(view, count: press.numberOfTapsRequired, fingers: fingers)
      longPress(view, for: press.minimumPressDuration, fingers: fingers)
    case let edge as ScreenEdgePanGestureRecognizer: edgeSwipe(from: edge.edges)
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

  /// Whether a recognizer is one whose gesture the driver can make.
  package static func knows(_ recognizer: GestureRecognizer) -> Bool {
    switch recognizer {
    case is TapGestureRecognizer, is LongPressGestureRecognizer, is PanGestureRecognizer,
      is SwipeGestureRecognizer, is PinchGestureRecognizer, is RotationGestureRecognizer,
      is HoverGestureRecognizer:
      true
    default: false
    }
  }
}
