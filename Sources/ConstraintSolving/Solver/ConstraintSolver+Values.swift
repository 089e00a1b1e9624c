// The values, from the equations that are active.
extension ConstraintSolver {
  /// Makes new equations active where a variable is only fixed, so that few steps are left: those of one variable
  /// first, as they say most about it.
  func activateNewRows() {
    var isCompared = [Bool](repeating: false, count: values.count)
    let order = newRows.sorted { left, right in
      (rows[left].priority, -rows[left].order) > (rows[right].priority, -rows[right].order)
    }
    for row in order where rows[row].terms.count == 1 {
      isCompared[rows[row].terms[0].variable] = true
      if rows[row].relation == .equal || isViolatedNow(row) { activate(row) { _ in true } }
    }
    for row in order where rows[row].relation == .equal && rows[row].slot == nil {
      activate(row) { !isCompared[$0] }
      activate(row) { _ in true }
    }
  }

  /// Returns whether a row that is new is violated by the present values.
  private func isViolatedNow(_ row: Int) -> Bool {
    let excess = rows[row].terms.reduce(-rows[row].bound) {
      $0 + $1.coefficient * values[$1.variable]
    }
    return abs(excess) > Self.tolerance && rows[row].relation.side(of: excess) != 0
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

  func renewFactors() {
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
    active[slot] = .fixed(variable, at: values[variable].isFinite ? values[variable] : 0)
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
}
