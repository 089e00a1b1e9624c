/// The responders that a search has passed, so that it ends on a chain that leads back into itself
/// or never ends.
///
/// If a record is made, all of them are remembered: the chains of first responder and sender
/// usually end alike, and each responder is recorded once. Otherwise a single one is remembered,
/// and replaced each time the number of steps has doubled (Brent's method).
@MainActor
struct PassedResponders {
  /// The answer to whether a responder has been passed.
  enum Answer {
    case new
    /// In this chain, or after too many steps.
    case now
    /// In an earlier chain.
    case before
  }

  private let isComplete: Bool
  private var current: Set<Responder> = []
  private var earlier: Set<Responder> = []
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

  /// The maximum number of responders asked in a chain; one that creates new responders would never
  /// end.
  private static let limit = 100_000

  mutating func pass(_ responder: Responder) -> Answer {
    steps += 1
    guard steps <= Self.limit else { return .now }
    guard !isComplete else {
      if earlier.contains(responder) { return .before }
      return current.insert(responder).inserted ? .new : .now
    }
    if responder === landmark { return .now }
    if steps == nextLandmark { (landmark, nextLandmark) = (responder, steps * 2) }
    return .new
  }
}
