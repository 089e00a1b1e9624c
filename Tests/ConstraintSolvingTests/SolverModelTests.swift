import ConstraintSolving
import TestSupport
import Testing

/// A system of a few variables, and what its best values are by looking at every vertex.
private struct SmallSystem {
  struct Row {
    var factors: [Double]
    var relation: LinearConstraint.Relation
    var number: Double
    var priority: Float

    func error(_ values: [Double]) -> Double {
      let difference = zip(factors, values).reduce(-number) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(difference)
      case .lessThanOrEqual: return max(difference, 0)
      case .greaterThanOrEqual: return max(-difference, 0)
      }
    }
  }

  var count: Int
  var rows: [Row]

  init(_ random: inout SeededGenerator) {
    count = Int.random(in: 1...3, using: &random)
    rows = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let factors = (0..<count).map { _ in
        random.pick([0, 0, 1, 1, -1, -1, 2, 0.5])
      }
      rows.append(
        Row(
          factors: factors,
          relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
          number: Double(Int.random(in: -20...100, using: &random)),
          priority: random.pick([1000, 1000, 750, 750, 250, 999.5])))
    }
  }

  /// The sums of the errors by priority, the highest first.
  func errors(_ values: [Double], of rows: [Row]) -> [Double] {
    Set(self.rows.map(\.priority)).sorted(by: >).map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(values) }
    }
  }

  /// The least errors at any point where as many rows hold exactly as there are variables, or where a variable is 0.
  func leastErrors(of rows: [Row]) -> [Double] {
    let units = (0..<count).map { place in
      (factors: (0..<count).map { $0 == place ? 1.0 : 0 }, number: 0.0)
    }
    let lines = rows.map { (factors: $0.factors, number: $0.number) } + units
    var best: [Double]?
    for chosen in choices(of: count, among: lines.count) {
      guard let point = intersection(chosen.map { lines[$0] }) else { continue }
      let found = errors(point, of: rows)
      if best.map({ isLess(found, $0) }) ?? true { best = found }
    }
    return best ?? []
  }
}

/// Returns whether sums of errors are less than others: the first that differs is.
private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
  for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
  return false
}

private func choices(of count: Int, among all: Int, from first: Int = 0) -> [[Int]] {
  if count == 0 { return [[]] }
  return (first..<max(all, first)).flatMap { place in
    choices(of: count - 1, among: all, from: place + 1).map { [place] + $0 }
  }
}

/// Returns the point in which lines meet; nil for lines that do not, by Cramer's rule.
private func intersection(_ lines: [(factors: [Double], number: Double)]) -> [Double]? {
  let matrix = lines.map(\.factors)
  let whole = determinant(matrix)
  guard abs(whole) > 1e-9 else { return nil }
  return matrix.indices.map { column in
    var replaced = matrix
    for row in matrix.indices { replaced[row][column] = lines[row].number }
    return determinant(replaced) / whole
  }
}

private func determinant(_ matrix: [[Double]]) -> Double {
  guard let first = matrix.first else { return 1 }
  return first.indices.reduce(0) { sum, column in
    let minor = matrix.dropFirst().map { row in
      row.indices.filter { $0 != column }.map { row[$0] }
    }
    return sum + (column.isMultiple(of: 2) ? 1 : -1) * first[column] * determinant(minor)
  }
}

@Suite(.tags(.model)) struct SolverModelTests {
  @Test(arguments: UInt64(0)..<20)
  func `the errors are the least of all vertices, whatever was added, changed and removed`(
    _ number: UInt64
  ) throws {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed &+ number)
    for _ in 0..<100 {
      let system = SmallSystem(&random)
      let solver = ConstraintSolver()
      let variables = (0..<system.count).map { _ in solver.addVariable() }
      let constraints = system.rows.map { row in
        let sum = zip(row.factors, variables).reduce(LinearExpression()) {
          $0 + LinearExpression($1.1) * $1.0
        }
        return LinearConstraint(
          sum, row.relation, LinearExpression(row.number), priority: row.priority)
      }
      var order = Array(constraints.indices)
      order.shuffle(using: &random)
      for place in order {
        try solver.add(constraints[place])
        if Bool.random(using: &random) { solver.solve() }
        let other = Int.random(in: constraints.indices, using: &random)
        guard solver.contains(constraints[other]) else { continue }
        // It comes and goes, or changes and changes back.
        if Bool.random(using: &random) {
          try solver.remove(constraints[other])
          if Bool.random(using: &random) { solver.solve() }
          try solver.add(constraints[other])
        } else {
          try solver.setConstant(7, of: constraints[other])
          if Bool.random(using: &random) { solver.solve() }
          try solver.setConstant(-system.rows[other].number, of: constraints[other])
        }
      }
      solver.solve()
      let kept = constraints.indices.filter { place in
        !solver.conflicts.contains { $0.leftOut === constraints[place] }
      }.map { system.rows[$0] }
      let values = variables.map { solver.value(of: $0) }
      let (found, least) = (
        system.errors(values, of: kept), system.leastErrors(of: kept)
      )
      #expect(!isLess(least, found), "\(system) has \(found), not \(least); MODEL_SEED=\(seed)")
      let required = system.rows.filter { $0.priority == 1000 }
      let excluded = system.leastErrors(of: required).reduce(0, +) > 1e-6
      #expect(excluded == !solver.conflicts.isEmpty, "\(system); MODEL_SEED=\(seed)")
      let held = kept.filter { $0.priority == 1000 }
      for conflict in solver.conflicts {
        let leftOut = try #require(constraints.firstIndex { $0 === conflict.leftOut })
        let again = system.leastErrors(of: held + [system.rows[leftOut]])
        #expect(again.reduce(0, +) > 1e-6, "it could be taken back in")
        let rows = conflict.constraints.compactMap { constraint in
          constraints.firstIndex { $0 === constraint }.map { system.rows[$0] }
        }
        #expect(system.leastErrors(of: rows).reduce(0, +) > 1e-6)
        for place in rows.indices {
          var fewer = rows
          fewer.remove(at: place)
          #expect(system.leastErrors(of: fewer).reduce(0, +) < 1e-6)
        }
      }
    }
  }
}
