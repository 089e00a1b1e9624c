import ConstraintSolving
import Testing

/// Returns an expression of a new variable.
func variable(of solver: ConstraintSolver) -> (variable: LinearVariable, x: LinearExpression) {
  let variable = solver.addVariable()
  return (variable, LinearExpression(variable))
}

@Suite struct KnownAnswerTests {
  @Test func `T149 two equations have one answer`() throws {
    let solver = ConstraintSolver()
    let ((x, xs), (y, ys)) = (variable(of: solver), variable(of: solver))
    try solver.add(LinearConstraint(xs + ys, .equal, LinearExpression(10)))
    try solver.add(LinearConstraint(xs - ys, .equal, LinearExpression(4)))
    solver.solve()
    #expect(solver.value(of: x) == 7 && solver.value(of: y) == 3)
    #expect(solver.undeterminedVariables().isEmpty && solver.conflicts.isEmpty && solver.isOptimal)
  }

  @Test func `T150 a weak inequality gives way`() throws {
    let solver = ConstraintSolver()
    let ((v1, x1), (v2, x2)) = (variable(of: solver), variable(of: solver))
    try solver.add(LinearConstraint(x1 + x2, .equal))
    try solver.add(LinearConstraint(x1, .equal, LinearExpression(10)))
    try solver.add(LinearConstraint(x2, .greaterThanOrEqual, priority: 1))
    solver.solve()
    #expect(solver.value(of: v1) == 10 && solver.value(of: v2) == -10)
  }

  @Test func `T151 of two wishes the stronger one holds`() throws {
    let solver = ConstraintSolver()
    let ((v1, x1), (v2, x2)) = (variable(of: solver), variable(of: solver))
    try solver.add(LinearConstraint(x1 + x2, .equal))
    try solver.add(
      LinearConstraint(x1, .greaterThanOrEqual, LinearExpression(10), priority: 500))
    try solver.add(LinearConstraint(x2, .equal, LinearExpression(2), priority: 750))
    solver.solve()
    #expect(solver.value(of: v1) == -2 && solver.value(of: v2) == 2)
  }

  @Test func `T152 a suggested middle moves both ends`() throws {
    let solver = ConstraintSolver()
    let ((left, l), (middle, m), (right, r)) = (
      variable(of: solver), variable(of: solver), variable(of: solver)
    )
    let suggestion = LinearConstraint(m, .equal, priority: 750)
    for constraint in [
      LinearConstraint(m * 2, .equal, l + r),
      LinearConstraint(l + LinearExpression(20), .lessThanOrEqual, r),
      LinearConstraint(l, .greaterThanOrEqual, LinearExpression(-10)),
      LinearConstraint(r, .lessThanOrEqual, LinearExpression(100)), suggestion,
    ] {
      try solver.add(constraint)
    }
    solver.solve()
    #expect(solver.value(of: middle) == 0)
    try solver.setConstant(-90, of: suggestion)
    solver.solve()
    #expect(solver.value(of: left) == 80 && solver.value(of: right) == 100)
    try solver.setConstant(-1000, of: suggestion)
    solver.solve()
    #expect(solver.value(of: middle) == 90)
  }

  @Test func `T153 a constraint is added once, and only what was added is removed`() throws {
    let solver = ConstraintSolver()
    let x = variable(of: solver).x
    let constraint = LinearConstraint(x, .equal, LinearExpression(1))
    try solver.add(constraint)
    #expect(throws: SolvingError.duplicateConstraint) { try solver.add(constraint) }
    try solver.remove(constraint)
    #expect(throws: SolvingError.unknownConstraint) { try solver.remove(constraint) }
    #expect(throws: SolvingError.unknownConstraint) {
      try solver.setConstant(1, of: constraint)
    }
    try solver.add(constraint)
    #expect(solver.contains(constraint))
  }
}
