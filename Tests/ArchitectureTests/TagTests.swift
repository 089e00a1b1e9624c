import Foundation
import TestSupport
import Testing

/// A suite in the sources of the tests.
private struct TestSuite: Hashable {
  let name: String
  let tag: String?

  /// Every suite.
  static let all: [TestSuite] = {
    let folder = packageRoot.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let suite = /(?:@Suite\(\s*\.tags\(\.(\w+)\)[^{]*?\s)?struct (\w+Tests)\b/
    return (paths ?? []).filter { $0.hasSuffix("Tests.swift") }.flatMap { path in
      let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
      return text.matches(of: suite).map {
        TestSuite(name: String($0.2), tag: $0.1.map(String.init))
      }
    }
  }()
}

/// The suites that a target of the Makefile runs, by the pattern that it passes to `swift test`.
private func suites(ofVariable variable: String) throws -> Set<String> {
  let makefile = try String(contentsOf: packageRoot.appending(path: "Makefile"), encoding: .utf8)
  let line = try #require(makefile.split(separator: "\n").first { $0.hasPrefix("\(variable) = ") })
  let pattern = try Regex(String(line.dropFirst(variable.count + 3)))
  return Set(TestSuite.all.map(\.name).filter { ".\($0)/".contains(pattern) })
}

@Suite struct TagTests {
  @Test(arguments: [("MODEL_SUITES", "model"), ("CORPUS_SUITES", "corpus")])
  func `a target of the Makefile runs the suites of a tag`(_ variable: String, _ tag: String) throws
  {
    let tagged = Set(TestSuite.all.filter { $0.tag == tag }.map(\.name))
    #expect(tagged.count > 10)
    #expect(try suites(ofVariable: variable) == tagged)
  }
}
