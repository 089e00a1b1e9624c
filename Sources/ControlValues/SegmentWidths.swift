/// The widths of segments side by side: those with a width of their own have it, and the others share the rest.
public struct SegmentWidths: Sendable, Hashable {
  /// The width of each segment, in points; 0 for one that takes its share of the rest.
  public var fixed: [Double]
  /// The widths that the contents need, by which the rest is shared; nil for equal shares.
  public var contents: [Double]?

  /// Creates widths.
  public init(fixed: [Double], contents: [Double]? = nil) {
    (self.fixed, self.contents) = (fixed, contents)
  }

  /// Returns the widths of segments that fill a length, in points.
  public func filling(_ length: Double) -> [Double] {
    let shares = fixed.indices.map { segment in
      if fixed[segment] > 0 { return 0.0 }
      guard let contents, contents.indices.contains(segment) else { return 1 }
      return contents[segment]
    }
    let whole = shares.reduce(0, +)
    let rest = max(length - fixed.reduce(0, +), 0)
    return zip(fixed, shares).map { $0 > 0 ? $0 : whole > 0 ? rest * $1 / whole : 0 }
  }
}
