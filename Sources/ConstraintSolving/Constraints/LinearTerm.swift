/// A variable with its factor in a ``LinearExpression``.
struct LinearTerm: Equatable, Sendable {
  var variable: Int
  var coefficient: Double
}
