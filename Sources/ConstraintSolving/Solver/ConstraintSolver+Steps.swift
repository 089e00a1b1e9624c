// The steps from one vertex to the next.
extension ConstraintSolver {
  /// A row that begins or ends to be violated on an edge.
  struct Breakpoint {
    var row: Int
    var distance: Double
    var speed: Double
    /// The change of the slope of the row's priority.
    var change: Double
  }

  /// Returns how fast the variables change on an edge.
  func direction(of edge: Edge) -> [Double] {
    var unit = [Double](repeating: 0, count: values.count)
    unit[edge.slot] = edge.sign
    return factors.solve(unit)
  }

  /// Goes along an edge as far as the errors become smaller; returns false if there is no end.
  func step(along edge: Edge, takingFirst: Bool) -> Bool {
    let direction = direction(of: edge)
    let moved = speeds(direction)
    let points = breakpoints(on: edge, moved, takingFirst: takingFirst)
    guard let place = end(of: edge, points) else { return false }
    let length = points[place].distance
    for variable in direction.indices where direction[variable] != 0 {
      values[variable] += length * direction[variable]
    }
    step(along: edge, moved, to: points[place], passing: points[..<place], length: length)
    return true
  }

  /// Makes the row at the end of a step active in the place of the equation that is left.
  func step(
    along edge: Edge, _ moved: [(row: Int, speed: Double)], to end: Breakpoint,
    passing: ArraySlice<Breakpoint>, length: Double
  ) {
    let combination = self.combination(of: end.row)
    for (row, speed) in moved { rows[row].excess += length * speed }
    for point in passing {
      rows[point.row].side = rows[point.row].relation.side(of: point.speed)
    }
    for (row, _) in moved { updateSide(of: row) }
    deactivate(edge.slot)
    if case .row(let left) = active[edge.slot] {
      rows[left].excess = edge.sign * length
      rows[left].side = rows[left].relation.side(of: edge.sign)
    }
    active[edge.slot] = .row(end.row)
    rows[end.row].slot = edge.slot
    rows[end.row].excess = 0
    factors.replace(edge.slot, by: combination)
    if factors.needsRenewal { computeValues() }
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
