import Gestures
import Graphics
import ResponderKit

/// A gesture that the user makes on a view.
public enum ScreenGesture: String, Sendable, Hashable, CaseIterable {
  /// A tap with one finger.
  case tap
  /// Two taps in quick succession.
  case doubleTap = "double-tap"
  /// A tap with two fingers.
  case twoFingerTap = "two-finger-tap"
  /// A finger that stays for longer than a recognizer asks for.
  case longPress = "long-press"
  /// A quick movement to the left.
  case swipeLeft = "swipe-left"
  /// A quick movement to the right.
  case swipeRight = "swipe-right"
  /// A quick movement up.
  case swipeUp = "swipe-up"
  /// A quick movement down.
  case swipeDown = "swipe-down"
  /// A movement of 100 points to the left.
  case panLeft = "pan-left"
  /// A movement of 100 points to the right.
  case panRight = "pan-right"
  /// A movement of 100 points up.
  case panUp = "pan-up"
  /// A movement of 100 points down.
  case panDown = "pan-down"
  /// A movement from the left edge of the window.
  case edgeLeft = "edge-left"
  /// A movement from the right edge of the window.
  case edgeRight = "edge-right"
  /// Two fingers that move apart, to twice their distance.
  case pinchOpen = "pinch-open"
  /// Two fingers that move together, to half their distance.
  case pinchClose = "pinch-close"
  /// Two fingers that turn by a quarter.
  case rotate
  /// A pointer that comes and goes.
  case hover

  /// Indicates whether the gesture begins at an edge of the window, not on the view.
  var isAtEdge: Bool { self == .edgeLeft || self == .edgeRight }

  /// Makes the gesture on a view.
  @MainActor
  func make(on view: View, by driver: TouchDriver) {
    switch self {
    case .tap: driver.tap(view)
    case .doubleTap: driver.tap(view, count: 2)
    case .twoFingerTap: driver.tap(view, fingers: 2)
    case .longPress: driver.longPress(view)
    case .swipeLeft: driver.swipe(view, .left)
    case .swipeRight: driver.swipe(view, .right)
    case .swipeUp: driver.swipe(view, .up)
    case .swipeDown: driver.swipe(view, .down)
    case .panLeft: driver.pan(view, by: Point(x: -100, y: 0))
    case .panRight: driver.pan(view, by: Point(x: 100, y: 0))
    case .panUp: driver.pan(view, by: Point(x: 0, y: -100))
    case .panDown: driver.pan(view, by: Point(x: 0, y: 100))
    case .edgeLeft: driver.edgeSwipe(from: .left, beside: view)
    case .edgeRight: driver.edgeSwipe(from: .right, beside: view)
    case .pinchOpen: driver.pinch(view, scale: 2)
    case .pinchClose: driver.pinch(view, scale: 0.5)
    case .rotate: driver.rotate(view, by: .pi / 2)
    case .hover:
      driver.movePointer(over: view)
      driver.movePointer(to: nil)
    }
  }
}
