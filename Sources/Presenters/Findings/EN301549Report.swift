import Diagnostics
import TextFormats

/// Writes the findings by the clauses of EN 301 549 V3.2.1 about software, as Markdown.
///
/// Each clause is found, not found by the rules that look for part of it, or not decidable here.
public struct EN301549Report: Sendable {
  /// The first line of every report, which no other file has.
  package static let heading = "# EN 301 549 V3.2.1, chapter 11: software, as ctl check finds it"

  /// Creates the presenter.
  public init() {}

  /// Writes the report; each piece ends with a line break.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) rethrows {
    let rules = Dictionary(grouping: report.rules.filter { $0.clause != nil }) { $0.clause ?? "" }
    let found = Dictionary(grouping: report.findings, by: \.id).mapValues(\.count)
    let clauses = EN301549Clause.all.map { clause in
      let own = rules[clause.number] ?? []
      return (clause: clause, rules: own, found: own.filter { found[$0.id] != nil })
    }
    try put(Self.heading + "\n\n")
    try put("\(FindingSummary().totals(of: report)).\n")
    if let line = FindingSummary().notChecked(in: report) { try put("\n\(line).\n") }
    try put("\n## Found\n\n")
    try table(["clause", "title", "findings"], clauses.filter { !$0.found.isEmpty }, to: put) {
      $0.found.map { "\($0.id) \(found[$0.id] ?? 0)" }
    }
    try put("\n## Not found by this tool\n\n")
    try put("The rules look for part of what a clause asks, so it need not be met.\n\n")
    let clean = clauses.filter { $0.found.isEmpty && !$0.rules.isEmpty }
    try table(["clause", "title", "rules"], clean, to: put) { $0.rules.map(\.id) }
    try put("\n## Not decidable here\n\n")
    try table(["clause", "title"], clauses.filter { $0.rules.isEmpty }, to: put) { _ in nil }
    try presentOthers(of: report, found, to: put)
  }

  private typealias Row = (
    clause: EN301549Clause, rules: [DiagnosticRule], found: [DiagnosticRule]
  )

  private func table(
    _ head: [String], _ rows: [Row], to put: (String) throws -> Void,
    _ last: (Row) -> [String]?
  ) rethrows {
    guard !rows.isEmpty else { return try put("None.\n") }
    try put(line(head) + line(head.map { _ in "---" }))
    for row in rows {
      let words = last(row).map { [$0.joined(separator: ", ")] } ?? []
      try put(line([row.clause.number, row.clause.title] + words))
    }
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// Writes the findings about criteria that the version of the standard does not have.
  private func presentOthers(
    of report: FindingReport, _ found: [String: Int], to put: (String) throws -> Void
  ) rethrows {
    let rules = report.rules.filter {
      $0.criterion != nil && $0.clause == nil && found[$0.id] != nil
    }
    guard !rules.isEmpty else { return }
    try put("\n## Criteria of WCAG without a clause in V3.2.1\n\n")
    try put(line(["criterion", "findings"]) + line(["---", "---"]))
    for (criterion, own) in Dictionary(grouping: rules, by: { $0.criterion ?? "" })
      .sorted(by: { $0.key < $1.key })
    {
      let words = own.map { "\($0.id) \(found[$0.id] ?? 0)" }.joined(separator: ", ")
      try put(line([criterion, words]))
    }
  }
}
