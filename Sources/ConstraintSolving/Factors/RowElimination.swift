/// The elimination of the columns of a square matrix, one pivot after the other.
struct RowElimination {
  private(set) var pivots: [BasisFactors.Pivot] = []
  private(set) var upper: [LinearTerm] = []
  private(set) var steps: [BasisFactors.Step] = []
  /// The rows that are combinations of others.
  private(set) var dependentRows: [Int] = []
  /// The columns without a pivot, as many as there are dependent rows.
  private(set) var freeColumns: [Int] = []

  private var rows: [[LinearTerm]]
  /// The rows that have an element in each column, and some that had one.
  private var columns: [[Int]]
  private var counts: [Int]
  private var isOpenRow: [Bool]
  private var isOpenColumn: [Bool]
  private var singleRows: [Int] = []
  private var singleColumns: [Int] = []

  /// A smaller number is the rest of a subtraction.
  private static let zero = 1e-11

  init(_ rows: [[LinearTerm]]) {
    let count = rows.count
    self.rows = rows
    columns = .init(repeating: [], count: count)
    counts = .init(repeating: 0, count: count)
    isOpenRow = .init(repeating: true, count: count)
    isOpenColumn = isOpenRow
    for (row, terms) in rows.enumerated() {
      for term in terms { columns[term.variable].append(row) }
      if terms.count == 1 { singleRows.append(row) }
    }
    for column in 0..<count {
      counts[column] = columns[column].count
      if counts[column] == 1 { singleColumns.append(column) }
    }
    eliminate()
    dependentRows = rows.indices.filter { isOpenRow[$0] }
    freeColumns = rows.indices.filter { isOpenColumn[$0] }
  }

  private mutating func eliminate() {
    var others: [Int] = []
    var hasOthers = false
    while true {
      if let row = singleRows.popLast() {
        guard isOpenRow[row], rows[row].count == 1 else { continue }
        pivot(row, 0)
      } else if let column = singleColumns.popLast() {
        guard isOpenColumn[column], counts[column] == 1,
          let row = columns[column].first(where: { row in
            isOpenRow[row] && rows[row].contains { $0.variable == column }
          }), let place = rows[row].firstIndex(where: { $0.variable == column }),
          abs(rows[row][place].coefficient) >= 0.001 * largest(in: row)
        else { continue }
        pivot(row, place)
      } else {
        if !hasOthers { (others, hasOthers) = (rows.indices.filter { isOpenRow[$0] }, true) }
        others.removeAll { !isOpenRow[$0] || rows[$0].isEmpty }
        guard let row = others.min(by: { rows[$0].count < rows[$1].count }) else { return }
        pivot(row, bestPlace(in: row))
      }
    }
  }

  private func largest(in row: Int) -> Double {
    rows[row].reduce(0) { max($0, abs($1.coefficient)) }
  }

  /// Returns the place in a row whose column has the fewest elements, of those that are not small.
  private func bestPlace(in row: Int) -> Int {
    let limit = 0.1 * largest(in: row)
    let places = rows[row].indices.filter { abs(rows[row][$0].coefficient) >= limit }
    return places.min { counts[rows[row][$0].variable] < counts[rows[row][$1].variable] } ?? 0
  }

  private mutating func pivot(_ row: Int, _ place: Int) {
    let pivot = rows[row].remove(at: place)
    let (column, start) = (pivot.variable, upper.count)
    upper += rows[row]
    pivots.append(
      .init(
        row: row, column: column, value: pivot.coefficient, elements: start..<upper.count))
    (isOpenRow[row], isOpenColumn[column]) = (false, false)
    for term in rows[row] { lose(term.variable) }
    for target in columns[column] where isOpenRow[target] {
      guard let found = rows[target].firstIndex(where: { $0.variable == column }) else { continue }
      let factor = rows[target].remove(at: found).coefficient / pivot.coefficient
      steps.append(.init(target: target, source: row, factor: factor))
      for term in rows[row] { subtract(term, times: factor, from: target) }
      if rows[target].count == 1 { singleRows.append(target) }
    }
    rows[row] = []
  }

  private mutating func subtract(_ term: LinearTerm, times factor: Double, from row: Int) {
    let change = term.coefficient * factor
    guard let place = rows[row].firstIndex(where: { $0.variable == term.variable }) else {
      rows[row].append(LinearTerm(variable: term.variable, coefficient: -change))
      columns[term.variable].append(row)
      counts[term.variable] += 1
      return
    }
    let size = abs(rows[row][place].coefficient) + abs(change)
    rows[row][place].coefficient -= change
    if abs(rows[row][place].coefficient) <= Self.zero * size {
      rows[row].remove(at: place)
      lose(term.variable)
    }
  }

  private mutating func lose(_ column: Int) {
    counts[column] -= 1
    if counts[column] == 1, isOpenColumn[column] { singleColumns.append(column) }
  }
}
