package import FoundationEssentials

/// The items that were announced before they are needed, so that each is announced once.
package struct PrefetchedItems: Sendable {
  private var known: Set<IndexPath> = []
  /// The place that was shown last, by which the direction of scrolling is known.
  private var place = -Double.infinity

  package init() {}

  /// Returns the range that is needed next, as long as the one that is shown: before it after scrolling back,
  /// otherwise behind it.
  package mutating func range(
    after start: Double, _ length: Double
  ) -> (from: Double, to: Double) {
    let isForward = start >= place
    place = start
    return isForward ? (start + length, start + 2 * length) : (start - length, start)
  }

  /// Returns the items to announce now, and those that are no longer needed although they were announced.
  package mutating func update(
    needed: [IndexPath], shown: Set<IndexPath>
  ) -> (new: [IndexPath], gone: [IndexPath]) {
    let new = needed.filter { !known.contains($0) && !shown.contains($0) }
    let gone = known.subtracting(needed).subtracting(shown)
    known = known.intersection(needed).subtracting(shown).union(new)
    return (new, gone.sorted())
  }

  /// Forgets what was announced, because items have other places now.
  package mutating func forget() { known = [] }
}
