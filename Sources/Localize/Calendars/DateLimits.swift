package import FoundationEssentials

/// The first and the last date that a user can choose; in the wrong order they are none.
package struct DateLimits: Sendable, Hashable {
  /// The first date; nil for none.
  package let lowest: Date?
  /// The last date; nil for none.
  package let highest: Date?

  /// Creates limits.
  package init(from lowest: Date?, to highest: Date?) {
    let isWrong = lowest.map { first in highest.map { first > $0 } ?? false } ?? false
    (self.lowest, self.highest) = isWrong ? (nil, nil) : (lowest, highest)
  }

  /// Returns a date, or the limit that is nearer.
  package func clamped(_ date: Date) -> Date {
    let date = highest.map { min(date, $0) } ?? date
    return lowest.map { max(date, $0) } ?? date
  }
}
