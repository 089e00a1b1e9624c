import Foundation
import InterfaceBuilder
import InterfaceLoader
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusBindingTests {
  private static let bindings = Corpus.appKitDocuments.flatMap { _, document in
    document.bindings.map { BindingTrial(binding: $0, document: document) }
  }

  @Test func `every binding of the XML is one of the loaded documents`() throws {
    var written = 0
    for (path, _) in Corpus.all {
      let xml = try String(contentsOf: SharedFolder.corpus.appending(path: path), encoding: .utf8)
      written += xml.matches(of: /<binding\s/).count
    }
    let loaded = Corpus.appKitDocuments.reduce(0) { count, document in
      count + InterfaceLoader().load(document.document).bindings.count
    }
    #expect(written == 542)
    #expect(loaded == written)
  }

  @Test func `few bindings are not evaluated, each for a reason`() {
    var reasons: [String: Int] = [:]
    for (_, document) in Corpus.appKitDocuments {
      let loader = InterfaceLoader.withPlaceholders()
      for left in loader.load(document).unevaluatedBindings {
        let name = left.binding.transformer ?? left.binding.name
        reasons["\(name): \(left.reason.rawValue)", default: 0] += 1
      }
    }
    #expect(
      reasons == [
        "managedObjectContext: the property is not modeled": 1,
        "predicate: the property is not modeled": 1,
        "ExpandedPathToIconTransformer: the transformer is not registered": 4,
        "ExpandedPathToPathTransformer: the transformer is not registered": 4,
      ])
  }

  /// Sixty bindings: two of each kind of property and element first, then others.
  private static func drawn() -> [BindingTrial] {
    var numbers = SeededGenerator(seed: 50)
    var rest = bindings.shuffled(using: &numbers)
    var drawn: [BindingTrial] = []
    for kind in Set(rest.map { $0.binding.name }).sorted() {
      for _ in 0..<2 {
        guard let index = rest.firstIndex(where: { $0.binding.name == kind }) else { continue }
        drawn.append(rest.remove(at: index))
      }
    }
    return drawn + rest.prefix(60 - drawn.count)
  }

  @Test func `a value shows in its control, and what the user does there is the value`() {
    let drawn = Self.drawn()
    #expect(drawn.count == 60)
    var (operated, problems) = (0, [String: Int]())
    for trial in drawn {
      switch trial.run() {
      case "shown": continue
      case "shown and operated": operated += 1
      case let problem: problems["\(trial.kind): \(problem)", default: 0] += 1
      }
    }
    #expect(operated >= 20)
    // The app makes the items of this button.
    #expect(
      problems == [
        "managedObjectContext of arrayController: no values": 1,
        "predicate of searchField: no values": 1,
        "selectedValue of popUpButton: first: shows , not A": 1,
      ])
  }
}
