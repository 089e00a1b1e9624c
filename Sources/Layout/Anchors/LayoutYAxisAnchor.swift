public import Graphics

/// A vertical position of a view or guide (`NSLayoutYAxisAnchor`).
@preconcurrency @MainActor
open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from this position to another one, for constraints of it
  /// (`NSLayoutYAxisAnchor.anchorWithOffset(to:)`).
  open func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Makes a constraint that this position is standard spaces below another one: 8 points each, 20
  /// between a view and its superview.
  open func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Scalar
  ) -> LayoutConstraint {
    relate(.equal, anchor.term, spaces: multiplier)
  }

  /// Makes a constraint that this position is at least standard spaces below another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Scalar
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term, spaces: multiplier)
  }

  /// Makes a constraint that this position is at most standard spaces below another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Scalar
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor.term, spaces: multiplier)
  }
}
