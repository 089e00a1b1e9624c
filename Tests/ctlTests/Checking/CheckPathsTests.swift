import Foundation
import TestSupport
import Testing

@Suite struct CheckPathsTests {
  private let folder: ScratchFolder

  init() throws {
    let unnamed = xib(button("b"))
    folder = try ScratchFolder([
      "App/Form.xib": unnamed, "App/Old/Form.xib": unnamed, "App/Old/Keep/Form.xib": unnamed,
      ".ctl.yml": """
      rules:
        small-target: note
      paths:
        App/Old:
          unnamed: off
          small-target: { points: 20 }
        Keep: { unnamed: warning }
      """,
    ])
  }

  @Test func `rules are off or different in a folder, and a later pattern goes before`() throws {
    let lines = try run("ctl", ["check", "App", "--rule", "unnamed"], in: folder.url).output
    #expect(lines.contains("App/Form.xib:4:1: error: "))
    let all = try run("ctl", ["check", "App", "--notes"], in: folder.url).output
    let unnamed = all.split(separator: "\n").filter { $0.hasSuffix("(unnamed)") }
      .map { $0.prefix { $0 != " " } + $0.split(separator: " ")[1] }
    #expect(unnamed == ["App/Form.xib:4:1:error:", "App/Old/Keep/Form.xib:4:1:warning:"], "\(all)")
    #expect(all.contains("App/Form.xib:4:17: note: "), "\(all)")
    #expect(!all.contains("App/Old/Form.xib"), "\(all)")
  }

  @Test func `an option goes before what is set for a path`() throws {
    let all = try run("ctl", ["check", "App", "--disable", "unnamed"], in: folder.url).output
    #expect(!all.contains("(unnamed)"))
  }

  @Test func `what is set for paths is shown with its line`() throws {
    let shown = try run("ctl", ["check", "--show-config"], in: folder.url).output
    #expect(shown.contains("paths.App/Old.unnamed"))
    #expect(shown.contains("(.ctl.yml:5)"))
    #expect(shown.contains("paths.App/Old.small-target.points"))
  }

  @Test func `a rule of a path that is not there is an error with its place`() throws {
    let other = try ScratchFolder([
      "A.xib": xib(""), ".ctl.yml": "paths:\n  App: { unnammed: off }\n",
    ])
    let result = try run("ctl", ["check", "A.xib"], in: other.url)
    #expect(result.status == 3)
    #expect(
      result.messages
        == ".ctl.yml:2:10: error: there is no rule 'unnammed'. Did you mean 'unnamed'?\n")
  }
}
