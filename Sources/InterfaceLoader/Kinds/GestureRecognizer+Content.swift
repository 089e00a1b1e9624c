import Gestures
import Graphics
import InterfaceBuilder
import ResponderKit

extension GestureRecognizerContent {
  /// Creates a recognizer of UIKit's class; that of the app's own class recognizes nothing.
  @MainActor
  func makeRecognizer() -> GestureRecognizer {
    switch kind {
    case .tap: TapGestureRecognizer()
    case .longPress: LongPressGestureRecognizer()
    case .pan: PanGestureRecognizer()
    case .screenEdgePan: ScreenEdgePanGestureRecognizer()
    case .swipe: SwipeGestureRecognizer()
    case .pinch: PinchGestureRecognizer()
    case .rotation: RotationGestureRecognizer()
    case .hover: HoverGestureRecognizer()
    case .custom: GestureRecognizer()
    }
  }

  /// Returns whether the document has the attribute; without it a subclass keeps what it has set
  /// itself.
  fileprivate func has(_ attribute: String) -> Bool { element[attribute] != nil }
}

extension GestureRecognizer {
  /// Sets the values that the document has for the recognizer's class.
  func apply(_ content: GestureRecognizerContent) {
    if content.has("enabled") { isEnabled = content.isEnabled }
    if content.has("cancelsTouchesInView") { cancelsTouchesInView = content.cancelsTouchesInView }
    if content.has("delaysTouchesBegan") { delaysTouchesBegan = content.delaysTouchesBegan }
    if content.has("delaysTouchesEnded") { delaysTouchesEnded = content.delaysTouchesEnded }
    if content.has("requiresExclusiveTouchType") {
      requiresExclusiveTouchType = content.requiresExclusiveTouchType
    }
    switch self {
    case let tap as TapGestureRecognizer: tap.applyTaps(content)
    case let press as LongPressGestureRecognizer: press.applyPress(content)
    case let edgePan as ScreenEdgePanGestureRecognizer:
      if !content.edges.isEmpty { edgePan.edges = RectEdge(content.edges.map(\.ofScreen)) }
    case let pan as PanGestureRecognizer: pan.applyFingers(content)
    case let swipe as SwipeGestureRecognizer: swipe.applySwipe(content)
    default: break
    }
  }
}

extension TapGestureRecognizer {
  fileprivate func applyTaps(_ content: GestureRecognizerContent) {
    if content.has("numberOfTapsRequired") { numberOfTapsRequired = content.numberOfTapsRequired }
    if content.has("numberOfTouchesRequired") {
      numberOfTouchesRequired = content.numberOfTouchesRequired
    }
  }
}

extension LongPressGestureRecognizer {
  fileprivate func applyPress(_ content: GestureRecognizerContent) {
    if content.has("numberOfTapsRequired") { numberOfTapsRequired = content.numberOfTapsRequired }
    if content.has("numberOfTouchesRequired") {
      numberOfTouchesRequired = content.numberOfTouchesRequired
    }
    if content.has("minimumPressDuration") { minimumPressDuration = content.minimumPressDuration }
    if content.has("allowableMovement") { allowableMovement = content.allowableMovement }
  }
}

extension PanGestureRecognizer {
  fileprivate func applyFingers(_ content: GestureRecognizerContent) {
    if content.has("minimumNumberOfTouches") {
      minimumNumberOfTouches = content.minimumNumberOfTouches
    }
    if let most = content.maximumNumberOfTouches { maximumNumberOfTouches = most }
  }
}

extension SwipeGestureRecognizer {
  fileprivate func applySwipe(_ content: GestureRecognizerContent) {
    if content.has("direction") { direction = content.direction.ofSwipe }
    if content.has("numberOfTouchesRequired") {
      numberOfTouchesRequired = content.numberOfTouchesRequired
    }
  }
}

extension GestureRecognizerContent.Direction {
  fileprivate var ofSwipe: SwipeGestureRecognizer.Direction {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

extension GestureRecognizerContent.Edge {
  fileprivate var ofScreen: RectEdge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }
}
