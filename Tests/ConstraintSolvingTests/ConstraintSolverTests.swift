import ConstraintSolving
import Testing

private func ids(_ constraints: [LinearConstraint]) -> [ObjectIdentifier] {
  constraints.map { ObjectIdentifier($0) }
}

@Suite struct ConstraintSolverTests {
  private let solver = ConstraintSolver()

  private func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ number: Double,
    _ priority: Float = LinearConstraint.required
  ) throws -> LinearConstraint {
    let constraint = LinearConstraint(
      expression, relation, LinearExpression(number), priority: priority)
    try solver.add(constraint)
    return constraint
  }

  @Test func `many wishes of a priority do not outweigh one of a higher priority`() throws {
    let (width, x) = variable(of: solver)
    _ = try add(x, .equal, 100, 500)
    for _ in 1...1000 { _ = try add(x, .equal, 50, 499) }
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test func `of required constraints that exclude each other the last one is left out`() throws {
    let ((width, x), (_, y)) = (variable(of: solver), variable(of: solver))
    let first = try add(x, .equal, 100)
    _ = try add(y, .equal, 7)
    let second = try add(x, .equal, 150)
    _ = try add(x - y, .lessThanOrEqual, 1000)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflicts.count == 1)
    #expect(ids(solver.conflicts[0].constraints) == ids([first, second]))
    #expect(solver.conflicts[0].leftOut === second)

    try solver.remove(first)
    solver.solve()
    #expect(solver.value(of: width) == 150)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `a conflict names only what is needed for it`() throws {
    let variables = (0..<20).map { _ in variable(of: solver).x }
    var chain = [try add(variables[0], .equal, 0)]
    for (former, next) in zip(variables, variables.dropFirst()) {
      chain.append(try add(next - former, .greaterThanOrEqual, 10))
      _ = try add(next, .lessThanOrEqual, 5000)
    }
    let end = try add(variables[9], .lessThanOrEqual, 80)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(solver.conflicts.count == 1)
    #expect(ids(conflict.constraints) == ids(chain[...9] + [end]))
    #expect(conflict.leftOut === end)
  }

  @Test func `what the constraints leave open is reported and keeps its value`() throws {
    let ((left, x), (right, y), (width, w)) = (
      variable(of: solver), variable(of: solver), variable(of: solver)
    )
    let pin = try add(x, .equal, 20)
    _ = try add(y - x - w, .equal, 0)
    _ = try add(w, .equal, 50, 250)
    solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
    try solver.remove(pin)
    solver.solve()
    #expect(solver.undeterminedVariables() == [left, right])
    #expect([left, right, width].map { solver.value(of: $0) } == [20, 70, 50])
    _ = try add(x, .greaterThanOrEqual, 0)
    solver.solve()
    #expect(solver.undeterminedVariables() == [left, right])
  }

  @Test func `a constraint without variables holds or excludes itself`() throws {
    let true0 = try add(LinearExpression(1), .greaterThanOrEqual, 0)
    let false0 = try add(LinearExpression(1), .lessThanOrEqual, 0)
    solver.solve()
    #expect(solver.conflicts.map { $0.leftOut === false0 } == [true])
    #expect(solver.contains(true0))
  }

  @Test(arguments: [1e300, 1e-300, .greatestFiniteMagnitude, 1e17])
  func `numbers of any size end, and leave nothing behind`(_ number: Double) throws {
    let ((_, x), (other, y)) = (variable(of: solver), variable(of: solver))
    let constraints = [
      try add(x * number, .equal, number), try add(x + y * number, .lessThanOrEqual, -number, 750),
      try add(y, .greaterThanOrEqual, number, 250), try add(x - y, .equal, 1),
    ]
    solver.solve()
    #expect(solver.value(of: other).isFinite || !solver.isOptimal)
    for constraint in constraints { try solver.remove(constraint) }
    _ = try add(y, .equal, 5)
    solver.solve()
    #expect(solver.value(of: other) == 5 && solver.isOptimal)
  }

  @Test func `values that overflow are not the best, and leave nothing behind`() throws {
    let (small, x) = variable(of: solver)
    let constraint = try add(x * 1e-300, .equal, 1e300)
    for _ in 1...9 { _ = try add(variable(of: solver).x, .equal, 1) }
    solver.solve()
    #expect(!solver.isOptimal)
    try solver.remove(constraint)
    _ = try add(x, .equal, 5)
    solver.solve()
    #expect(solver.value(of: small) == 5 && solver.isOptimal)
  }

  @Test(arguments: [8, 9]) func `what holds does not move a variable, however much is added`(
    _ count: Int
  ) throws {
    let variables = (0..<count).map { _ in solver.addVariable() }
    for variable in variables { _ = try add(LinearExpression(variable), .lessThanOrEqual, 100) }
    solver.solve()
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
    #expect(solver.undeterminedVariables() == variables)
  }

  @Test func `what was left out holds again when its opponent is left out`() throws {
    let (place, x) = variable(of: solver)
    _ = try add(x, .greaterThanOrEqual, 1)
    let opponent = try add(x * 2, .equal, -4)
    _ = try add(x * 2, .greaterThanOrEqual, 4)
    solver.solve()
    #expect(solver.conflicts.map { $0.leftOut === opponent } == [true])
    #expect(solver.value(of: place) >= 2)
  }

  @Test func `conflicts of other variables are told apart`() throws {
    for _ in 1...60 {
      let x = variable(of: solver).x
      _ = try add(x, .equal, 1)
      _ = try add(x, .equal, 2)
    }
    solver.solve()
    #expect(solver.conflicts.count == 60)
    #expect(solver.conflicts.prefix(50).allSatisfy { $0.constraints.count == 2 })
    for conflict in solver.conflicts {
      #expect(ids(conflict.constraints).contains(ObjectIdentifier(conflict.leftOut)))
    }
  }

  @Test func `two inequalities that bind variables to each other leave them open`() throws {
    let ((one, x), (other, y)) = (variable(of: solver), variable(of: solver))
    _ = try add(x - y, .lessThanOrEqual, 0)
    _ = try add(y - x, .lessThanOrEqual, 0)
    #expect(solver.undeterminedVariables() == [one, other])
    _ = try add(x, .equal, 5)
    #expect(solver.undeterminedVariables().isEmpty)
    #expect(solver.value(of: other) == 5)
  }

  @Test(.timeLimit(.minutes(1)))
  func `pairs that inequalities bind are looked at in bounded time`() throws {
    for _ in 1...300 {
      let (x, y) = (variable(of: solver).x, variable(of: solver).x)
      _ = try add(x - y, .lessThanOrEqual, 0)
      _ = try add(y - x, .lessThanOrEqual, 0)
    }
    #expect(solver.undeterminedVariables().count <= 600)
    #expect(solver.isOptimal)
  }

  @Test func `conflicts stay until the constraints are solved again`() throws {
    let x = variable(of: solver).x
    let first = try add(x, .equal, 1)
    _ = try add(x, .equal, 2)
    solver.solve()
    try solver.remove(first)
    #expect(solver.conflicts.count == 1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  /// A list of views, each below the other, with heights by their contents.
  private func list(_ count: Int) throws -> (last: LinearVariable, first: LinearConstraint) {
    var first: LinearConstraint?
    var end = LinearExpression(20)
    var last = solver.addVariable()
    for number in 0..<count {
      let ((top, y), (_, height)) = (variable(of: solver), variable(of: solver))
      let constraint = LinearConstraint(y, .equal, end)
      try solver.add(constraint)
      first = first ?? constraint
      _ = try add(height, .lessThanOrEqual, Double(number % 7), 250)
      _ = try add(height, .greaterThanOrEqual, Double(number % 7), 750)
      (end, last) = (y + height + LinearExpression(8), top)
    }
    return (last, try #require(first))
  }

  @Test func `a list follows a change at its beginning`() throws {
    let (last, first) = try list(5000)
    solver.solve()
    let place = solver.value(of: last)
    let heights: Int = (0..<4999).map { $0 % 7 }.reduce(0, +)
    #expect(place == Double(20 + heights + 4999 * 8))
    for number in 1...50 {
      try solver.setConstant(-20 - Double(number), of: first)
      solver.solve()
    }
    #expect(solver.value(of: last) == place + 50)
    try solver.remove(first)
    solver.solve()
    #expect(solver.value(of: last) == place + 50)
  }

  @Test func `a thousand constraints are replaced at once`() throws {
    let variables = (0..<5000).map { _ in solver.addVariable() }
    var constraints: [LinearConstraint] = []
    for round in 1...3 {
      for constraint in constraints { try solver.remove(constraint) }
      constraints = try variables.map { try add(LinearExpression($0), .equal, Double(round)) }
      solver.solve()
      #expect(variables.allSatisfy { solver.value(of: $0) == Double(round) })
    }
  }
}
