package import Graphics

/// The progress of a recognizer since its last reset.
@MainActor
struct GestureProgress {
  /// The touches that it receives, in the order in which the fingers came down.
  var touches: [Touch] = []
  /// The fingers of touches that it has received, and that were lifted before it decided.
  var liftedFingers: [Finger] = []
  /// The place where the last fingers were lifted, in the coordinates of the window.
  var lifted: [Point] = []
  /// The state that it takes once others have failed.
  var pending: GestureRecognizer.State?
  /// Indicates whether the gesture ends as soon as it begins, because the fingers are gone.
  var endsAtOnce = false
  /// Indicates whether it was disabled or has left its view.
  var isAbandoned = false
  /// Indicates whether it has had touches and decided nothing, so that it may do so without a
  /// touch.
  var isPaused = false
  /// The states whose actions have not been sent.
  var unsent: [GestureRecognizer.State] = []
  /// The wait of the recognizer.
  var timer: GestureWait?
  /// Indicates whether it has to wait for others to fail, by the answers to the questions about
  /// that.
  var requirements: [ObjectIdentifier: Bool] = [:]
  /// Indicates whether its delegate and its view are being asked whether it may begin.
  var isAsking = false

  /// Forgets everything, and keeps the memory for the next touches.
  mutating func clear() {
    if !touches.isEmpty { touches.removeAll(keepingCapacity: true) }
    if !liftedFingers.isEmpty { liftedFingers = [] }
    if !lifted.isEmpty { lifted = [] }
    if !unsent.isEmpty { unsent = [] }
    if !requirements.isEmpty { requirements = [:] }
    timer = nil
    pending = nil
    (endsAtOnce, isAbandoned, isPaused, isAsking) = (false, false, false, false)
  }
}

/// Refers weakly to a recognizer.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension [Touch] {
  /// The position of the touches, in the coordinates of the window.
  @MainActor package var places: [Point] {
    var places: [Point] = []
    places.reserveCapacity(count)
    for touch in self { places.append(touch.locationInWindow) }
    return places
  }

  /// Returns whether all of the touches are among others.
  @MainActor package func areAll(in others: Set<Touch>) -> Bool {
    for touch in self where !others.contains(touch) { return false }
    return true
  }
}

extension [Point] {
  /// The middle of the points; zero without any.
  package var middle: Point {
    guard count > 1 else { return first ?? .zero }
    let sum = reduce(into: Point.zero) {
      $0.x += $1.x
      $0.y += $1.y
    }
    return Point(x: sum.x / Double(count), y: sum.y / Double(count))
  }
}
