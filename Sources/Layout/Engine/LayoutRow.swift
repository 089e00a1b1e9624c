import ConstraintSolving

/// A linear constraint of an engine, with what it stands for.
@MainActor
struct LayoutRow {
  /// The identity of a row, by which it is found again in the next pass.
  struct Key: Hashable {
    /// The constraint, or the view or guide.
    let owner: ObjectIdentifier
    let role: Role
  }

  /// The reasons for rows.
  enum Role: Hashable {
    /// A constraint that is active, or that a view makes for those in it.
    case constraint
    /// A width or height is not negative.
    case notNegative(LayoutConstraint.Axis)
    /// A width or height is at most that of the content.
    case hugging(LayoutConstraint.Axis)
    /// A width or height is at least that of the content.
    case resistance(LayoutConstraint.Axis)
    /// A width or height is to be that which was asked for.
    case target(LayoutConstraint.Axis)
  }

  let key: Key
  /// The sum that is to be 0, at least 0 or at most 0.
  var expression: LinearExpression
  let relation: LinearConstraint.Relation
  let priority: Float
  /// The place of the activation of a constraint among all; 0 for a row that is never broken.
  let order: Int
  /// The constraint that the row stands for; nil for another row.
  let constraint: LayoutConstraint?
  /// The row as the solver has it.
  var linear: LinearConstraint?

  init(
    _ key: Key, _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
    priority: Float, order: Int = 0, constraint: LayoutConstraint? = nil
  ) {
    self.key = key
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.order = order
    self.constraint = constraint
  }

  /// Indicates whether only the constant can differ from that of another row.
  func hasForm(of other: LayoutRow) -> Bool {
    relation == other.relation && priority == other.priority
      && expression.hasTerms(of: other.expression)
  }
}

extension LayoutConstraint.Relation {
  var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
