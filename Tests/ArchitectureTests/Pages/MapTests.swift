import Foundation
import TestSupport
import Testing

@Suite struct MapTests {
  private let map: String

  init() throws {
    map = try String(contentsOf: packageRoot.appending(path: "Docs/Map.md"), encoding: .utf8)
  }

  /// The numbered places of a section.
  private func places(_ section: String) throws -> [Substring] {
    let parts = map.components(separatedBy: "\n## ")
    let text = try #require(parts.first { $0.hasPrefix(section) })
    return text.split(separator: "\n").filter { $0.prefixMatch(of: #/\d+\. /#) != nil }
  }

  @Test func `every file of the map exists`() {
    let paths = map.matches(of: /`((?:Sources|Tests|Localization)\/[^`]+)`/).map { String($0.1) }
    #expect(paths.count > 40)
    for path in paths {
      #expect(
        FileManager.default.fileExists(atPath: packageRoot.appending(path: path).path),
        "\(path) is not there")
    }
  }

  @Test(arguments: [
    ("Add a control", 7), ("Add a gesture recognizer", 6),
    ("Add a kind of controller", 5), ("Add a screen reader", 4),
    ("Add a spoken language", 3), ("Add a control of AppKit", 7), ("Add a rule", 3),
    ("Add an attribute of a document", 4), ("Add an output format", 3), ("Add a check", 2),
  ])
  func `a change touches as few places as the map says`(section: String, count: Int) throws {
    #expect(try places(section).count == count)
  }

  @Test(arguments: [
    "What happens on a tap", "What happens to a title", "What happens to a state",
    "What happens to a byte of", "What happens to `isSelected`",
    "What happens to an action of AppKit", "What happens to a finding",
  ])
  func `a walk has at most twelve hops, each declared in the file that it names`(
    section: String
  ) throws {
    let hops = try places(section)
    #expect((6...12).contains(hops.count))
    for hop in hops {
      let symbol = try #require(hop.firstMatch(of: #/`(?:\w+\.)?(\w+)`/#)?.1, "\(hop)")
      let path = try #require(hop.firstMatch(of: #/`(Sources\/[^`]+)`/#)?.1, "\(hop)")
      let source = try String(
        contentsOf: packageRoot.appending(path: String(path)), encoding: .utf8)
      let declaration = try Regex("(?:func|var|let|class|struct|enum) \(symbol)\\b")
      #expect(source.contains(declaration), "\(path) does not declare \(symbol)")
    }
  }
}
