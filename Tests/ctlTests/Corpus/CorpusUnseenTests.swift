import Foundation
import TestSupport
import Testing

/// The texts that coverage counts apart: the reason by document and key.
private func unseen(in paths: [String]) throws -> [String: String] {
  let result = try run(
    "ctl", ["strings", "coverage", "--format", "json"] + paths, in: Corpus.documents)
  let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts
  var reasons: [String: String] = [:]
  for row in (json?["coverage"] as? [Facts] ?? []) + (json?["untranslated"] as? [Facts] ?? []) {
    let document = row["document"] as? String ?? ""
    for (reason, keys) in row["notSeen"] as? [String: [String]] ?? [:] {
      for key in keys { reasons["\(document)\t\(key)"] = reason }
    }
  }
  return reasons
}

@Suite(.tags(.corpus)) struct CorpusUnseenTests {
  private func judged() throws -> [[String]] {
    let file = packageRoot.appending(path: "Tests/AuditingTests/Judged/UnseenTexts.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func `of 60 texts that are counted apart, 95 of 100 were judged right`() throws {
    let rows = try judged()
    #expect(rows.count == 60)
    #expect(rows.count { $0[3] == "right" } * 100 >= rows.count * 95)
  }

  @Test(.enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
  func `each text that was judged right is counted apart`() throws {
    let reasons = try unseen(in: ["."])
    for row in try judged() where row[3] == "right" {
      #expect(reasons["\(row[0])\t\(row[1])"] == row[2], "\(row)")
    }
  }

  /// What a reader says of such a text: it needs no translation, or is that of a template whose title code sets.
  @Test(
    .enabled(if: Corpus.isExpected, "the corpus is not beside the package"),
    arguments: ["transmission", "clipy", "coteditor"])
  func `nothing that is shown, in a menu or spoken is counted apart`(app: String) throws {
    let result = try run("ctl", ["announce", "--format", "json", app], in: Corpus.documents)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts
    var spoken: [String: String] = [:]
    func collect(_ value: Any, of document: String) {
      if let object = value as? Facts {
        let document = object["document"] as? String ?? object["path"] as? String ?? document
        if let id = object["id"] as? String, let text = object["text"] as? String {
          spoken["\(document)\t\(id)"] = text
        }
        for inner in object.values { collect(inner, of: document) }
      } else if let list = value as? [Any] {
        for inner in list { collect(inner, of: document) }
      }
    }
    collect(json ?? [:], of: "")
    #expect(spoken.count > 10)
    for (place, reason) in try unseen(in: [app]) {
      let parts = place.split(separator: "\t").map(String.init)
      let id = parts[1].prefix { $0 != "." }
      guard let text = spoken["\(parts[0])\t\(id)"] else { continue }
      let isTemplate = ["Window window", "Panel dialog"].contains(text)
      #expect(reason == "number, symbol or path" || isTemplate, "\(place) \(text)")
    }
  }
}
