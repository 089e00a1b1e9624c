import Diagnostics

/// Writes findings as JUnit's XML: a suite for each document, a test for each of its rules.
///
/// Errors and warnings fail a test, notes are its output, and suppressed findings are tests that
/// were skipped. A document without findings has one test, which passes.
public struct JUnitReport: Sendable {
  /// The command that the report is of.
  private let command: String
  /// The name of the test of a file without findings.
  private let test: String

  /// Creates the presenter of `ctl check`.
  public init() { self.init(of: "ctl check", test: "ctl check") }

  /// Creates the presenter of another command, and names the test of a file without findings.
  package init(of command: String, test: String) { (self.command, self.test) = (command, test) }

  /// Writes the suites one at a time.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) rethrows {
    let suites = JUnitSuites(report, test: test)
    var counts = JUnitCounts()
    for path in suites.paths { counts.add(suites.cases(of: path)) }
    try put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    try put("<testsuites name=\"\(xml(command))\" \(counts.attributes)>\n")
    for path in suites.paths {
      let cases = suites.cases(of: path)
      var counts = JUnitCounts()
      counts.add(cases)
      let name = xml(path.isEmpty ? "Live views" : path)
      try put("  <testsuite name=\"\(name)\" \(counts.attributes)>\n")
      for test in cases { try test.write(in: name, to: put) }
      try put("  </testsuite>\n")
    }
    try put("</testsuites>\n")
  }
}

/// The numbers of tests that a suite begins with.
private struct JUnitCounts {
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  mutating func add(_ cases: [JUnitCase]) {
    tests += cases.count
    failures += cases.count { $0.kind == .rule && !$0.problems.isEmpty }
    errors += cases.count { $0.kind == .unreadable }
    skipped += cases.count { $0.kind == .suppressed }
  }

  var attributes: String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }
}

/// The findings in each file, in the order in which the files were read.
private struct JUnitSuites {
  private(set) var paths: [String] = []
  private var findings: [String: [Diagnostic]] = [:]
  private var suppressed: [String: [Diagnostic]] = [:]
  private var failures: [String: [Diagnostic]] = [:]

  private let test: String

  init(_ report: FindingReport, test: String) {
    self.test = test
    for finding in report.findings { findings[finding.path, default: []].append(finding) }
    for (finding, _) in report.suppressedFindings {
      suppressed[finding.path, default: []].append(finding)
    }
    for failure in report.failures { failures[failure.path, default: []].append(failure) }
    let others = report.findings + report.suppressedFindings.map(\.finding) + report.failures
    var seen: Set<String> = []
    paths = (report.paths + others.map(\.path)).filter { seen.insert($0).inserted }
  }

  /// Returns the tests of a file, by rule in the order of their first findings.
  func cases(of path: String) -> [JUnitCase] {
    let all =
      grouped(findings[path, default: []], .rule)
      + grouped(suppressed[path, default: []], .suppressed)
      + grouped(failures[path, default: []], .unreadable)
    return all.isEmpty ? [JUnitCase(rule: test, kind: .rule)] : all
  }

  private func grouped(_ findings: [Diagnostic], _ kind: JUnitCase.Kind) -> [JUnitCase] {
    var cases: [JUnitCase] = []
    var places: [String: Int] = [:]
    for finding in findings {
      let place = places[finding.id] ?? cases.count
      if place == cases.count {
        places[finding.id] = place
        cases.append(JUnitCase(rule: finding.id, kind: kind))
      }
      cases[place].findings.append(finding)
    }
    return cases
  }
}
