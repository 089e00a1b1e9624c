extension ConstraintSolver {
  /// Numbers closer than this count as equal.
  static let tolerance = 1e-7
  /// Factors of rows closer to 0 than this count as 0.
  static let zero = 1e-9

  /// Finds the values.
  public func solve() {
    guard !isSolved || needsFactors else { return }
    reconsiderConflicts()
    prepare()
    optimize()
    while isOptimal, let found = nextConflicts() {
      conflicts += found
      for conflict in found { leaveOut(conflict.leftOut) }
      computeValues()
      optimize()
    }
    putBackWhatCanHold()
    if !values.allSatisfy(\.isFinite) { isOptimal = false }
    isSolved = true
  }

  /// Takes back in what was left out, if something has changed since.
  private func reconsiderConflicts() {
    for conflict in conflicts {
      guard let row = places[ObjectIdentifier(conflict.leftOut)] else { continue }
      rows[row].isLeftOut = false
      newRows.append(row)
    }
    conflicts = []
  }

  /// Takes back in what was left out because of a constraint that was left out later.
  private func putBackWhatCanHold() {
    let opponents = Set(conflicts.map { ObjectIdentifier($0.leftOut) })
    for conflict in conflicts
    where isOptimal && conflicts.count <= Self.limits.conflicts
      && conflict.constraints.contains(where: {
        $0 !== conflict.leftOut && opponents.contains(ObjectIdentifier($0))
      })
    {
      guard let row = places[ObjectIdentifier(conflict.leftOut)] else { continue }
      rows[row].isLeftOut = false
      computeValues()
      optimize()
      if isOptimal, !hasViolatedRequirement {
        conflicts.removeAll { $0.leftOut === conflict.leftOut }
      } else {
        leaveOut(conflict.leftOut)
        computeValues()
        optimize()
      }
    }
  }

  /// Computes values to begin with.
  func prepare() {
    if newRows.count > 8 {
      // What was removed leaves a place for what is new.
      if needsFactors { renewFactors() }
      activateNewRows()
    }
    newRows = []
    computeValues()
  }

  private func leaveOut(_ constraint: LinearConstraint) {
    guard let row = places[ObjectIdentifier(constraint)] else { return }
    rows[row].isLeftOut = true
    if let slot = rows[row].slot { vacate(slot) }
  }
}
