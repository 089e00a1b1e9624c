// The simplex method over several sums, the highest priority first.
extension ConstraintSolver {
  /// A direction in which the values change: one active equation is left, and the others go on to hold.
  struct Edge {
    var slot: Int
    /// 1 where the left side of the equation grows, or -1.
    var sign: Double
    /// The priority whose errors become smaller.
    var priority: Float
    /// The change of the errors of that priority for a step of 1.
    var slope: Double
  }

  /// Returns whether a constraint is violated that is not left out.
  func isViolated(_ row: Int) -> Bool {
    // A row of a constraint that was removed has no error.
    rows[row].side * rows[row].excess > Self.tolerance && rows[row].slot == nil
      && !rows[row].isLeftOut
  }

  /// Sets the side on which a row has its error, which stays as it is where the error is 0.
  func updateSide(of row: Int) {
    guard abs(rows[row].excess) > Self.tolerance else { return }
    rows[row].side = rows[row].relation.side(of: rows[row].excess)
  }

  /// Goes along edges until no priority can be met better.
  func optimize() {
    // After more steps than usual the first edge is taken, Bland's rule, with which it ends.
    var (count, limit) = (0, 2 * (rows.count + values.count) + 100)
    isOptimal = true
    guard hasErrors else { return }
    while let edge = nextEdge(takingFirst: count > limit) {
      count += 1
      isOptimal = count < 50 * limit && step(along: edge, takingFirst: count > limit)
      if !isOptimal { return }
    }
  }

  /// The sums of the violated rows by priority, the highest first.
  private func gradients() -> [(priority: Float, sum: [Double])] {
    var sums: [Float: [Double]] = [:]
    for row in rows.indices
    where rows[row].side != 0 && rows[row].slot == nil && !rows[row].isLeftOut {
      for term in rows[row].terms {
        sums[rows[row].priority, default: .init(repeating: 0, count: values.count)][
          term.variable] += rows[row].side * term.coefficient
      }
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns an edge along which the errors become smaller; nil if there is none.
  private func nextEdge(takingFirst: Bool) -> Edge? {
    var choice = EdgeChoice(active.count)
    for (priority, sum) in gradients() {
      if let edge = choice.edge(priority, sum, in: self, takingFirst: takingFirst) { return edge }
    }
    return nil
  }

  /// The edges along which no error changes.
  func indifferentEdges() -> [Edge] {
    var choice = EdgeChoice(active.count)
    for (priority, sum) in gradients() {
      _ = choice.edge(priority, sum, in: self, takingFirst: true)
    }
    choice.close(above: 0, in: self)
    return choice.open
  }

  /// A row that begins or ends to be violated on an edge.
  struct Breakpoint {
    var row: Int
    var distance: Double
    var speed: Double
    /// The change of the slope of the row's priority.
    var change: Double
  }

  /// Goes along an edge as far as the errors become smaller; returns false if there is no end.
  private func step(along edge: Edge, takingFirst: Bool) -> Bool {
    var unit = [Double](repeating: 0, count: values.count)
    unit[edge.slot] = edge.sign
    let direction = factors.solve(unit)
    let moved = speeds(direction)
    let points = breakpoints(on: edge, moved, takingFirst: takingFirst)
    guard let place = end(of: edge, points) else { return false }
    let end = points[place]
    let combination = self.combination(of: end.row)
    for variable in direction.indices where direction[variable] != 0 {
      values[variable] += end.distance * direction[variable]
    }
    for (row, speed) in moved { rows[row].excess += end.distance * speed }
    for point in points[..<place] {
      rows[point.row].side = rows[point.row].relation.side(of: point.speed)
    }
    for (row, _) in moved { updateSide(of: row) }
    deactivate(edge.slot)
    if case .row(let left) = active[edge.slot] {
      rows[left].excess = edge.sign * end.distance
      rows[left].side = rows[left].relation.side(of: edge.sign)
    }
    active[edge.slot] = .row(end.row)
    rows[end.row].slot = edge.slot
    rows[end.row].excess = 0
    factors.replace(edge.slot, by: combination)
    if factors.needsRenewal { computeValues() }
    return true
  }

  private func combination(of row: Int) -> [Double] {
    var vector = [Double](repeating: 0, count: values.count)
    for term in rows[row].terms { vector[term.variable] = term.coefficient }
    return factors.combination(of: vector)
  }

  /// Returns how fast the rows that are not active change.
  func speeds(_ direction: [Double]) -> [(row: Int, speed: Double)] {
    var sums: [Int: Double] = [:]
    for variable in direction.indices where abs(direction[variable]) > 1e-12 {
      for row in columns[variable] where rows[row].slot == nil { sums[row] = 0 }
    }
    var found: [(row: Int, speed: Double)] = []
    for row in sums.keys.sorted() {
      let speed = rows[row].terms.reduce(0) { $0 + $1.coefficient * direction[$1.variable] }
      if abs(speed) > Self.zero { found.append((row, speed)) }
    }
    return found
  }

  /// Returns where rows of a priority begin or end to have errors on an edge, in order.
  func breakpoints(
    on edge: Edge, _ moved: [(row: Int, speed: Double)], takingFirst: Bool
  ) -> [Breakpoint] {
    var points: [Breakpoint] = []
    for (row, speed) in moved where !rows[row].isLeftOut && rows[row].priority >= edge.priority {
      let after = rows[row].relation.side(of: speed)
      // A row whose error grows has its part in the slope already.
      guard rows[row].side * speed < 0 || rows[row].side == 0 && after != 0 else { continue }
      points.append(
        Breakpoint(
          row: row, distance: max(-rows[row].excess / speed, 0), speed: speed,
          change: abs(after - rows[row].side) * abs(speed)))
    }
    return takingFirst
      ? points.sorted { ($0.distance, $0.row) < ($1.distance, $1.row) }
      : points.sorted {
        ($0.distance, -abs($0.speed), $0.row) < ($1.distance, -abs($1.speed), $1.row)
      }
  }

  /// Returns the place of the breakpoint behind which the errors would not become smaller.
  private func end(of edge: Edge, _ points: [Breakpoint]) -> Int? {
    var slope = edge.slope
    for (place, point) in points.enumerated() {
      // Errors of a higher priority do not become smaller, or the edge would have been theirs.
      if rows[point.row].priority > edge.priority { return place }
      slope += point.change
      if slope >= -Self.zero { return place }
    }
    return nil
  }
}

extension LinearConstraint.Relation {
  /// Returns the side on which a difference is an error: its sign, or 0 if it is none.
  func side(of difference: Double) -> Double {
    let sign = difference < 0 ? -1.0 : 1
    switch self {
    case .equal: return sign
    case .lessThanOrEqual: return max(sign, 0)
    case .greaterThanOrEqual: return min(sign, 0)
    }
  }
}
