/// A square matrix of sparse rows as a product of simple ones, so that systems of equations with it are solved in the
/// time of its elements.
///
/// Gaussian elimination with Markowitz's rule: the next pivot is in a row or column of one element if there is one, as in
/// nearly all of a layout, and otherwise where few elements are added. Rows are replaced by factors of their own until
/// ``needsRenewal``.
struct BasisFactors {
  struct Pivot {
    var row: Int
    var column: Int
    var value: Double
    /// The other elements of the row after elimination, in ``upper``.
    var elements: Range<Int>
  }

  /// A multiple of a row that is subtracted from another one.
  struct Step {
    var target: Int
    var source: Int
    var factor: Double
  }

  /// A row that was replaced, as a combination of the former rows.
  struct Replacement {
    var row: Int
    var pivot: Double
    var others: [LinearTerm]
  }

  private(set) var pivots: [Pivot] = []
  private(set) var upper: [LinearTerm] = []
  private(set) var steps: [Step] = []
  private var replacements: [Replacement] = []
  private var replacedElements = 0

  /// Indicates whether there are so many replaced rows that factors of the present rows are faster.
  var needsRenewal: Bool {
    replacements.count >= 100 || replacedElements > 2 * (upper.count + steps.count + pivots.count)
  }

  init(_ elimination: consuming RowElimination) {
    pivots = elimination.pivots
    upper = elimination.upper
    steps = elimination.steps
  }

  /// Replaces a row; the combination of the present rows has an element for each row.
  mutating func replace(_ row: Int, by combination: [Double]) {
    var others: [LinearTerm] = []
    for (place, value) in combination.enumerated() where place != row && value != 0 {
      others.append(LinearTerm(variable: place, coefficient: value))
    }
    replacedElements += others.count + 1
    replacements.append(Replacement(row: row, pivot: combination[row], others: others))
  }

  /// Returns the x for which the rows have the products that are given.
  func solve(_ products: [Double]) -> [Double] {
    var right = products
    for replaced in replacements.reversed() {
      var sum = right[replaced.row]
      for other in replaced.others { sum -= other.coefficient * right[other.variable] }
      right[replaced.row] = sum / replaced.pivot
    }
    for step in steps where right[step.source] != 0 {
      right[step.target] -= step.factor * right[step.source]
    }
    var x = [Double](repeating: 0, count: products.count)
    for pivot in pivots.reversed() {
      var sum = right[pivot.row]
      for place in pivot.elements { sum -= upper[place].coefficient * x[upper[place].variable] }
      if sum != 0 { x[pivot.column] = sum / pivot.value }
    }
    return x
  }

  /// Returns the factors of the rows whose sum is a vector.
  func combination(of vector: [Double]) -> [Double] {
    var left = vector
    var factors = [Double](repeating: 0, count: vector.count)
    for pivot in pivots where left[pivot.column] != 0 {
      let factor = left[pivot.column] / pivot.value
      factors[pivot.row] = factor
      for place in pivot.elements {
        left[upper[place].variable] -= upper[place].coefficient * factor
      }
    }
    for step in steps.reversed() where factors[step.target] != 0 {
      factors[step.source] -= step.factor * factors[step.target]
    }
    for replaced in replacements where factors[replaced.row] != 0 {
      let factor = factors[replaced.row] / replaced.pivot
      factors[replaced.row] = factor
      for other in replaced.others { factors[other.variable] -= other.coefficient * factor }
    }
    return factors
  }
}
