package import Graphics

/// The parts of a view along an axis that change with the size of its superview.
package struct LayoutFlexibility: OptionSet, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The distance to the left or upper edge.
  package static let start = LayoutFlexibility(rawValue: 1 << 0)
  /// The width or height.
  package static let length = LayoutFlexibility(rawValue: 1 << 1)
  /// The distance to the right or lower edge.
  package static let end = LayoutFlexibility(rawValue: 1 << 2)
}

extension LayoutFlexibility {
  /// Returns the parts that the start and the length of a view have in a change of the superview's
  /// length.
  ///
  /// The flexible parts share it in proportion to their lengths, and equally if all are zero.
  package func shares(
    start: Scalar, length: Scalar, in whole: Scalar
  ) -> (start: Scalar, length: Scalar) {
    let parts = [(Self.start, start), (.length, length), (.end, whole - start - length)]
    let flexible = parts.filter { contains($0.0) }
    let total = flexible.reduce(Scalar(0)) { $0 + max(0, $1.1) }
    func share(_ part: LayoutFlexibility, _ own: Scalar) -> Scalar {
      guard contains(part) else { return 0 }
      return total > 0 ? max(0, own) / total : 1 / Scalar(flexible.count)
    }
    return (share(.start, start), share(.length, length))
  }

  /// Returns the start and the length of a view after its superview's length has changed.
  package func resized(
    start: Scalar, length: Scalar, in former: Scalar, to latter: Scalar
  ) -> (start: Scalar, length: Scalar) {
    let shares = shares(start: start, length: length, in: former)
    let change = latter - former
    return (start + shares.start * change, max(0, length + shares.length * change))
  }
}
