import TestSupport
import Testing

@testable import ConstraintSolving

@Suite(.tags(.model)) struct BasisFactorsModelTests {
  private func rows(_ count: Int, _ random: inout SeededGenerator) -> [[LinearTerm]] {
    (0..<count).map { row in
      var terms = [LinearTerm(variable: row, coefficient: 1)]
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let column = Int.random(in: 0..<count, using: &random)
        guard !terms.contains(where: { $0.variable == column }) else { continue }
        terms.append(
          LinearTerm(
            variable: column, coefficient: random.pick([1, -1, 2, 0.5])))
      }
      return terms
    }
  }

  private func product(_ row: [LinearTerm], _ x: [Double]) -> Double {
    row.reduce(0) { $0 + $1.coefficient * x[$1.variable] }
  }

  @Test(arguments: UInt64(0)..<30)
  func `a system of rows is solved from both sides, also after rows were replaced`(_ number: UInt64)
  {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed &+ number)
    let count = Int.random(in: 1...40, using: &random)
    var rows = rows(count, &random)
    let elimination = RowElimination(rows)
    for (row, column) in zip(elimination.dependentRows, elimination.freeColumns) {
      rows[row] = [LinearTerm(variable: column, coefficient: 1)]
    }
    let whole = RowElimination(rows)
    #expect(whole.dependentRows.isEmpty && whole.pivots.count == count)
    var factors = BasisFactors(whole)
    for step in 0...20 {
      let x = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &random)) }
      let solved = factors.solve(rows.map { product($0, x) })
      #expect(
        zip(solved, x).allSatisfy { abs($0 - $1) < 1e-6 },
        "after \(step) replacements; MODEL_SEED=\(seed)")
      var sum = [Double](repeating: 0, count: count)
      for (row, factor) in zip(rows, x) {
        for term in row { sum[term.variable] += factor * term.coefficient }
      }
      let found = factors.combination(of: sum)
      #expect(
        zip(found, x).allSatisfy { abs($0 - $1) < 1e-6 },
        "after \(step) replacements; MODEL_SEED=\(seed)")

      let new = self.rows(count, &random)[Int.random(in: 0..<count, using: &random)]
      var vector = [Double](repeating: 0, count: count)
      for term in new { vector[term.variable] = term.coefficient }
      let combination = factors.combination(of: vector)
      let place = combination.indices.max { abs(combination[$0]) < abs(combination[$1]) } ?? 0
      guard abs(combination[place]) > 0.1 else { continue }
      factors.replace(place, by: combination)
      rows[place] = new
    }
  }

  @Test func `rows that others make up are found, with the columns that are left`() {
    let elimination = RowElimination([
      [.init(variable: 0, coefficient: 1), .init(variable: 1, coefficient: 1)],
      [.init(variable: 0, coefficient: 2), .init(variable: 1, coefficient: 2)], [],
    ])
    #expect(elimination.dependentRows.count == 2 && elimination.dependentRows.contains(2))
    #expect(elimination.freeColumns.count == 2 && elimination.freeColumns.contains(2))
  }
}
