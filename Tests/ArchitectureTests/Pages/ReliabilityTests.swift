import Foundation
import TestSupport
import Testing

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
    let existing = Set(NamedTest.ofPackage.map { "\($0.suite)/\($0.name)" })
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
}
