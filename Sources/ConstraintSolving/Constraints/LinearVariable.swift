/// An unknown of a ``ConstraintSolver``, which made it.
public struct LinearVariable: Hashable, Sendable {
  /// The place of the variable in its solver.
  let index: Int
}

/// A variable with its factor in a ``LinearExpression``.
struct LinearTerm: Equatable, Sendable {
  var variable: Int
  var coefficient: Double
}
