package import FoundationEssentials

/// The items that were announced before they are needed, so that each is announced once.
package struct PrefetchedItems: Sendable {
  private var known: Set<IndexPath> = []
  /// The place that was shown last, by which the direction of scrolling is known.
  private var place = -Double.infinity
  private var isForward = true

  package init() {}

  /// Returns the range that is needed next, as long as the one that is shown: before it after scrolling back,
  /// otherwise behind it.
  package mutating func range(
    after start: Double, _ length: Double
  ) -> (from: Double, to: Double) {
    if start != place { isForward = start > place }
    place = start
    return isForward ? (start + length, start + 2 * length) : (start - length, start)
  }

  /// Forgets the items that are no longer needed, and returns those that are not shown either.
  package mutating func cancel(
    allBut needed: [IndexPath], shown: Set<IndexPath>
  ) -> [IndexPath] {
    let gone = known.subtracting(needed).subtracting(shown)
    known = known.intersection(needed).subtracting(shown)
    return gone.sorted()
  }

  /// Returns the needed items that were not announced yet, each once.
  package mutating func announce(_ needed: [IndexPath], shown: Set<IndexPath>) -> [IndexPath] {
    needed.filter { !shown.contains($0) && known.insert($0).inserted }
  }

  /// Follows the items to where they are now; nil for those that are gone.
  package mutating func move(_ place: (IndexPath) -> IndexPath?) {
    if !known.isEmpty { known = Set(known.compactMap(place)) }
  }

  /// Forgets what was announced, because the list has other items now.
  package mutating func forget() { known = [] }
}
