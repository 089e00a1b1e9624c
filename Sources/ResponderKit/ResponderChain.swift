/// A responder and those after it; a chain that leads back into itself ends instead of going round
/// for ever.
@MainActor
struct ResponderChain {
  private var upcoming: Responder?
  /// A responder already passed, replaced each time the number of steps has doubled (Brent's
  /// method).
  private var landmark: Responder?
  private var steps = 0
  private var nextLandmark = 1

  init(from start: Responder?) { upcoming = start }

  mutating func next() -> Responder? {
    guard let current = upcoming else { return nil }
    guard current !== landmark else {
      upcoming = nil
      return nil
    }
    steps += 1
    if steps == nextLandmark {
      landmark = current
      nextLandmark *= 2
    }
    upcoming = current.next
    return current
  }
}
