import Diagnostics

/// Collects the problems of a table, and computes all lines and columns in one pass.
struct TableFindings {
  /// The placeholder in a message for a second position.
  static let there = "\u{FFFC}"
  /// The maximum number of problems that are listed; the rest are counted.
  private static let limit = 1000

  private struct Finding {
    var id: String
    var severity: Diagnostic.Severity
    var offset: Int
    var there: Int?
    var problem: String
    var remedy: String
  }

  /// The diagnostic id of the findings, such as `strings.syntax`.
  let id: String
  private var findings: [Finding] = []
  private var rest = 0
  private var restHasErrors = false

  init(id: String) { self.id = id }

  mutating func add(
    _ severity: Diagnostic.Severity, at offset: Int, there: Int? = nil,
    _ problem: @autoclosure () -> String, _ remedy: String, id: String? = nil
  ) {
    guard findings.count < Self.limit else {
      rest += 1
      restHasErrors = restHasErrors || severity == .error
      return
    }
    findings.append(
      Finding(
        id: id ?? self.id, severity: severity, offset: offset, there: there, problem: problem(),
        remedy: remedy))
  }

  /// Returns the problems in file order; without a text, all are at the beginning.
  func problems(in source: SourceText?, path: String) -> [Diagnostic] {
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
      return Diagnostic(
        finding.severity, id: finding.id, path: path, at: position(finding.offset),
        finding.problem.substituting(Self.there, with: there), finding.remedy)
    }
    if rest > 0, let last = problems.last {
      problems.append(
        Diagnostic(
          restHasErrors ? .error : .warning, id: id, path: path, at: last.start,
          "there are \(rest) more problems",
          "Fix these first."))
    }
    return problems
  }
}
