/// A request that a solver cannot fulfill.
public enum SolvingError: Error, Hashable, Sendable {
  /// The constraint has been added before.
  case duplicateConstraint
  /// The constraint is not one of the solver's.
  case unknownConstraint
}
