import Diagnostics

/// The findings of a report as people read them, of which none repeats another one.
///
/// Errors are first, then warnings, then notes. What is wrong with one text in several languages is one
/// row, and so are the notes of a rule that has many, unless each one is asked for.
struct FindingRows {
  let findings: [Diagnostic]

  /// The number of notes of a rule that are told one by one.
  private static let mostNotes = 2

  init(_ report: FindingReport) {
    let merged = Self.merged(report.findings)
    let sorted = Diagnostic.Severity.allCases.flatMap { severity in
      merged.filter { $0.severity == severity }
    }
    findings = report.listsNotes ? sorted : Self.folded(sorted)
  }

  private struct Text: Hashable {
    var id: String
    var path: String
    var line: Int?
    var column: Int?
    var object: String?
    var property: String?
    var severity: Diagnostic.Severity
    var needsReview: Bool
  }

  /// Returns the findings with those about one text in several languages joined: the longest problem,
  /// with all languages.
  private static func merged(_ findings: [Diagnostic]) -> [Diagnostic] {
    var rows: [Diagnostic] = []
    var places: [Text: Int] = [:]
    var languages: [Int: [String]] = [:]
    for finding in findings {
      guard let subject = finding.subject, let language = subject.language else {
        rows.append(finding)
        continue
      }
      let text = Text(
        id: finding.id, path: finding.path, line: finding.start?.line,
        column: finding.start?.column, object: subject.object, property: subject.property,
        severity: finding.severity, needsReview: subject.needsReview)
      guard let place = places[text] else {
        places[text] = rows.count
        languages[rows.count] = [language]
        rows.append(finding)
        continue
      }
      languages[place, default: []].append(language)
      if finding.problem.count > rows[place].problem.count { rows[place] = finding }
    }
    for (place, all) in languages where all.count > 1 {
      let own = rows[place].subject?.language ?? ""
      let others = all.filter { $0 != own }
      rows[place].subject?.language = ([own] + others).joined(separator: ", ")
    }
    return rows
  }

  /// Returns the findings with the notes of each rule as one row.
  private static func folded(_ findings: [Diagnostic]) -> [Diagnostic] {
    let notes = Dictionary(grouping: findings.filter { $0.severity == .note }, by: \.id)
    var told: Set<String> = []
    return findings.compactMap { finding in
      guard finding.severity == .note, let all = notes[finding.id], all.count > Self.mostNotes
      else {
        return finding
      }
      guard told.insert(finding.id).inserted else { return nil }
      var row = finding
      let files = Set(all.map(\.path))
      let kind =
        files.allSatisfy { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        ? "documents" : "files"
      let place = files.count > 1 ? " in \(files.count) \(kind)" : ""
      row.problem =
        "\(finding.findingProblem), one of \(all.count)\(place) (--notes lists them)"
      row.subject = nil
      return row
    }
  }
}
