import Foundation
import TestSupport
import Testing

/// A finding about a layout that an independent reader has judged by the XML and the tables.
private struct Judged {
  var path: String
  var rule: String
  /// The id of the object, or of the constraint.
  var object: String
  /// The first language that it was found in.
  var language: String
  var verdict: String
}

private func judged() throws -> [Judged] {
  let file = packageRoot.appending(path: "Tests/AuditingTests/Judged/Layouts.tsv")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
    row in
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return Judged(
      path: cells[0], rule: cells[1], object: cells[2], language: cells[3], verdict: cells[4])
  }
}

@Suite(.tags(.corpus)) struct JudgedLayoutTests {
  @Test func `of sixty findings that a seed drew from five apps 85 of 100 were judged right`()
    throws
  {
    let rows = try judged()
    #expect(rows.count == 60)
    #expect(Set(rows.map { $0.path.prefix { $0 != "/" } }).count == 5)
    #expect(rows.count { $0.verdict == "right" } * 100 >= rows.count * 85)
  }

  @Test(.enabled(if: Corpus.isExpected, "the corpus is beside the package"))
  func `every finding that was judged right is still found`() throws {
    for (path, rows) in Dictionary(grouping: try judged(), by: \.path) {
      let languages = Set(rows.map(\.language)).subtracting([""]).sorted()
      let result = try run(
        "ctl",
        [
          "check", Corpus.documents.appending(path: path).path, "--format", "json", "--device",
          "iphone-se-1", "--device", "iphone-15", "--text-size", "large", "--text-size",
          "accessibility-large", "--fail-on", "never",
        ] + languages.flatMap { ["--locale", $0] }
          + Set(rows.map(\.rule)).sorted().flatMap { ["--rule", $0] })
      let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts
      let findings = try #require(json?["findings"] as? [Facts])
      let found = Set(
        findings.map { ["\($0["rule"] ?? "")", $0["object"] as? String ?? ""] })
      for row in rows where row.verdict == "right" {
        #expect(found.contains([row.rule, row.object]), "\(path) \(row.rule) \(row.object)")
      }
    }
  }
}
