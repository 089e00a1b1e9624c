/// An unknown of the ``ConstraintSolver`` that made it.
public struct LinearVariable: Hashable, Sendable {
  /// The place of the variable in its solver.
  let index: Int
}
