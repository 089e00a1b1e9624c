import Diagnostics
import TextFormats

/// The end of a report, after its findings: what was fixed, the totals and what was not checked.
public struct FindingSummary: Sendable {
  /// The style of the text.
  public var style: TextStyle

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Shows the lines, each ending with a line break.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) rethrows {
    for entry in report.fixed { try put(lines("fixed: \(visible(entry, limit: 8192))")) }
    try put(lines(totals(of: report), style.bold))
    if let line = notChecked(in: report) { try put(lines(line)) }
  }

  /// Returns the number of findings and of what was checked, in a line without a line break.
  ///
  /// The findings to review are among the errors, warnings and notes.
  func totals(of report: FindingReport) -> String {
    var counts: [Diagnostic.Severity: Int] = [:]
    var reviews = 0
    for finding in report.findings {
      counts[finding.severity, default: 0] += 1
      if finding.subject?.needsReview == true { reviews += 1 }
    }
    let severities = Diagnostic.Severity.allCases.compactMap { severity in
      counts[severity].map { amount($0, severity.rawValue) }
    }
    var extent: [String] = []
    if !report.isOfTables, report.documents > 0 || report.tables == 0 {
      extent += [amount(report.documents, "document"), amount(report.controls, "control")]
    }
    if report.tables > 0 || report.isOfTables { extent.append(amount(report.tables, "table")) }
    if !report.languages.isEmpty { extent.append(amount(report.languages.count, "language")) }
    let findings = severities.isEmpty ? "No findings" : severities.joined(separator: " · ")
    var facts = ["\(findings) in \(extent.joined(separator: ", "))"]
    let unlisted = report.toReview.values.reduce(0, +)
    if reviews > 0 { facts.append("\(reviews) to review") }
    if unlisted > 0 { facts.append("\(unlisted) to review (--review lists them)") }
    facts += FindingReport.Suppression.allCases.compactMap { suppression in
      suppression.phrase(report.suppressed[suppression]?.count ?? 0)
    }
    if !report.failures.isEmpty { facts.append(amount(report.failures.count, "unreadable file")) }
    return facts.joined(separator: " · ")
  }

  /// Returns what was not checked, with the reasons, in a line; nil if everything was.
  func notChecked(in report: FindingReport) -> String? {
    let reasons = report.notChecked.sorted { $0.key < $1.key }.compactMap { reason, kinds in
      let elements = counted(
        kinds.flatMap { repeatElement(visible($0.key), count: max(0, $0.value)) })
      return elements.isEmpty ? nil : "\(elements) (\(visible(reason)))"
    }
    return reasons.isEmpty ? nil : "not checked: \(reasons.joined(separator: "; "))"
  }

  private func lines(_ line: String, _ shown: (String) -> String = { $0 }) -> String {
    wrapped(line, to: style.width, indentation: 2).map { shown($0) + "\n" }.joined()
  }
}
