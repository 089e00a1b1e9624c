import Foundation
import Testing

private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct ReliabilityTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: packageRoot.appending(path: "Docs/Reliability.md"), encoding: .utf8)
  }

  /// The tests that a text names, as `Suite/name`.
  private func names(in text: String) -> [String] {
    text.matches(of: #/`(\w+Tests/[^`]+)`/#).map { String($0.1) }
  }

  @Test func `each test that Docs/Reliability.md names exists`() throws {
    let existing = try testNames(below: packageRoot.appending(path: "Tests"))
    let named = names(in: page)
    #expect(named.count > 25)
    for name in named { #expect(existing.contains(name), "there is no test \(name)") }
  }

  @Test func `each limit and each paragraph about one names its test`() throws {
    let sections = page.components(separatedBy: "\n## ")
    let limits = try #require(sections.first { $0.hasPrefix("Limits\n") })
    let rows = limits.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 15)
    for row in rows { #expect(!names(in: String(row)).isEmpty, "no test holds: \(row)") }
    let paragraphs = limits.components(separatedBy: "\n\n").dropFirst(2).filter {
      !$0.hasPrefix("|")
    }
    #expect(paragraphs.count > 4)
    for paragraph in paragraphs {
      #expect(!names(in: paragraph).isEmpty, "no test holds: \(paragraph)")
    }
  }

  @Test func `a test is known by the suite around it and by its name`() {
    let source = """
      @Suite struct FirstTests {
        @Test func `one is one`() {}
      }
      extension SecondTests {
        @Test(arguments: [1, 2])
        private func `two is two`(number: Int) {}
      }
      """
    #expect(testNames(in: source) == ["FirstTests/one is one", "SecondTests/two is two"])
  }
}

/// The tests of all sources below a folder, as `Suite/name`.
private func testNames(below folder: URL) throws -> Set<String> {
  var names: Set<String> = []
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  for case let file as URL in try #require(files) where file.pathExtension == "swift" {
    names.formUnion(testNames(in: try String(contentsOf: file, encoding: .utf8)))
  }
  return names
}

/// The tests of a source in its order, as `Suite/name`.
private func testNames(in source: String) -> [String] {
  var (names, suite) = ([String](), "")
  for line in source.split(separator: "\n") {
    if let match = line.firstMatch(of: #/\b(?:struct|class|extension|enum) (\w+Tests)\b/#) {
      suite = String(match.1)
    } else if let match = line.firstMatch(of: #/func `([^`]+)`/#) {
      names.append("\(suite)/\(match.1)")
    }
  }
  return names
}
