/// The edges that no priority looked at so far forbids.
struct EdgeChoice {
  private var isOpen: [(up: Bool, down: Bool)]
  /// The last priority that was looked at.
  private var last = Float.infinity

  init(_ count: Int) { isOpen = .init(repeating: (true, true), count: count) }

  /// The edges that are left.
  var open: [ConstraintSolver.Edge] {
    isOpen.indices.flatMap { slot in
      [(1.0, isOpen[slot].up), (-1, isOpen[slot].down)].filter(\.1).map {
        .init(slot: slot, sign: $0.0, priority: 0, slope: 0)
      }
    }
  }

  /// Returns an edge along which the errors of a priority become smaller, the best or the first one; without one,
  /// closes those along which they grow.
  mutating func edge(
    _ priority: Float, _ gradient: [Double], in solver: ConstraintSolver, takingFirst: Bool
  ) -> ConstraintSolver.Edge? {
    close(above: priority, in: solver)
    let factors = solver.factors.combination(of: gradient)
    var best: ConstraintSolver.Edge?
    func isBetter(_ slot: Int, _ slope: Double) -> Bool {
      guard let best else { return true }
      return takingFirst ? solver.rank(slot) < solver.rank(best.slot) : slope < best.slope
    }
    func look(_ slot: Int, _ sign: Double, _ cost: Double, _ isOpen: inout Bool) {
      guard isOpen else { return }
      let slope = sign * factors[slot] + cost
      if slope > ConstraintSolver.zero { isOpen = false }
      guard slope < -ConstraintSolver.zero, isBetter(slot, slope) else { return }
      best = .init(slot: slot, sign: sign, priority: priority, slope: slope)
    }
    for slot in isOpen.indices where isOpen[slot].up || isOpen[slot].down {
      let cost = solver.cost(at: slot) { $0 == priority }
      look(slot, 1, cost.up, &isOpen[slot].up)
      look(slot, -1, cost.down, &isOpen[slot].down)
    }
    last = priority
    return best
  }

  /// Closes the edges along which only errors of priorities grow that were passed over: above one, below the last.
  mutating func close(above priority: Float, in solver: ConstraintSolver) {
    for slot in isOpen.indices where isOpen[slot].up || isOpen[slot].down {
      let cost = solver.cost(at: slot) { $0 > priority && $0 < last }
      if cost.up > 0 { isOpen[slot].up = false }
      if cost.down > 0 { isOpen[slot].down = false }
    }
  }
}

extension ConstraintSolver {
  /// The place of an active equation in an order that does not depend on which are active.
  func rank(_ slot: Int) -> Int {
    switch active[slot] {
    case .row(let row): row
    case .fixed(let variable, _): variable - values.count
    case .none: .min
    }
  }

  /// Returns how fast the error of an active equation grows if its left side grows, and if it falls, for some
  /// priorities.
  func cost(at slot: Int, where isCounted: (Float) -> Bool) -> (up: Double, down: Double) {
    guard case .row(let row) = active[slot], isCounted(rows[row].priority) else { return (0, 0) }
    let relation = rows[row].relation
    return (relation == .greaterThanOrEqual ? 0 : 1, relation == .lessThanOrEqual ? 0 : 1)
  }
}
