/// A value and the range that it lies in, as controls with a number have.
public struct BoundedValue: Sendable, Hashable {
  /// The smallest and largest values.
  public let range: ClosedRange<Double>
  /// The value, in the range.
  public let value: Double

  /// Creates a value; one outside the range is clamped to the nearer end, as the values of
  /// UIKit's and AppKit's controls are.
  public init(_ value: Double, in range: ClosedRange<Double>) {
    self.range = range
    self.value = min(max(value, range.lowerBound), range.upperBound)
  }

  /// Creates a value between two ends; a `highest` below `lowest` counts as `lowest`.
  public init(_ value: Double, from lowest: Double, to highest: Double) {
    self.init(value, in: lowest...max(lowest, highest))
  }

  /// Returns the value at a position in the range, from 0 to 1; a position outside it is that of the
  /// nearer end.
  public func value(atFraction fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    let length = range.upperBound - range.lowerBound
    // The length of the largest ranges is infinite.
    guard length.isFinite else {
      return range.lowerBound * (1 - fraction) + range.upperBound * fraction
    }
    return fraction == 1 ? range.upperBound : range.lowerBound + fraction * length
  }

  /// The position of the value in the range, from 0 to 1; 0 for an empty range.
  public var fraction: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 && length.isFinite ? (value - range.lowerBound) / length : 0
  }
}
