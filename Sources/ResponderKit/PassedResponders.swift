/// The responders that a search has passed, so that a chain which leads back into itself ends.
///
/// Where a record is made all of them are remembered: the chains of first responder and sender
/// usually end alike, and each responder is told of once. Otherwise one is, another one each time the
/// number of steps has doubled (Brent's method).
@MainActor
struct PassedResponders {
  /// Whether a responder has been passed.
  enum Answer {
    case new
    /// In this chain.
    case now
    /// In a chain before this one.
    case before
  }

  private let isComplete: Bool
  private var current: Set<ObjectIdentifier> = []
  private var earlier: Set<ObjectIdentifier> = []
  private var landmark: Responder?
  private var steps = 0
  private var nextLandmark = 1

  init(isComplete: Bool) { self.isComplete = isComplete }

  /// Begins another chain.
  mutating func begin() {
    earlier.formUnion(current)
    current = []
    (landmark, steps, nextLandmark) = (nil, 0, 1)
  }

  mutating func pass(_ responder: Responder) -> Answer {
    guard !isComplete else {
      if earlier.contains(ObjectIdentifier(responder)) { return .before }
      return current.insert(ObjectIdentifier(responder)).inserted ? .new : .now
    }
    if responder === landmark { return .now }
    steps += 1
    if steps == nextLandmark { (landmark, nextLandmark) = (responder, steps * 2) }
    return .new
  }
}
