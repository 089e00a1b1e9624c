extension ConstraintSolver {
  /// Numbers that are nearer are equal.
  static let tolerance = 1e-7
  /// Factors of rows that are nearer to 0 are 0.
  static let zero = 1e-9

  /// Finds the values.
  public func solve() {
    guard !isSolved || needsFactors else { return }
    prepare()
    optimize()
    while let found = nextConflicts() {
      conflicts += found
      for conflict in found { leaveOut(conflict.leftOut) }
      computeValues()
      optimize()
    }
    isSolved = true
  }

  /// Computes values to begin with.
  func prepare() {
    if newRows.count > 8 { activateNewRows() }
    newRows = []
    computeValues()
  }

  /// Makes new equations active where a variable is only fixed, so that few steps are left: those of one variable
  /// first, as they say most about it.
  private func activateNewRows() {
    var isCompared = [Bool](repeating: false, count: values.count)
    let order = newRows.sorted { left, right in
      (rows[left].priority, -rows[left].order) > (rows[right].priority, -rows[right].order)
    }
    for row in order where rows[row].terms.count == 1 {
      isCompared[rows[row].terms[0].variable] = true
      activate(row) { _ in true }
    }
    for row in order where rows[row].relation == .equal && rows[row].slot == nil {
      activate(row) { !isCompared[$0] }
      activate(row) { _ in true }
    }
  }

  private func activate(_ row: Int, where isWanted: (Int) -> Bool) {
    guard rows[row].constraint != nil, rows[row].slot == nil else { return }
    let fixed = rows[row].terms.first { fixedSlots[$0.variable] != nil && isWanted($0.variable) }
    guard let variable = fixed?.variable, let slot = fixedSlots[variable] else { return }
    active[slot] = .row(row)
    rows[row].slot = slot
    fixedSlots[variable] = nil
    needsFactors = true
  }

  // MARK: Values

  /// Computes the values from the active equations.
  func computeValues() {
    if needsFactors || factors.needsRenewal { renewFactors() }
    values = factors.solve(
      active.map {
        switch $0 {
        case .row(let row): rows[row].bound
        case .fixed(_, let value): value
        case .none: 0
        }
      })
    hasErrors = false
    for row in rows.indices where rows[row].slot == nil {
      var excess = -rows[row].bound
      for term in rows[row].terms { excess += term.coefficient * values[term.variable] }
      rows[row].excess = excess
      updateSide(of: row)
      if rows[row].side != 0 { hasErrors = true }
    }
  }

  private func renewFactors() {
    while true {
      let elimination = RowElimination(
        active.map {
          switch $0 {
          case .row(let row): rows[row].terms
          case .fixed(let variable, _): [LinearTerm(variable: variable, coefficient: 1)]
          case .none: []
          }
        })
      let dependent = Array(zip(elimination.dependentRows, elimination.freeColumns))
      if dependent.isEmpty {
        factors = BasisFactors(elimination)
        needsFactors = false
        return
      }
      for (slot, variable) in dependent { fix(variable, at: slot) }
    }
  }

  /// Puts a fixed variable in the place of an active equation.
  private func fix(_ variable: Int, at slot: Int) {
    deactivate(slot)
    active[slot] = .fixed(variable, at: values[variable])
    fixedSlots[variable] = slot
    needsFactors = true
  }

  func deactivate(_ slot: Int) {
    switch active[slot] {
    case .row(let row):
      rows[row].slot = nil
      rows[row].side = rows[row].relation == .equal ? 1 : 0
    case .fixed(let variable, _): fixedSlots[variable] = nil
    case .none: break
    }
  }

  /// Takes an active row away; a variable is fixed in its place when values are computed.
  func vacate(_ slot: Int) {
    deactivate(slot)
    active[slot] = .none
    needsFactors = true
  }

  private func leaveOut(_ constraint: LinearConstraint) {
    guard let row = places[ObjectIdentifier(constraint)] else { return }
    rows[row].isLeftOut = true
    if let slot = rows[row].slot { vacate(slot) }
  }
}
