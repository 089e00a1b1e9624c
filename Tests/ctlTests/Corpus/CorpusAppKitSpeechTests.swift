import Foundation
import TestSupport
import Testing

/// The apps whose documents are of AppKit.
private let apps = ["clipy", "coteditor", "macdown", "rectangle", "textual", "transmission"]

/// Returns the objects at a path of keys, through lists.
private func objects(_ root: Any?, _ keys: [String]) -> [[String: Any]] {
  keys.reduce([root as? [String: Any] ?? [:]]) { found, key in
    found.flatMap { $0[key] as? [[String: Any]] ?? [] }
  }
}

private func answer(_ verb: String) throws -> Any {
  let result = try run("ctl", [verb, "--format", "json"] + apps, in: Corpus.documents)
  return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
}

@Suite(.tags(.corpus), .enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusAppKitSpeechTests {
  @Test func `describe, announce and gallery say the same of each element of a Mac`() throws {
    let (announced, described) = (try answer("announce"), try answer("describe"))
    let elements = objects(announced, ["documents", "versions", "screens", "elements"])
    let drawn = objects(try answer("gallery"), ["documents", "versions", "screens", "elements"])
    #expect(elements.count > 2200)
    let texts = elements.map { $0["text"] as? String ?? "" }
    #expect(texts == drawn.map { $0["text"] as? String ?? "" })
    #expect(elements.map { $0["handle"] as? String } == drawn.map { $0["handle"] as? String })
    // A binding gives a label the text that the document does not have.
    let silent = elements.filter { ($0["text"] as? String ?? "").isEmpty }
    #expect(!silent.isEmpty && silent.count < 20)
    #expect(silent.allSatisfy { ($0["appKit"] as? [String: Any])?["bindings"] != nil })

    let documents = objects(announced, ["documents"])
    let others = objects(described, ["documents"])
    #expect(documents.map { $0["path"] as? String } == others.map { $0["path"] as? String })
    var (compared, different) = (0, [String]())
    for (document, other) in zip(documents, others) {
      var said: [String: [String]] = [:]
      let elements = objects(document, ["versions", "screens", "elements"])
      let all = elements.map { $0["text"] as? String ?? "" }
      for element in elements {
        guard let id = element["id"] as? String else { continue }
        said[id, default: []].append(element["text"] as? String ?? "")
      }
      for control in objects(other, ["controls"]) {
        let announcement = control["announcement"] as? [String: Any]
        // An element of a closed menu is on no screen.
        guard let text = announcement?["text"] as? String, let id = control["id"] as? String,
          let texts = said[id], !text.isEmpty
        else { continue }
        compared += 1
        // The first element of a group is announced after the group.
        if texts.contains(where: { $0.hasSuffix(text) }) { continue }
        // A control with segments is announced segment by segment.
        let parts = text.components(separatedBy: " · ")
        let areSaid = parts.allSatisfy { part in all.contains { $0.hasSuffix(part) } }
        if parts.count < 2 || !areSaid { different.append("\(id): \(text)") }
      }
    }
    #expect(compared > 2000)
    #expect(different == [])
  }
}
