package import Graphics

/// The derivation of margins from those of the superview, as functions of values.
package enum LayoutRules {
  /// Returns the margins that a view has, from those that were set, if any, the least ones for the
  /// view of a controller that respects them, and the safe area's insets if they count.
  package static func margins(
    own: EdgeInsets?, minimum: EdgeInsets?, safeArea: EdgeInsets?
  ) -> EdgeInsets {
    let standard = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var margins = own ?? minimum ?? standard
    if let minimum { margins = margins.merged(minimum, max) }
    return safeArea.map { margins.merged($0, +) } ?? margins
  }

  /// Returns margins that are at least those of the superview, for a view that preserves them.
  package static func margins(
    _ margins: EdgeInsets, preserving outer: EdgeInsets, of bounds: Rect, for frame: Rect
  ) -> EdgeInsets {
    margins.merged(View.safeAreaInsets(of: frame, in: bounds, insets: outer), max)
  }
}

extension EdgeInsets {
  fileprivate func merged(
    _ other: EdgeInsets, _ merge: (Scalar, Scalar) -> Scalar
  ) -> EdgeInsets {
    EdgeInsets(
      top: merge(top, other.top), left: merge(left, other.left),
      bottom: merge(bottom, other.bottom), right: merge(right, other.right))
  }
}
