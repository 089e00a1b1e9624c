import Foundation
import Testing

/// Files that a verb does not read, and what is said of them.
private let wrongKinds: [(arguments: [String], file: String, text: String, error: String)] = [
  (
    ["describe"], "Form.nib", "NIBArchive\u{1}",
    "this is a compiled nib. Give the .storyboard or .xib that it was made from."
  ),
  (
    ["announce"], "Form.xib", "NIBArchive\u{1}",
    "this is a compiled nib. Give the .storyboard or .xib that it was made from."
  ),
  (
    ["describe"], "Main.storyboardc/Info.plist", "",
    "this is a compiled storyboard. Give the .storyboard or .xib that it was made from."
  ),
  (
    ["describe"], "Localizable.strings", "a = b;",
    "this is a string table. Use ctl strings list."
  ),
  (
    ["strings", "list"], "Form.xib", "<document/>",
    "this is a document. Use ctl describe, or ctl strings coverage for its translations."
  ),
  (
    ["strings", "get", "key"], "Form.storyboard", "<document/>",
    "this is a document. Use ctl describe, or ctl strings coverage for its translations."
  ),
]

@Suite struct InputKindTests {
  @Test(arguments: wrongKinds.indices)
  func `a file of another kind gets the verb that reads it`(index: Int) throws {
    let kind = wrongKinds[index]
    let folder = try ScratchFolder([kind.file: kind.text])
    let path = String(kind.file.prefix { $0 != "/" })
    let result = try run("ctl", kind.arguments + [path], in: folder.url)
    #expect(result.messages == "\(path): error: \(kind.error)\n")
    #expect(result.status == 3)
  }

  @Test func `a pipe is read as a document and as a table`() throws {
    let folder = try ScratchFolder([
      "Form.xib": xib(button("b", "Go")), "a.strings": "key = value;",
    ])
    let ctl = Bundle.main.bundleURL.appending(path: "ctl").path
    for (command, output) in [
      ("'\(ctl)' announce <(cat Form.xib) | tail -n 2", "    id b  Go. Button.\n\n"),
      ("cat Form.xib | '\(ctl)' why - b | head -n 1", "a tap      reaches Button “Go”\n"),
      ("cat Form.xib | '\(ctl)' strings coverage - | head -n 1", "-   1 text\n"),
      ("'\(ctl)' strings get key <(cat a.strings)", "value\n"),
      ("cat a.strings | '\(ctl)' strings list - | tail -n 2", "  1  key = value\n\n"),
    ] {
      let result = try run("/bin/bash", ["-c", command], in: folder.url)
      #expect(result.output == output, "\(command): \(result.errors)")
    }
  }

  @Test func `without a path the current folder is described`() throws {
    let folder = try ScratchFolder(["Form.xib": xib(button("b", "Go"))])
    let result = try run("ctl", ["describe"], in: folder.url)
    #expect(result.output.hasPrefix("Form.xib   UIKit · 1 control\n"))
    #expect(result.status == 0)
  }

  @Test func `folders of builds and packages, and what is excluded, are left out and counted`()
    throws
  {
    let document = xib(button("b", "Go"))
    let folder = try ScratchFolder([
      "App/Form.xib": document, "App/FormTests.xib": document, "Old/Form.xib": document,
      "Pods/A.xib": document, ".build/B.xib": document, "DerivedData/C.xib": document,
      "Carthage/D.xib": document, "Texts/en.xcloc/Source Contents/Form.xib": document,
    ])
    let result = try run(
      "ctl", ["describe", ".", "--exclude", "*Tests*", "--exclude", "Old"], in: folder.url)
    #expect(
      result.output == """
        App/Form.xib   UIKit · 1 control

        View
          ● Button  Go  id b
              says    Go. Button.

        1 document · 1 control · 7 left out

        """)
  }

  @Test func `a verb without totals notes what was left out`() throws {
    let folder = try ScratchFolder(["Form.xib": xib(""), "Pods/A.xib": xib("")])
    for verb in [["announce"], ["strings", "coverage"], ["describe", "--format", "json"]] {
      let result = try run("ctl", verb, in: folder.url)
      #expect(result.errors == "ctl: note: 1 left out: Pods.\n", "\(verb)")
    }
  }

  @Test func `color is a choice`() throws {
    let folder = try ScratchFolder(["Form.xib": xib(button("b", "Go"))])
    for (choice, isColored) in [("always", true), ("never", false), ("auto", false)] {
      let result = try run("ctl", ["describe", "--color", choice], in: folder.url)
      #expect(result.output.contains("\u{1B}[1m") == isColored)
    }
    #expect(try run("ctl", ["describe", "--color", "red"], in: folder.url).status == 2)
  }
}
