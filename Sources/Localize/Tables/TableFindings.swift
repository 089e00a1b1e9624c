/// Collects what is wrong with a table, and finds the lines and columns of all of it in one pass.
struct TableFindings {
  /// Stands in a message for the place that is given with it.
  static let there = "\u{FFFC}"
  /// As many problems as anybody reads; the rest are counted.
  private static let limit = 1000

  private var findings:
    [(severity: TableProblem.Severity, offset: Int, there: Int?, message: String)] = []
  private var rest = 0

  mutating func add(
    _ severity: TableProblem.Severity, at offset: Int, there: Int? = nil, _ message: String
  ) {
    guard findings.count < Self.limit else {
      rest += 1
      return
    }
    findings.append((severity, offset, there, message))
  }

  /// Returns the problems in the order of the file; without a text all are at its beginning.
  func problems(in source: SourceText?, path: String) -> [TableProblem] {
    let offsets = Set(findings.flatMap { [$0.offset, $0.there ?? 0] }).sorted()
    let places = source?.positions(of: offsets) ?? []
    let positions = Dictionary(uniqueKeysWithValues: zip(offsets, places))
    func position(_ offset: Int) -> SourcePosition {
      positions[offset] ?? SourcePosition(line: 1, column: 1)
    }
    var problems = findings.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element).map { finding in
      let there = finding.there.map { position($0) }.map { "\($0.line):\($0.column)" } ?? ""
      return TableProblem(
        severity: finding.severity, path: path, position: position(finding.offset),
        message: finding.message.replacing(Self.there, with: there))
    }
    if rest > 0, let last = problems.last {
      problems.append(
        TableProblem(
          severity: .error, path: path, position: last.position,
          message: "there are \(rest) more problems. Mend these first."))
    }
    return problems
  }
}
