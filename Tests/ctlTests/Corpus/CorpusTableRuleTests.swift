import Foundation
import TestSupport
import Testing

private let command = ["strings", "check", "--format", "json", "--review", "--fail-on", "never"]

/// Returns the findings of a check of tables.
private func findings(in result: Finished) throws -> [Facts] {
  let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts
  return try #require(json?["findings"] as? [Facts])
}

/// Returns what tells a finding from others, whatever its line.
private func key(_ finding: Facts) -> String {
  ["rule", "path", "property", "language"].map { name in
    let text = finding[name] as? String ?? ""
    return text.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(
      of: "\t", with: "\\t")
  }.joined(separator: "\t")
}

@Suite(.tags(.corpus)) struct CorpusTableRuleTests {
  private let judgments = packageRoot.appending(path: "Tests/AuditingTests/Judged/Tables.tsv")

  @Test(.enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
  func `each rule finds in real tables as much as is stored, on every run`() throws {
    let first = try Corpus.answer(command)
    #expect(try run("ctl", command + ["."], in: Corpus.documents).output == first.output)
    let found = Dictionary(grouping: try findings(in: first)) { finding in
      "\(finding["rule"] ?? "")\t\(finding["severity"] ?? "")"
    }
    let lines = found.map { "\($0.key)\t\($0.value.count)" }.sorted()
    let file = packageRoot.appending(path: "Tests/AuditingTests/Judged/TableCounts.tsv")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
    #expect(
      lines
        == (try String(contentsOf: file, encoding: .utf8)).split(separator: "\n").map(String.init))
  }

  @Test func `of 120 findings at least 95 of 100 were judged right, over at least 20 rules`() throws
  {
    let rows = try judged()
    #expect(rows.count == 120)
    #expect(Set(rows.map { $0[0] }).count >= 20)
    #expect(rows.count { $0[4] == "right" } * 100 >= rows.count * 95)
  }

  @Test(.enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
  func `each finding that was judged is still told if it is right`() throws {
    let found = Set(try findings(in: try Corpus.answer(command)).map(key))
    for row in try judged() where row[4] == "right" {
      #expect(found.contains(row[0..<4].joined(separator: "\t")), "\(row)")
    }
  }

  private func judged() throws -> [[String]] {
    try String(contentsOf: judgments, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(.enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
  func `corrections end their findings, and change nothing else`() throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Corpus.documents, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let before = try findings(in: try Corpus.answer(command))
    _ = try run(
      "ctl", ["strings", "check", "--fix", "--fail-on", "never", "--format", "lines", "."], in: copy
    )
    let after = try findings(in: try run("ctl", command + ["."], in: copy))
    let (old, new) = (before.map(key), after.map(key))
    // What is corrected is gone, and no other finding appears.
    let gone = old.filter { !new.contains($0) }
    #expect(gone.count == 12)
    #expect(gone.allSatisfy { $0.hasPrefix("not-composed\t") })
    #expect(Set(new).subtracting(old) == [])
    let changed = Set(gone.map { $0.split(separator: "\t")[1] })
    for facts in try Corpus.expectedTables() {
      let path = try #require(facts["path"] as? String)
      let (one, other) = (
        try Data(contentsOf: Corpus.documents.appending(path: path)),
        try Data(contentsOf: copy.appending(path: path))
      )
      guard changed.contains(Substring(path)) else {
        #expect(one == other, "\(path)")
        continue
      }
      let (text, corrected) = (
        String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self)
      )
      #expect(one != other)
      // Texts are equal in Swift if they are canonically equivalent.
      #expect(text == corrected, "\(path)")
      #expect(
        text.utf8.filter { $0 < 0x40 } == corrected.utf8.filter { $0 < 0x40 }, "\(path)")
    }
  }
}
