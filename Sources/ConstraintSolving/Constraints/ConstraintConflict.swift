/// Required constraints that cannot hold at once.
public struct ConstraintConflict: Sendable {
  /// The constraints, in the order in which they were added.
  ///
  /// Without any of them the others hold at once, unless there are more than 50.
  public let constraints: [LinearConstraint]
  /// The one that is left out: the one that was added last.
  ///
  /// After 50 conflicts in a system it is one that is violated.
  public let leftOut: LinearConstraint
}
