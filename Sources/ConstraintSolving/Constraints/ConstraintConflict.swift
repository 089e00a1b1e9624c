/// Required constraints that cannot hold at once.
public struct ConstraintConflict: Sendable {
  /// The constraints, in the order in which they were added.
  ///
  /// Without any of them the others can hold at once, unless there are more than 50. After 50 conflicts in a system it is
  /// the constraint that is left out, alone.
  public let constraints: [LinearConstraint]
  /// The one that is left out: the one that was added last.
  public let leftOut: LinearConstraint
}
