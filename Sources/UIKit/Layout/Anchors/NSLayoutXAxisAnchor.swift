#if UIKit
public import Foundation
import ResponderKit

/// A horizontal position of a view or guide (`NSLayoutXAxisAnchor`).
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this position to another one, for constraints of it
  /// (`NSLayoutXAxisAnchor.anchorWithOffset(to:)`).
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Makes a constraint that this position is standard spaces after another one: 8 points each, 20
  /// between a view and its superview.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor.term, spaces: multiplier)
  }

  /// Makes a constraint that this position is at least standard spaces after another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term, spaces: multiplier)
  }

  /// Makes a constraint that this position is at most standard spaces after another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.term, spaces: multiplier)
  }
}
#endif
