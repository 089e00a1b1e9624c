import Foundation
import TestSupport
import Testing

/// A finding that a person has judged after reading the XML.
private struct Judged {
  var rule: String
  /// The rule, the path in the corpus, the object, the property and the language.
  var key: [String]
  var isTrue: Bool
}

private func judged() throws -> [Judged] {
  let file = packageRoot.appending(path: "Tests/AuditingTests/Judged/Findings.tsv")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
    row in
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return Judged(rule: cells[0], key: Array(cells[0..<5]), isTrue: cells[5] == "true")
  }
}

@Suite(.tags(.corpus)) struct JudgedFindingsTests {
  @Test func `95 of 100 findings of each rule were judged true`() throws {
    let rows = try judged()
    #expect(rows.count >= 120)
    let rules = Dictionary(grouping: rows, by: \.rule)
    #expect(rules.count >= 20)
    for (rule, rows) in rules {
      #expect(rows.count { $0.isTrue } * 100 >= rows.count * 95, "\(rule)")
    }
  }

  @Test(.enabled(if: Corpus.isExpected, "the corpus is beside the package"))
  func `every finding that was judged true is still found, and no other one`() throws {
    let result = try Corpus.answer(["check", "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts
    let findings = try #require(json?["findings"] as? [Facts])
    let found = Set(
      findings.map { finding in
        ["rule", "path", "object", "property", "language"].map { finding[$0] as? String ?? "" }
      })
    for row in try judged() {
      #expect(found.contains(row.key) == row.isTrue, "\(row.key.joined(separator: " "))")
    }
  }
}
