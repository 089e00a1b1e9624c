extension ConstraintSolver {
  /// The number of conflicts that are reported individually, and of their constraints of which it is tried whether all
  /// are needed; more take too long, and are too many to read.
  static let limits = (conflicts: 50, constraints: 50)

  /// Indicates whether a required constraint is violated that is not left out.
  var hasViolatedRequirement: Bool {
    hasErrors
      && rows.indices.contains {
        rows[$0].priority == LinearConstraint.required && isViolated($0)
      }
  }

  /// Returns required constraints that exclude each other, as few as possible; nil if all hold that are not left out.
  ///
  /// After many conflicts each constraint that is still violated is a conflict of its own.
  func nextConflicts() -> [ConstraintConflict]? {
    guard hasErrors else { return nil }
    func isRequired(_ row: Int) -> Bool { rows[row].priority == LinearConstraint.required }
    let violated = rows.indices.filter { isRequired($0) && isViolated($0) }
    guard let latest = violated.max(by: { rows[$0].order < rows[$1].order }) else { return nil }
    if conflicts.count >= Self.limits.conflicts {
      return violated.compactMap { rows[$0].constraint }.map {
        ConstraintConflict(constraints: [$0], leftOut: $0)
      }
    }
    // The sum of the errors cannot become smaller, so that the sum of these rows is a sum of the active ones.
    var sum = [Double](repeating: 0, count: values.count)
    var involved: [Int] = []
    for row in rows.indices
    where isRequired(row) && rows[row].side != 0 && rows[row].slot == nil && !rows[row].isLeftOut {
      involved.append(row)
      for term in rows[row].terms { sum[term.variable] += rows[row].side * term.coefficient }
    }
    for (slot, factor) in factors.combination(of: sum).enumerated() where abs(factor) > Self.zero {
      if case .row(let row) = active[slot], isRequired(row) { involved.append(row) }
    }
    involved = connected(involved, with: latest)
    if involved.count <= Self.limits.constraints { involved = withoutNeedless(involved) }
    let constraints = involved.compactMap { rows[$0].constraint }
    return constraints.last.map {
      [ConstraintConflict(constraints: constraints, leftOut: $0)]
    }
  }

  /// Returns the rows that share variables with one, directly or through others, in the order of adding.
  private func connected(_ some: [Int], with first: Int) -> [Int] {
    let some = Set(some)
    var (found, next, seen): (Set<Int>, [Int], Set<Int>) = ([first], [first], [])
    while let row = next.popLast() {
      for term in rows[row].terms where seen.insert(term.variable).inserted {
        for other in columns[term.variable] where some.contains(other) {
          if found.insert(other).inserted { next.append(other) }
        }
      }
    }
    return found.sorted { rows[$0].order < rows[$1].order }
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
    return !solver.isOptimal || !solver.hasViolatedRequirement
  }
}
