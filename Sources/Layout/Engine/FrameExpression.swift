import ConstraintSolving
import Graphics

/// A frame as expressions of what is not known.
struct FrameExpression {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  init(x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression)
  {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A frame that is known.
  init(_ rect: Rect) {
    x = LinearExpression(rect.minX)
    y = LinearExpression(rect.minY)
    width = LinearExpression(rect.width)
    height = LinearExpression(rect.height)
  }

  /// The start and the end along an axis.
  func span(_ axis: LayoutConstraint.Axis) -> AxisSpan {
    axis == .horizontal ? AxisSpan(x, x + width) : AxisSpan(y, y + height)
  }

  func length(_ axis: LayoutConstraint.Axis) -> LinearExpression {
    axis == .horizontal ? width : height
  }
}
