/// Marks at equal distances in a range, from one end to the other; a single one is in the middle.
public struct TickMarks: Sendable, Hashable {
  /// The number of marks.
  public let count: Int
  /// The range that the marks divide.
  public let range: ClosedRange<Double>

  /// The most marks, more than any slider can show.
  private static let most = 1_000_000

  /// Creates marks; a negative number counts as none, and one above a million as a million.
  public init(_ count: Int, in range: ClosedRange<Double>) {
    (self.count, self.range) = (min(max(count, 0), Self.most), range)
  }

  /// Returns the value at a mark, the first one of which is 0; traps for a mark that is not there.
  public func value(at index: Int) -> Double {
    precondition((0..<count).contains(index), "there is no tick mark \(index): there are \(count)")
    let whole = BoundedValue(0, in: range)
    return whole.value(atFraction: count == 1 ? 0.5 : Double(index) / Double(count - 1))
  }

  /// Returns the index of the mark nearest to a value, the lower one halfway between two; nil without marks.
  public func index(nearestTo value: Double) -> Int? {
    guard count > 0, !value.isNaN else { return nil }
    let place = BoundedValue(value, in: range).fraction * Double(count - 1)
    // A difference that arithmetic leaves is none.
    let lower = place.rounded(.down)
    return Int(place - lower > 0.5 + 1e-9 ? lower + 1 : lower)
  }

  /// Returns the value of the mark nearest to a value, the lower one halfway between two; nil without marks.
  public func value(nearestTo value: Double) -> Double? {
    index(nearestTo: value).map { self.value(at: $0) }
  }
}
