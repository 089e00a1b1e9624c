import Foundation
import TestSupport
import Testing

@Suite struct PageListTests {
  @Test func `Docs/README.md lists every page once, each with a sentence`() throws {
    let folder = packageRoot.appending(path: "Docs")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(pages.count > 20)
    let list = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let rows = list.matches(of: #/\n\| \[[^\]]+\]\(([^)]+)\) \| [A-Z`][^|]+[.] \|/#)
      .map { String($0.1) }
    #expect(rows.sorted() == (pages + ["../CONTRIBUTING.md", "../CHANGELOG.md"]).sorted())
  }

  @Test func `Docs/Coverage.md names the targets and the share of Scripts/Coverage.swift`() throws {
    let page = try String(
      contentsOf: packageRoot.appending(path: "Docs/Coverage.md"), encoding: .utf8)
    let script = try String(
      contentsOf: packageRoot.appending(path: "Scripts/Coverage.swift"), encoding: .utf8)
    for (list, limit, name) in [
      ("targets", "least", "core"), ("others", "leastOfOthers", "others"),
    ] {
      let targets = try #require(
        script.firstMatch(of: try Regex(#"let \#(list) = \[([^\]]+)\]"#))?.output[1].substring)
      let least = try #require(
        script.firstMatch(of: try Regex(#"let \#(limit) = 0\.(\d\d)\n"#))?.output[1].substring)
      let names = targets.matches(of: #/"(\w+)"/#).map { String($0.1) }
      let told = try #require(
        page.firstMatch(of: try Regex(#"\b\#(name): ([^.;]+)[.;]"#))?.output[1].substring)
      #expect(told.matches(of: #/`(\w+)`/#).map { String($0.1) } == names)
      #expect(page.contains("less than \(least) % "))
    }
  }
}
