/// Why a touch does not reach the view that it is in, or no longer does.
public enum TouchObstacle: Sendable, Hashable {
  /// The view has a finger already and is not `isMultipleTouchEnabled`.
  case secondFinger
  /// `isExclusiveTouch`, of the view or of another one that has a finger.
  case exclusiveTouch
  /// A recognizer of that class has recognized its gesture.
  case gesture(String)
  /// The view has left its window.
  case removed
}
