import ArgumentParser
import Gestures
import Graphics
import ResponderKit

/// A gesture that the user makes on a view.
enum Gesture: String, CaseIterable, ExpressibleByArgument {
  case tap
  case doubleTap = "double-tap"
  case twoFingerTap = "two-finger-tap"
  case longPress = "long-press"
  case swipeLeft = "swipe-left"
  case swipeRight = "swipe-right"
  case swipeUp = "swipe-up"
  case swipeDown = "swipe-down"
  case panLeft = "pan-left"
  case panRight = "pan-right"
  case panUp = "pan-up"
  case panDown = "pan-down"
  case edgeLeft = "edge-left"
  case edgeRight = "edge-right"
  case pinchOpen = "pinch-open"
  case pinchClose = "pinch-close"
  case rotate
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
