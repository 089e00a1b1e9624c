/// Finds values of variables for which linear constraints hold.
///
/// Required constraints hold. Of the others, those of a higher priority are never traded against any number of lower
/// ones: first the sum of the errors of the highest priority is as small as can be, then that of the next. An inequality
/// has an error only while it is violated. This is the constraint hierarchy of Cassowary (Badros, Borning and Stuckey,
/// 2001), compared by the sum of the errors.
///
/// Constraints are added, removed and given other constants at any time; ``solve()`` goes on from the values before.
/// Required constraints that exclude each other are reported in ``conflicts``, and the one of each that was added last
/// is left out. A variable that the constraints leave open keeps its value, 0 at first.
///
/// Values are vertices of the constraints, and the simplex method goes from one to the next: as many constraints hold
/// exactly as there are variables. Building takes the time of the constraints where few depend on many others. A solver
/// is not for several threads at once.
public final class ConstraintSolver {
  /// A constraint that was added.
  struct Row {
    var constraint: LinearConstraint?
    var terms: [LinearTerm] = []
    var relation: LinearConstraint.Relation = .equal
    var priority: Float = 0
    /// The number that the terms are compared with.
    var bound = 0.0
    /// The terms without the bound.
    var excess = 0.0
    /// The place of the constraint in the order of adding.
    var order = 0
    /// The side on which a constraint that is not active has its error, which may be 0: 1 for too much, -1 for too
    /// little; 0 for an inequality that holds.
    var side = 0.0
    /// The place among the active rows; nil for one that is not active.
    var slot: Int?
    var isLeftOut = false
  }

  /// An equation that the present values are computed from.
  enum Active {
    /// A constraint, exactly.
    case row(Int)
    /// A variable has a number.
    case fixed(Int, at: Double)
    /// The constraint was removed.
    case none
  }

  var rows: [Row] = []
  private var freeRows: [Int] = []
  private(set) var places: [ObjectIdentifier: Int] = [:]
  private var orders = 0
  /// The rows in which each variable is.
  var columns: [[Int]] = []
  var values: [Double] = []
  /// As many equations as there are variables, which are independent.
  var active: [Active] = []
  /// The place among the active equations at which each variable is fixed; nil if it is not.
  var fixedSlots: [Int?] = []
  /// The rows that were added and not looked at.
  var newRows: [Int] = []
  var factors = BasisFactors(RowElimination([]))
  var needsFactors = true
  /// Indicates whether a row had an error when the values were computed.
  var hasErrors = false
  var isSolved = true

  /// Creates a solver without variables.
  public init() {}

  /// The required constraints that exclude each other, as of the last ``solve()``.
  public internal(set) var conflicts: [ConstraintConflict] = []
  /// Indicates whether the last ``solve()`` found the best values.
  ///
  /// It is false if numbers of very different sizes kept it from that, or if a value is not finite.
  public internal(set) var isOptimal = true

  /// Adds a variable.
  public func addVariable() -> LinearVariable {
    let variable = LinearVariable(index: values.count)
    values.append(0)
    columns.append([])
    fixedSlots.append(active.count)
    active.append(.fixed(variable.index, at: 0))
    needsFactors = true
    return variable
  }

  /// The value of a variable, as of the last ``solve()``.
  public func value(of variable: LinearVariable) -> Double { values[variable.index] }

  /// Returns whether a constraint has been added.
  public func contains(_ constraint: LinearConstraint) -> Bool {
    places[ObjectIdentifier(constraint)] != nil
  }

  /// Adds a constraint.
  ///
  /// Traps for a variable that the solver does not have. One of another solver stands for the variable that was added
  /// here in the same place.
  public func add(_ constraint: LinearConstraint) throws(SolvingError) {
    precondition(
      constraint.terms.allSatisfy { $0.variable < values.count },
      "the variables of a constraint are those of its solver")
    guard !contains(constraint) else { throw .duplicateConstraint }
    var row = Row(
      constraint: constraint, terms: constraint.terms, relation: constraint.relation,
      priority: constraint.priority, bound: constraint.bound, order: orders)
    row.side = row.relation == .equal ? 1 : 0
    orders += 1
    places[ObjectIdentifier(constraint)] = append(row)
  }

  /// Adds a row, and returns its place.
  @discardableResult
  func append(_ row: Row) -> Int {
    let place = freeRows.popLast() ?? rows.count
    if place == rows.count { rows.append(row) } else { rows[place] = row }
    for term in row.terms { columns[term.variable].append(place) }
    newRows.append(place)
    isSolved = false
    return place
  }

  /// Removes a constraint.
  public func remove(_ constraint: LinearConstraint) throws(SolvingError) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(constraint)) else {
      throw .unknownConstraint
    }
    if let slot = rows[place].slot { vacate(slot) }
    for term in rows[place].terms { columns[term.variable].removeAll { $0 == place } }
    rows[place] = Row()
    freeRows.append(place)
    isSolved = false
  }

  /// Sets the number that is added to the expression of a constraint.
  public func setConstant(_ constant: Double, of constraint: LinearConstraint)
    throws(SolvingError)
  {
    precondition(constant.isFinite, "the constant of a constraint is finite")
    guard let place = places[ObjectIdentifier(constraint)] else { throw .unknownConstraint }
    let bound = 0 - constant
    guard rows[place].bound != bound else { return }
    rows[place].bound = bound
    isSolved = false
  }
}
