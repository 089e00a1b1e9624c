import ConstraintSolving
import Foundation

/// A system of constraints as `Scripts/CompareSolvers.py` writes it, in a line of JSON.
struct System: Decodable {
  struct Row: Decodable {
    /// The numbers of the variables with their factors.
    let terms: [[Double]]
    /// Less than 0 for at most, 0 for equal, more than 0 for at least.
    let relation: Int
    let number: Double
    let priority: Float
  }

  let variables: Int
  let rows: [Row]

  /// Solves the system.
  func answer() throws -> Answer {
    let solver = ConstraintSolver()
    let variables = (0..<variables).map { _ in solver.addVariable() }
    let constraints = rows.map { row in
      let sum = row.terms.reduce(LinearExpression(-row.number)) {
        $0 + LinearExpression(variables[Int($1[0])]) * $1[1]
      }
      return LinearConstraint(
        sum, row.relation == 0 ? .equal : row.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual,
        priority: row.priority)
    }
    for constraint in constraints { try solver.add(constraint) }
    solver.solve()
    let places = Dictionary(
      uniqueKeysWithValues: zip(constraints.map { ObjectIdentifier($0) }, constraints.indices))
    return Answer(
      values: variables.map { solver.value(of: $0) },
      undetermined: solver.undeterminedVariables().compactMap { variables.firstIndex(of: $0) },
      leftOut: solver.conflicts.compactMap { places[ObjectIdentifier($0.leftOut)] },
      isOptimal: solver.isOptimal)
  }
}

struct Answer: Encodable {
  let values: [Double]
  let undetermined: [Int]
  /// The numbers of the required rows that are left out.
  let leftOut: [Int]
  let isOptimal: Bool
}

/// A list of views, each below the other, with heights by their contents; and its first constraint.
func list(of count: Int) throws -> (ConstraintSolver, first: LinearConstraint) {
  let solver = ConstraintSolver()
  func variable() -> LinearExpression { LinearExpression(solver.addVariable()) }
  func number(_ number: Double) -> LinearExpression { LinearExpression(number) }
  let width = variable()
  try solver.add(LinearConstraint(width, .equal, number(320)))
  var end = number(12)
  var first: LinearConstraint?
  for place in 0..<count {
    let (x, y, w, h) = (variable(), variable(), variable(), variable())
    let below = LinearConstraint(y, .equal, end + number(8))
    first = first ?? below
    let height = number(Double(20 + place % 7))
    for constraint in [
      LinearConstraint(x, .equal, number(16)),
      LinearConstraint(x + w, .equal, width - number(16)), below,
      LinearConstraint(h, .lessThanOrEqual, height, priority: 250),
      LinearConstraint(h, .greaterThanOrEqual, height, priority: 750),
    ] {
      try solver.add(constraint)
    }
    end = y + h
  }
  solver.solve()
  guard let first else { fatalError("a list has a view") }
  return (solver, first)
}

/// Returns the best time of several runs, in microseconds.
func best(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
  var best = Duration.seconds(1000)
  for _ in 0..<runs { best = min(best, try ContinuousClock().measure(work)) }
  return best / .microseconds(1)
}

/// Returns the time to build a list, to change its first constant, and to build rows that do not depend on each other.
func times(_ count: Int) throws -> [String: Double] {
  let build = try best(of: 5) { _ = try list(of: count) }
  let (solver, first) = try list(of: count)
  var place = 20.0
  let change = try best(of: 20) {
    place += 1
    try solver.setConstant(-place, of: first)
    solver.solve()
  }
  let rows = try best(of: 5) {
    let solver = ConstraintSolver()
    for row in 0..<count {
      let x = LinearExpression(solver.addVariable())
      try solver.add(LinearConstraint(x, .equal, LinearExpression(Double(row))))
    }
    solver.solve()
  }
  return ["build": build, "change": change, "rows": rows]
}

let encoder = JSONEncoder()
while let line = readLine() {
  let answer =
    if let count = Int(line) {
      try encoder.encode(try times(count))
    } else {
      try encoder.encode(
        try JSONDecoder().decode(System.self, from: Data(line.utf8)).answer())
    }
  // Unbuffered, as the other end waits for the line.
  FileHandle.standardOutput.write(answer + Data("\n".utf8))
}
