import ConstraintSolving
import Graphics

/// The unknowns of a view or guide: for a view, what is aligned of it.
struct FrameVariables {
  let x: LinearVariable
  let y: LinearVariable
  let width: LinearVariable
  let height: LinearVariable

  init(_ solver: ConstraintSolver) {
    x = solver.addVariable()
    y = solver.addVariable()
    width = solver.addVariable()
    height = solver.addVariable()
  }

  /// The frame around what is aligned.
  func frame(around insets: EdgeInsets) -> FrameExpression {
    FrameExpression(
      x: LinearExpression(x) - LinearExpression(insets.left),
      y: LinearExpression(y) - LinearExpression(insets.top),
      width: LinearExpression(width) + LinearExpression(insets.left + insets.right),
      height: LinearExpression(height) + LinearExpression(insets.top + insets.bottom))
  }
}
