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
    let targets = try #require(script.firstMatch(of: #/let targets = \[([^\]]+)\]/#)?.1)
    let least = try #require(script.firstMatch(of: #/let least = 0\.(\d\d)\n/#)?.1)
    let names = targets.matches(of: #/"(\w+)"/#).map { String($0.1) }
    let core = try #require(page.firstMatch(of: #/controls: ([^.]+)\./#)?.1)
    #expect(core.matches(of: #/`(\w+)`/#).map { String($0.1) } == names)
    #expect(page.contains(" less than \(least) % "))
  }
}
