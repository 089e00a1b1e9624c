/// A sum of variables with factors, and a number.
public struct LinearExpression: Equatable, Sendable {
  /// The terms, one for each variable, without those whose factor is 0.
  private(set) var terms: [LinearTerm]
  /// The number that is added.
  public private(set) var constant: Double

  /// Creates an expression that is a number.
  public init(_ constant: Double = 0) { (terms, self.constant) = ([], constant) }

  /// Creates an expression that is a variable.
  public init(_ variable: LinearVariable) {
    (terms, constant) = ([LinearTerm(variable: variable.index, coefficient: 1)], 0)
  }

  /// Indicates whether the expression is a number.
  public var isConstant: Bool { terms.isEmpty }

  /// Returns whether the expression has the variables of another one with the same factors.
  public func hasTerms(of other: LinearExpression) -> Bool { terms == other.terms }

  /// Returns the sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    for term in right.terms { sum.add(term) }
    sum.constant += right.constant
    return sum
  }

  /// Returns the difference of two expressions.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// Returns an expression times a number.
  public static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    guard factor != 0 else { return LinearExpression(0) }
    var product = left
    for place in product.terms.indices { product.terms[place].coefficient *= factor }
    product.constant *= factor
    return product
  }

  private mutating func add(_ term: LinearTerm) {
    // Expressions of layout have a few terms.
    guard let place = terms.firstIndex(where: { $0.variable == term.variable }) else {
      return terms.append(term)
    }
    terms[place].coefficient += term.coefficient
    if terms[place].coefficient == 0 { terms.remove(at: place) }
  }
}
