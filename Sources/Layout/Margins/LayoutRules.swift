package import Graphics
import ResponderKit

/// The derivation of margins and frames from those of the superview, as functions of values.
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

  /// Returns the start and the length of a view along one axis after its superview's length has
  /// changed, in accordance with an autoresizing mask.
  ///
  /// The change is shared by the flexible parts in proportion to their lengths, and equally if all
  /// are zero.
  package static func resized(
    start: Scalar, length: Scalar, in former: Scalar, to latter: Scalar, flexibleStart: Bool,
    flexibleLength: Bool, flexibleEnd: Bool
  ) -> (start: Scalar, length: Scalar) {
    let parts = [start, length, former - start - length]
    let flexible = [flexibleStart, flexibleLength, flexibleEnd]
    let count = flexible.filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let total = zip(parts, flexible).reduce(Scalar(0)) { $1.1 ? $0 + max(0, $1.0) : $0 }
    func share(_ index: Int) -> Scalar {
      guard flexible[index] else { return 0 }
      return (latter - former) * (total > 0 ? max(0, parts[index]) / total : 1 / Scalar(count))
    }
    return (start + share(0), max(0, length + share(1)))
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
