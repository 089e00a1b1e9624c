import Diagnostics
import TextFormats

/// A test of JUnit: what a rule found in a document.
struct JUnitCase {
  /// The reason that the test does not just pass.
  enum Kind {
    /// A rule was checked.
    case rule
    /// The findings of a rule were suppressed.
    case suppressed
    /// The file could not be read.
    case unreadable
  }

  /// The rule.
  var rule: String
  /// The reason that the test does not just pass.
  var kind: Kind
  /// The findings; nothing in a test that passes.
  var findings: [Diagnostic] = []

  /// The findings that fail the test.
  var problems: [Diagnostic] { findings.filter { $0.severity != .note } }

  /// Writes the element of the test; the name of the class is in XML already.
  func write(in className: String, to put: (String) throws -> Void) rethrows {
    // A rule can be suppressed for one object and fail for another.
    let name = xml(rule) + (kind == .suppressed ? " (suppressed)" : "")
    let start = "    <testcase classname=\"\(className)\" name=\"\(name)\""
    guard !findings.isEmpty else { return try put("\(start)/>\n") }
    try put("\(start)>\n")
    switch kind {
    case .rule:
      try write("failure", of: problems, to: put)
      let notes = findings.filter { $0.severity == .note }
      if !notes.isEmpty { try write(notes, in: "system-out", "", to: put) }
    case .suppressed: try write("skipped", of: findings, to: put)
    case .unreadable: try write("error", of: findings, to: put)
    }
    try put("    </testcase>\n")
  }

  /// Writes one element for several findings, because many readers know no second one.
  private func write(
    _ element: String, of findings: [Diagnostic], to put: (String) throws -> Void
  ) rethrows {
    guard let first = findings.first else { return }
    let words = xml(visible(first.findingMessage, limit: 8192), keepsIsolates: true)
    let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
    let attributes = " type=\"\(xml(rule))\" message=\"\(words)\(more)\""
    try write(findings, in: element, attributes, to: put)
  }

  private func write(
    _ findings: [Diagnostic], in element: String, _ attributes: String,
    to put: (String) throws -> Void
  ) rethrows {
    try put("      <\(element)\(attributes)>")
    for (number, finding) in findings.enumerated() {
      try put((number > 0 ? "\n" : "") + xml(finding.findingLine, keepsIsolates: true))
    }
    try put("</\(element)>\n")
  }
}

/// Returns text that can stand in an attribute or an element of a report.
func xml(_ text: String, keepsIsolates: Bool = false) -> String {
  MarkupFile.report(keepsIsolates: keepsIsolates).escaped(text)
}
