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
}
