import Foundation
import TestSupport
import Testing

/// A finding of an exploration that a person has judged after reading the XML.
private struct Judged {
  /// The law, the path and the place.
  var key: [String]
  var isTrue: Bool
}

private let folder = packageRoot.appending(path: "Tests/ctlTests/Scenarios/Judged")

private func judged(_ name: String) throws -> [Judged] {
  try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
    .dropFirst().map { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Judged(key: Array(cells[0..<3]), isTrue: cells[4] == "true")
    }
}

/// Returns the laws, paths and places of the findings in documents.
private func explored(_ paths: [String], steps: Int, in folder: URL) throws -> [[String]] {
  let result = try run("ctl", ["run", "--explore", "\(steps)", "--seed", "7"] + paths, in: folder)
  return result.output.split(separator: "\n").compactMap { line in
    guard let match = line.wholeMatch(of: #/(\S.*?):([0-9]+:[0-9]+): .* \(([a-z-]+)\)/#) else {
      return nil
    }
    return [String(match.3), String(match.1), String(match.2)]
  }
}

@Suite struct JudgedExplorationTests {
  @Test func `of the findings in documents of apps 85 of 100 were judged true`() throws {
    let rows = try judged("Explorations.tsv")
    #expect(rows.count >= 60)
    #expect(rows.count { $0.isTrue } * 100 >= rows.count * 85)
  }

  @Test func `each finding in the examples in which faults are planted was judged`() throws {
    let rows = try judged("Examples.tsv")
    let paths = Set(PlantedFault.forty.map { "Examples/\($0.document)" }).sorted()
    let found = try explored(paths, steps: 200, in: packageRoot)
    #expect(Set(found) == Set(rows.map(\.key)))
    #expect(rows.allSatisfy { $0.isTrue })
  }

  @Test(.tags(.corpus), .enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
  func `the findings in the first documents of apps are those that were judged`() throws {
    let paths = try String(contentsOf: folder.appending(path: "Documents.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    // Forty documents have forty findings; those after them were drawn until there were sixty.
    #expect(paths.count == 89)
    let found = try explored(paths, steps: 10, in: Corpus.documents)
    let rows = try judged("Explorations.tsv")
    #expect(Set(found) == Set(rows.map(\.key)))
  }
}
