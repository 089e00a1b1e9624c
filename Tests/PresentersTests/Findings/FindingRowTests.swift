import Diagnostics
import Testing

@testable import Presenters

@Suite struct FindingRowTests {
  private func finding(
    _ severity: Diagnostic.Severity, _ id: String, in path: String = "A.xib", line: Int = 1,
    _ problem: String, language: String? = nil
  ) -> Diagnostic {
    var finding = Diagnostic(
      severity, id: id, path: path, at: SourcePosition(line: line, column: 1), problem, "Mend it.")
    finding.subject = Diagnostic.Subject()
    finding.subject?.object = "o"
    finding.subject?.language = language
    return finding
  }

  private func lines(_ findings: [Diagnostic], notes: Bool = false) -> [String] {
    var report = FindingReport()
    (report.findings, report.listsNotes) = (findings, notes)
    var lines: [String] = []
    FindingLines().present(report) { lines.append($0) }
    return lines
  }

  @Test func `errors are first, and each severity stays in order`() {
    let found = [
      finding(.note, "n", "a note"), finding(.warning, "w", line: 2, "one"),
      finding(.error, "e", line: 3, "first"), finding(.warning, "w", line: 4, "two"),
      finding(.error, "e", line: 5, "second"),
    ]
    #expect(
      lines(found) == [
        "A.xib:3:1: error: first. Mend it. (e)\n", "A.xib:5:1: error: second. Mend it. (e)\n",
        "A.xib:2:1: warning: one. Mend it. (w)\n", "A.xib:4:1: warning: two. Mend it. (w)\n",
        "A.xib:1:1: note: a note. Mend it. (n)\n",
      ])
  }

  @Test func `one text in several languages is one row, with the longest problem`() {
    let found = [
      finding(.warning, "w", "is short", language: "de"),
      finding(.warning, "w", "is longer", language: "fr"),
      finding(.warning, "w", line: 2, "is elsewhere", language: "fr"),
    ]
    #expect(
      lines(found) == [
        "A.xib:1:1: warning: is longer (fr, de). Mend it. (w)\n",
        "A.xib:2:1: warning: is elsewhere (fr). Mend it. (w)\n",
      ])
  }

  @Test func `the notes of a rule are one row unless they are asked for`() {
    let found = [
      finding(.note, "n", "first"), finding(.note, "n", line: 2, "second"),
      finding(.note, "n", in: "B.xib", line: 3, "third"), finding(.note, "m", "alone"),
    ]
    #expect(
      lines(found) == [
        "A.xib:1:1: note: first, one of 3 in 2 documents (--notes lists them). Mend it. (n)\n",
        "A.xib:1:1: note: alone. Mend it. (m)\n",
      ])
    #expect(lines(found, notes: true).count == 4)
  }
}
