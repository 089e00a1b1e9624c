import Diagnostics
import TextFormats

/// Writes the JSON of `ctl check`, schema `ctl.check/1`.
public struct FindingJSON: Sendable {
  /// A Boolean value that indicates whether the JSON is indented; it is on one line otherwise.
  public var isPretty: Bool

  /// Creates the presenter.
  public init(isPretty: Bool = true) { self.isPretty = isPretty }

  /// Writes the report in pieces, the last of which ends with a line break.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) throws {
    try writeJSON(Self.report(report), isPretty: isPretty, to: put)
  }

  private static func report(_ report: FindingReport) -> JSONValue {
    .object([
      "schema": "ctl.check/1",
      "findings": .list(report.findings) { .object(reviewed($0)) },
      "suppressed": .list(report.suppressedFindings) { suppressed in
        var json = reviewed(suppressed.finding)
        json["by"] = .string(suppressed.by.rawValue)
        return .object(json)
      },
      "fixed": JSONValue(report.fixed),
      "failures": .list(report.failures) { .object(finding($0)) },
      "notChecked": notChecked(report),
      "rules": .list(report.rules) { .string($0.id) },
      "totals": totals(report),
    ])
  }

  /// Returns a finding as JSON, with its need for review; a file that cannot be read needs no
  /// review.
  private static func reviewed(_ finding: Diagnostic) -> [String: JSONValue] {
    var json = self.finding(finding)
    json["needsReview"] = .bool(finding.subject?.needsReview ?? false)
    return json
  }

  private static func finding(_ finding: Diagnostic) -> [String: JSONValue] {
    var json: [String: JSONValue] = [
      "rule": .string(finding.id), "severity": .string(finding.severity.rawValue),
      "problem": .path(finding.problem),
    ]
    if !finding.path.isEmpty { json["path"] = .path(finding.path) }
    if !finding.remedy.isEmpty { json["remedy"] = .string(finding.remedy) }
    json.set("proof", finding.proof)
    json.set("line", finding.start.map { .number($0.line) })
    json.set("column", finding.start.map { .number($0.column) })
    json.set("endLine", finding.end.map { .number($0.line) })
    json.set("endColumn", finding.end.map { .number($0.column) })
    guard let subject = finding.subject else { return json }
    json.set("scene", subject.scene)
    json.set("screen", subject.screen)
    json.set("object", subject.object)
    json.set("identifier", subject.identifier)
    json.set("property", subject.property)
    json.set("language", subject.language)
    json.set("criterion", subject.criterion)
    json.set("clause", subject.clause)
    return json
  }

  private static func notChecked(_ report: FindingReport) -> JSONValue {
    .array(
      report.notChecked.sorted { $0.key < $1.key }.flatMap { reason, kinds in
        kinds.sorted { $0.key < $1.key }.map { kind, count in
          .object(["reason": .string(reason), "kind": .string(kind), "count": .number(count)])
        }
      })
  }

  private static func totals(_ report: FindingReport) -> JSONValue {
    var json: [String: JSONValue] = [
      "documents": .number(report.documents), "controls": .number(report.controls),
      "tables": .number(report.tables),
      "languages": JSONValue(report.languages), "unreadable": .number(report.failures.count),
      "toReview": .number(
        report.findings.count { $0.subject?.needsReview == true }
          + report.toReview.values.reduce(0, +)),
    ]
    for severity in Diagnostic.Severity.allCases {
      json["\(severity)s"] = .number(report.findings.count { $0.severity == severity })
    }
    for by in FindingReport.Suppression.allCases {
      json["suppressedBy\(by.rawValue.capitalizedFirst)"] = .number(
        report.suppressed[by]?.count ?? 0)
    }
    return .object(json)
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Writes a value in pieces, the last of which ends with a line break.
func writeJSON(
  _ value: JSONValue, isPretty: Bool, to put: (String) throws -> Void
) throws {
  try withoutActuallyEscaping(put) { put in
    // The writer delivers whole scalars, so each piece is valid UTF-8.
    var writer = JSONWriter(isPretty: isPretty) { try put(String(decoding: $0, as: UTF8.self)) }
    try writer.value(value)
    try writer.endLine()
  }
}
