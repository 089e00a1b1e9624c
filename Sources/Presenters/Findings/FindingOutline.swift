import Diagnostics
import TextFormats

/// Shows findings to a person, below the paths of their files.
///
/// A finding is a row with its place, severity, rule and words, errors first, and the first one of a rule
/// has the remedy. Files that could not be read follow.
public struct FindingOutline: Sendable {
  /// The style of the text.
  public var style: TextStyle

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Shows the findings one at a time, then the summary; each piece ends with a line break.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) rethrows {
    let findings = FindingRows(report).findings + report.failures
    let table = FindingColumns(findings, in: style)
    var path: String?
    var remedies: Set<String> = []
    for finding in findings {
      if finding.path != path {
        path = finding.path
        try put(heading(finding.path))
      }
      let isNew = remedies.insert("\(finding.id) \(finding.remedy)").inserted
      try put(table.row(finding, withRemedy: isNew))
    }
    try FindingSummary(style: style).present(report, to: put)
  }

  private func heading(_ path: String) -> String {
    let title = path.isEmpty ? "Live views" : path
    return style.heading(title, "").map { $0 + "\n" }.joined()
  }
}

/// The columns of the rows, aligned over the whole report.
private struct FindingColumns {
  private let style: TextStyle
  private let place: Int
  private let rule: Int

  init(_ findings: [Diagnostic], in style: TextStyle) {
    self.style = style
    var (place, rule) = (0, 0)
    var seen: Set<String> = []
    for finding in findings {
      place = max(place, finding.place.utf8.count)
      if seen.insert(finding.id).inserted { rule = max(rule, columns(of: visible(finding.id))) }
    }
    // One long id does not push the words of every row away.
    (self.place, self.rule) = (place, min(rule, 24))
  }

  /// Returns a finding's row; the words are wrapped under themselves.
  func row(_ finding: Diagnostic, withRemedy: Bool) -> String {
    let (number, id) = (finding.place, visible(finding.id))
    let severity = "\(finding.severity)"
    let gap = place > 0 ? 2 : 0
    let left =
      "  " + spaces(place - number.utf8.count) + style.dim(number) + spaces(gap)
      + style.severity(severity) + spaces(7 - severity.utf8.count) + "  " + id
    let words = visible(
      withRemedy && !finding.remedy.isEmpty ? finding.findingMessage : finding.findingProblem,
      limit: 8192)
    let margin = 2 + place + gap + 9 + rule + 2
    let isRoomy = style.width - margin >= 24
    let indent = isRoomy ? margin : 6
    var lines = wrapped(words, to: style.width - indent)
    if isRoomy, columns(of: id) <= rule {
      lines[0] = left + spaces(rule - columns(of: id) + 2) + lines[0]
    } else {
      lines[0] = left + "\n" + spaces(indent) + lines[0]
    }
    return lines.joined(separator: "\n" + spaces(indent)) + "\n"
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension Diagnostic {
  /// The line and the column; empty for the file as a whole.
  fileprivate var place: String { start.map { "\($0.line):\($0.column)" } ?? "" }
}
