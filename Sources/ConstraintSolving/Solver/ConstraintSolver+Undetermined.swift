extension ConstraintSolver {
  /// Returns the variables that the constraints leave open, in the order in which they were added.
  ///
  /// Solves first if something has changed. It takes the time of the open variables times all, and may miss some of
  /// thousands that only inequalities bind to each other.
  public func undeterminedVariables() -> [LinearVariable] {
    solve()
    var isOpen = [Bool](repeating: false, count: values.count)
    var tried: Set<Exchange> = []
    // Each exchange looks along all edges again.
    var remaining = 4 * active.count + 1000
    while let exchange = lookAlongEdges(&isOpen, tried, &remaining) {
      tried.insert(exchange)
      self.exchange(exchange)
    }
    return isOpen.indices.filter { isOpen[$0] }.map { LinearVariable(index: $0) }
  }

  /// An active equation that gives its place to a row which keeps it from changing.
  private struct Exchange: Hashable {
    /// The equation, by its ``rank(_:)``.
    var left: Int
    var isGrowing: Bool
    var row: Int
  }

  /// Marks the variables that change on an edge on which no error does; returns what keeps the first other edge from that
  /// and was not tried.
  private func lookAlongEdges(
    _ isOpen: inout [Bool], _ tried: Set<Exchange>, _ remaining: inout Int
  ) -> Exchange? {
    guard remaining > 0 else { return nil }
    var exchange: Exchange?
    for edge in indifferentEdges() {
      remaining -= 1
      let direction = direction(of: edge)
      let first = breakpoints(on: edge, speeds(direction), takingFirst: true).first
      if let first, first.distance <= Self.tolerance {
        let found = Exchange(left: rank(edge.slot), isGrowing: edge.sign > 0, row: first.row)
        if exchange == nil, !tried.contains(found) { exchange = found }
        continue
      }
      for variable in direction.indices where abs(direction[variable]) > Self.zero {
        isOpen[variable] = true
      }
    }
    return exchange
  }

  /// Makes the row active in the place of the equation, by a step of no length.
  private func exchange(_ exchange: Exchange) {
    guard let slot = active.indices.first(where: { rank($0) == exchange.left }) else { return }
    let edge = Edge(slot: slot, sign: exchange.isGrowing ? 1 : -1, priority: 0, slope: 0)
    let moved = speeds(direction(of: edge))
    let points = breakpoints(on: edge, moved, takingFirst: true)
    guard let place = points.firstIndex(where: { $0.row == exchange.row }) else { return }
    step(along: edge, moved, to: points[place], passing: points[..<place], length: 0)
  }
}
