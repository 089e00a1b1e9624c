public import Graphics

/// A width, a height or a distance (`NSLayoutDimension`).
@preconcurrency @MainActor
open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes a constraint that the length is a number.
  open func constraint(equalToConstant c: Scalar) -> LayoutConstraint {
    relate(.equal, nil, constant: c)
  }

  /// Makes a constraint that the length is at least a number.
  open func constraint(greaterThanOrEqualToConstant c: Scalar) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint that the length is at most a number.
  open func constraint(lessThanOrEqualToConstant c: Scalar) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint that the length is a multiple of another one.
  open func constraint(equalTo anchor: LayoutDimension, multiplier m: Scalar)
    -> LayoutConstraint
  {
    relate(.equal, anchor.term, multiplier: m)
  }

  /// Makes a constraint that the length is at least a multiple of another one.
  open func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: Scalar)
    -> LayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor.term, multiplier: m)
  }

  /// Makes a constraint that the length is at most a multiple of another one.
  open func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier m: Scalar)
    -> LayoutConstraint
  {
    relate(.lessThanOrEqual, anchor.term, multiplier: m)
  }

  /// Makes a constraint that the length is a multiple of another one, plus a constant.
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: Scalar, constant c: Scalar
  ) -> LayoutConstraint {
    relate(.equal, anchor.term, multiplier: m, constant: c)
  }

  /// Makes a constraint that the length is at least a multiple of another one, plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: Scalar, constant c: Scalar
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
  }

  /// Makes a constraint that the length is at most a multiple of another one, plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: Scalar, constant c: Scalar
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
}
