/// Required constraints that cannot hold at once.
public struct ConstraintConflict: Sendable {
  /// The constraints, in the order in which they were added; any of them could be left out.
  public let constraints: [LinearConstraint]
  /// The one that is left out: the one that was added last.
  public let leftOut: LinearConstraint
}
