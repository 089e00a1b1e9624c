import Diagnostics
import TextFormats

/// Writes findings as SARIF 2.1.0, which code scanning services read.
public struct SARIFReport: Sendable {
  /// The semantic version of the program.
  public var version: String
  /// A Boolean value that indicates whether the JSON is indented; it is on one line otherwise.
  public var isPretty: Bool

  /// Creates the presenter for a version of the program.
  public init(version: String, isPretty: Bool = true) {
    self.version = version
    self.isPretty = isPretty
  }

  /// Writes the report in pieces, the last of which ends with a line break.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) throws {
    let log: JSONValue = .object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": .array([run(report)]),
    ])
    try writeJSON(log, isPretty: isPretty, to: put)
  }

  private func run(_ report: FindingReport) -> JSONValue {
    let suppressed = report.suppressedFindings
    let ids = report.findings.lazy.map(\.id)
    let catalog = SARIFRules(report.rules, others: Array(ids) + suppressed.map(\.finding.id))
    let results: [(finding: Diagnostic, by: FindingReport.Suppression?)] =
      report.findings.map { ($0, nil) } + suppressed.map { ($0.finding, $0.by) }
    return .object([
      "tool": .object([
        "driver": .object([
          "name": "ctl", "semanticVersion": .string(version), "rules": .array(catalog.descriptors),
        ])
      ]),
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": .object([
        "SRCROOT": .object(["description": text("The folder in which ctl was started.")])
      ]),
      "invocations": .array([invocation(report)]),
      "results": .list(results) { .sarifResult($0.finding, by: $0.by, catalog.indices) },
    ])
  }

  /// Returns the run itself: what could not be read, what was fixed and what was not checked.
  private func invocation(_ report: FindingReport) -> JSONValue {
    var notes = report.fixed.map { "fixed: \($0)" }
    if let line = FindingSummary().notChecked(in: report) { notes.append(line) }
    let failures = report.failures.map { failure in
      var json: [String: JSONValue] = [
        "descriptor": .object(["id": .string(failure.id)]),
        "level": .string(failure.severity.rawValue),
        "message": .sarifMessage(failure.findingMessage),
      ]
      json.set("locations", failure.sarifLocations)
      return JSONValue.object(json)
    }
    let others = notes.map { note in
      JSONValue.object(["level": "note", "message": .sarifMessage(note)])
    }
    return .object([
      "executionSuccessful": .bool(report.failures.isEmpty),
      "toolExecutionNotifications": .array(failures + others),
    ])
  }

  private func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}
