import Foundation
import Testing

@testable import ctl

/// An app with documents, and files beside it that it links to.
private func app(_ links: [String: String]) throws -> ScratchFolder {
  let folder = try ScratchFolder([
    "App/Form.xib": xib(button("b", "Go")), "App/de.lproj/Other.strings": "k = v;",
    "Shared/Form.strings": "\"b.normalTitle\" = \"Los\";",
    "Shared/Form.xib": xib(button("b", "Stop")),
  ])
  for (name, target) in links {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: name).path, withDestinationPath: target)
  }
  return folder
}

private func whole(_ folder: ScratchFolder, _ name: String) -> String {
  RelativePaths.absolute(folder.url.path) + "/" + name
}

@Suite struct LinkedFilesTests {
  @Test func `a table that is a link out of the folder is read with a note`() throws {
    let folder = try app(["App/de.lproj/Form.strings": "../../Shared/Form.strings"])
    let note = """
      App/de.lproj/Form.strings: note: this is a link to \(whole(folder, "Shared/Form.strings")), \
      outside of the folder App.

      """
    for paths in [["App"], ["App/Form.xib"], ["App", "App/Form.xib"]] {
      let result = try run("ctl", ["announce"] + paths + ["--locale", "de"], in: folder.url)
      #expect(result.output.contains("Los. Taste."))
      #expect(result.messages == note && result.status == 0)
    }
    let coverage = try run("ctl", ["strings", "coverage", "App"], in: folder.url)
    #expect(coverage.messages == note && coverage.status == 0)
    let text = try run(
      "ctl", ["strings", "get", "b.normalTitle", "App", "--table", "Form", "--locale", "de"],
      in: folder.url)
    #expect(text.output == "Los\n" && text.messages == note)
    let listed = try run("ctl", ["strings", "list", "App"], in: folder.url)
    #expect(listed.messages == note)
    let around = try run("ctl", ["announce", ".", "--locale", "de"], in: folder.url)
    #expect(around.messages == "")
    let inside = try run(
      "ctl", ["announce", "--locale", "de"], in: folder.url.appending(path: "App"))
    #expect(
      inside.messages == """
        de.lproj/Form.strings: note: this is a link to \(whole(folder, "Shared/Form.strings")), \
        outside of the current folder.

        """)
  }

  @Test func `so is a table in a folder that is one`() throws {
    let folder = try app(["App/ru.lproj": "../Shared"])
    let result = try run("ctl", ["check", "App", "--rule", "unnamed"], in: folder.url)
    #expect(
      result.messages.hasPrefix(
        """
        App/ru.lproj/Form.strings: note: this is a link to \
        \(whole(folder, "Shared/Form.strings")), outside of the folder App.
        """))
    #expect(result.status == 0)
  }

  @Test func `so is a document that a search finds, and one that is named is read without`() throws
  {
    let folder = try app(["App/Link.xib": "../Shared/Form.xib"])
    let found = try run("ctl", ["announce", "App"], in: folder.url)
    #expect(found.output.contains("Stop. Button."))
    #expect(
      found.messages == """
        App/Link.xib: note: this is a link to \(whole(folder, "Shared/Form.xib")), outside of the \
        folder App.

        """)
    let named = try run("ctl", ["announce", "App/Link.xib"], in: folder.url)
    #expect(named.output.contains("Stop. Button.") && named.messages.isEmpty)
  }

  @Test func `a link within the folders is read without a note`() throws {
    let folder = try app([
      "App/de.lproj/Form.strings": "Texts.strings", "App/Link.xib": "Form.xib",
      "App/ru.lproj": "de.lproj",
    ])
    try Data().write(to: folder.url.appending(path: "App/de.lproj/Texts.strings"))
    let result = try run("ctl", ["announce", "App", "--locale", "de"], in: folder.url)
    #expect(result.messages == "" && result.status == 0)
  }
}
