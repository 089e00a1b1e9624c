extension ConstraintSolver {
  /// The number of conflicts that are told one by one, and of their constraints that are looked at for whether all are
  /// needed: more take too long, and are too many to mend.
  private static let limits = (conflicts: 50, constraints: 50)

  /// Returns required constraints that exclude each other, as few as can be; nil if all hold that are not left out.
  ///
  /// After many conflicts all that is still violated is left out at once.
  func nextConflicts() -> [ConstraintConflict]? {
    func isRequired(_ row: Int) -> Bool { rows[row].priority == LinearConstraint.required }
    guard hasErrors else { return nil }
    let violated = rows.indices.filter { isRequired($0) && isViolated($0) }
    guard !violated.isEmpty else { return nil }
    // The sum of the errors cannot become smaller, so that the sum of these rows is a sum of the active ones.
    var sum = [Double](repeating: 0, count: values.count)
    var involved: [Int] = []
    for row in rows.indices
    where isRequired(row) && rows[row].side != 0 && rows[row].slot == nil && !rows[row].isLeftOut {
      involved.append(row)
      for term in rows[row].terms { sum[term.variable] += rows[row].side * term.coefficient }
    }
    for (slot, factor) in factors.combination(of: sum).enumerated() where abs(factor) > Self.zero {
      if case .row(let row) = active[slot] { involved.append(row) }
    }
    involved.sort { rows[$0].order < rows[$1].order }
    if involved.count <= Self.limits.constraints { involved = withoutNeedless(involved) }
    let constraints = involved.compactMap { rows[$0].constraint }
    let leftOut =
      conflicts.count < Self.limits.conflicts
      ? constraints.suffix(1) : violated.compactMap { rows[$0].constraint }[...]
    return leftOut.map { ConstraintConflict(constraints: constraints, leftOut: $0) }
  }

  /// Returns the rows that exclude each other, without those that others exclude without them; the first rows go first.
  private func withoutNeedless(_ involved: [Int]) -> [Int] {
    var needed = involved
    for row in involved.reversed() where needed.count > 1 {
      let fewer = needed.filter { $0 != row }
      if !canHold(fewer) { needed = fewer }
    }
    return needed
  }

  /// Returns whether some rows can hold at once.
  private func canHold(_ some: [Int]) -> Bool {
    let solver = ConstraintSolver()
    var variables: [Int: Int] = [:]
    for row in some {
      for term in rows[row].terms where variables[term.variable] == nil {
        variables[term.variable] = solver.addVariable().index
      }
    }
    for place in some {
      var row = rows[place]
      (row.slot, row.isLeftOut, row.side) = (nil, false, row.relation == .equal ? 1 : 0)
      row.terms = row.terms.map {
        LinearTerm(variable: variables[$0.variable] ?? 0, coefficient: $0.coefficient)
      }
      solver.append(row)
    }
    solver.prepare()
    solver.optimize()
    return !solver.rows.indices.contains { solver.isViolated($0) }
  }

  /// The variables that the constraints leave open, in the order in which they were added, as of the last
  /// ``solve()``.
  public var undetermined: [LinearVariable] {
    var isOpen = [Bool](repeating: false, count: values.count)
    for edge in indifferentEdges() {
      var unit = [Double](repeating: 0, count: values.count)
      unit[edge.slot] = edge.sign
      let direction = factors.solve(unit)
      let first = breakpoints(on: edge, speeds(direction), takingFirst: true).first
      guard first.map({ $0.distance > Self.tolerance }) ?? true else { continue }
      for variable in direction.indices where abs(direction[variable]) > Self.zero {
        isOpen[variable] = true
      }
    }
    return isOpen.indices.filter { isOpen[$0] }.map { LinearVariable(index: $0) }
  }
}
