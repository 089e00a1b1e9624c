/// A linear equation or inequality: an expression that is to be 0, at least 0 or at most 0.
///
/// It is known by its identity: a solver takes it once. This is immutable and may be used on any thread; the constant
/// that a solver compares with can be changed there.
public final class LinearConstraint: Sendable {
  /// The relation of an expression to 0.
  public enum Relation: Sendable, Hashable {
    /// At most 0.
    case lessThanOrEqual
    /// 0.
    case equal
    /// At least 0.
    case greaterThanOrEqual
  }

  /// The priority of a constraint that must hold.
  public static let required: Float = 1000

  let terms: [LinearTerm]
  /// The number that the terms are compared with, when the constraint was made.
  let bound: Double
  /// The relation of the terms to the number.
  public let relation: Relation
  /// The priority, above 0 and at most 1000; a constraint of 1000 is required.
  public let priority: Float

  /// Creates a constraint of an expression: it is to be 0, at least 0 or at most 0.
  ///
  /// Factors are from a millionth to a million, or rounding may count a constraint as violated. Traps for a priority that
  /// is not above 0 and at most 1000, and for numbers that are not finite.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Float = required
  ) {
    precondition(
      priority > 0 && priority <= Self.required, "a priority is above 0 and at most 1000")
    precondition(
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite },
      "the numbers of a constraint are finite")
    terms = expression.terms
    bound = 0 - expression.constant
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint of two expressions.
  public convenience init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Float = required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}
