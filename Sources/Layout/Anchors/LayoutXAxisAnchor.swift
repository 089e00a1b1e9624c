public import Graphics

/// A horizontal position of a view or guide (`NSLayoutXAxisAnchor`).
@preconcurrency @MainActor
open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this position to another one, for constraints of it
  /// (`NSLayoutXAxisAnchor.anchorWithOffset(to:)`).
  open func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Makes a constraint that this position is standard spaces after another one: 8 points each, 20
  /// between a view and its superview.
  open func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Scalar
  ) -> LayoutConstraint {
    relate(.equal, anchor.term, spaces: multiplier)
  }

  /// Makes a constraint that this position is at least standard spaces after another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Scalar
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term, spaces: multiplier)
  }

  /// Makes a constraint that this position is at most standard spaces after another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Scalar
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor.term, spaces: multiplier)
  }
}
