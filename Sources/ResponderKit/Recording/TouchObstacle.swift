/// The reason that a touch does not reach the view at its location, or no longer does.
public enum TouchObstacle: Sendable, Hashable {
  /// The view already has a finger, and its `isMultipleTouchEnabled` is false.
  case secondFinger
  /// `isExclusiveTouch` is true for the view, or for another view that has a finger.
  case exclusiveTouch
  /// The named recognizer has recognized its gesture.
  case gesture(String)
  /// The view has left its window.
  case removed
}
