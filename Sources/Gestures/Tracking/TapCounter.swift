import Graphics
import ResponderKit

/// Counts taps with a number of fingers within limits.
@MainActor
struct TapCounter {
  /// The number of complete taps.
  private(set) var count = 0
  /// The place where the fingers of the first tap were when all of them were down.
  private(set) var firstPlaces: [Point] = []
  /// Indicates whether all fingers of the present tap have come down, and whether one has been
  /// lifted.
  private(set) var isComplete = false
  private var isLifting = false

  /// Adds fingers that come down; returns why they are no tap, and nil if they may be.
  mutating func begin(
    _ recognizer: GestureRecognizer, fingers: Int, _ limits: TapLimits
  ) -> String? {
    let down = recognizer.touches
    guard down.count <= fingers, !isLifting else { return moreFingers(than: fingers) }
    guard down.count == fingers else { return nil }
    isComplete = true
    let places = down.places
    if count == 0 { firstPlaces = places }
    let distance = (places.middle - firstPlaces.middle).length
    guard distance > limits.distance else { return nil }
    let limit = decimal(limits.distance)
    return "the taps are \(decimal(distance)) points apart, more than \(limit)"
  }

  /// Returns how far a finger has moved beyond a distance, in words; nil if none has.
  static func movement(of touches: Set<Touch>, beyond limit: Double) -> String? {
    var distance = 0.0
    for touch in touches {
      distance = max(distance, (touch.locationInWindow - touch.startInWindow).length)
    }
    guard distance > limit else { return nil }
    return "the finger moved \(decimal(distance)) points, more than \(decimal(limit))"
  }

  /// Counts a tap when all fingers are lifted; returns why that was none, and nil if it may be.
  mutating func end(_ touches: Set<Touch>, of recognizer: GestureRecognizer) -> String? {
    isLifting = true
    guard recognizer.touches.areAll(in: touches) else { return nil }
    guard isComplete else { return "too few fingers came down" }
    count += 1
    isComplete = false
    isLifting = false
    return nil
  }
}

/// Returns the failure of a gesture for which too many fingers came down.
func moreFingers(than count: Int) -> String {
  count == 1 ? "a second finger came down" : "more than \(count) fingers came down"
}
