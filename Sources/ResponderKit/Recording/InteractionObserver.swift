/// Is told what happens while a record of an interaction is taken.
@MainActor
package protocol InteractionObserver: AnyObject {
  /// A finger came down, with what it hit; or its touch was taken from the view, without.
  func touch(_ touch: Touch, hit: HitTest?, obstacle: TouchObstacle?)
  /// An action is sent; then its method runs, and then it was sent.
  func actionWillBeSent(_ search: ActionSearch, hasTarget: Bool)
  func actionWasSent()
}

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
