import Foundation
import TestSupport
import Testing

@Suite(.tags(.corpus), .enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusTests {
  @Test func `all real documents are described as the independent reader found them`() throws {
    let result = try Corpus.answer(["describe", "--format", "json"])
    #expect(result.status == 3)
    let output = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts)
    let documents = output["documents"] as? [Facts] ?? []
    #expect((output["failures"] as? [Facts])?.count == 5)

    let expected = try Corpus.expectedDocuments()
    var comparison = Comparison(expected)
    let found = Dictionary(
      documents.map { ($0["path"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for facts in expected {
      let path = try #require(facts["path"] as? String)
      comparison.compareDocument(facts, with: found[path] ?? [:], path)
    }
    #expect(comparison.differences.isEmpty, "\(comparison.differences.prefix(10))")
    // Every field with its count: one that is no longer compared would show.
    let counts = comparison.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    let total = comparison.counts.values.reduce(0, +)
    try expectRecorded(counts.joined() + "\(total) in total\n", in: "corpus-facts.txt")
    #expect(total == 58_862)
  }

  @Test
  func `the languages of real documents are those that the independent reader found beside them`()
    throws
  {
    var expected: [String: Set<String>] = [:]
    for pair in try SharedFolder.facts("localization") where pair["match"] as? String == "sibling" {
      let path = try #require(pair["document"] as? String)
      expected[path, default: []].insert(try #require(pair["locale"] as? String).canonicalTag)
    }
    #expect(expected.count == 68)
    let result = try Corpus.answer(["describe", "--format", "jsonl"])
    for line in result.output.split(separator: "\n") {
      let document = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Facts ?? [:]
      guard let path = document["path"] as? String, let languages = expected[path] else { continue }
      let found = (document["languages"] as? [String] ?? []).map(\.canonicalTag)
      #expect(Set(found) == languages, "\(path)")
      expected[path] = nil
    }
    #expect(expected.isEmpty)
  }

  @Test func `no element of a real document is unknown`() throws {
    let result = try Corpus.answer(["describe", "--format", "jsonl"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 325)
    #expect(lines.filter { $0.contains("\"unknownElements\"") }.isEmpty)
  }

  @Test(arguments: ["describe", "announce"])
  func `all real documents are gone through, and the five keyed archives are named`(
    _ command: String
  ) throws {
    let result = try Corpus.answer([command])
    #expect(result.status == 3)
    // A path may be broken after a slash, but not before the name of its app.
    let apps = try FileManager.default.contentsOfDirectory(atPath: Corpus.documents.path)
    let headlines = result.output.split(separator: "\n").filter { line in
      apps.contains { line.hasPrefix("\($0)/") }
    }
    #expect(headlines.count == 320)
    let errors = result.messages.split(separator: "\n")
    #expect(errors.count == 5)
    #expect(errors.allSatisfy { $0.contains("error: this is a keyed archive of Xcode 4") })
  }
}

extension String {
  /// A tag as `ctl` writes it, whatever hyphens and letters its folder has.
  fileprivate var canonicalTag: String { replacing("_", with: "-").lowercased() }
}
