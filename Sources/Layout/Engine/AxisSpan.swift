import ConstraintSolving
import Graphics

/// The start and the end of something along an axis.
struct AxisSpan {
  var start: LinearExpression
  var end: LinearExpression

  init(_ start: LinearExpression, _ end: LinearExpression) {
    self.start = start
    self.end = end
  }

  typealias Place = LayoutBaseline.Place

  func position(_ place: Place) -> LinearExpression {
    switch place {
    case .start: start
    case .middle: (start + end) * 0.5
    case .end: end
    }
  }

  /// Returns the span without a part at each end.
  func reduced(_ insets: EdgeInsets, _ axis: LayoutConstraint.Axis) -> AxisSpan {
    let (first, last) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    guard first != 0 || last != 0 else { return self }
    return AxisSpan(start + LinearExpression(first), end - LinearExpression(last))
  }

  func moved(by distance: LinearExpression) -> AxisSpan {
    AxisSpan(start + distance, end + distance)
  }
}
