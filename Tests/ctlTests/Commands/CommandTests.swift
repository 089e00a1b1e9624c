import Foundation
import Testing

private let example = "Examples/SignIn/Base.lproj/SignIn.storyboard"

@Suite struct CommandTests {
  @Test func `a bad file is named and the others are described`() throws {
    let result = try run("ctl", ["describe", "README.md", example, "missing"])
    #expect(result.status == 3)
    #expect(result.output.hasPrefix("\(example)   UIKit · 2 scenes · 10 controls\n"))
    #expect(
      result.messages == """
        README.md:1:1: error: the XML is broken: there is no element. \
        Repair the document or restore it.
        missing: error: no such file or folder. Check the path.

        """)
  }

  @Test func `an empty file is named`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try run("ctl", ["announce", file.path])
    #expect(result.status == 3)
    #expect(
      result.messages
        == "\(file.path):1:1: error: the file is empty. Restore it from version control.\n")
  }

  @Test func `a folder is walked in order, builds, hidden folders and links are left out`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = Data(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#.utf8)
    for path in [
      "b/B.xib", "a.xib", "b/A.storyboard", "build/C.xib", ".hidden/D.xib", "b/notes.txt",
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try document.write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "b/loop"), withDestinationURL: folder)
    let result = try run("ctl", ["announce", folder.path + "/"])
    #expect(result.status == 0)
    #expect(
      result.output.split(separator: "\n") == [
        "\(folder.path)/a.xib   UIKit · no controls",
        "\(folder.path)/b/A.storyboard   UIKit · no controls",
        "\(folder.path)/b/B.xib   UIKit · no controls",
      ])
  }

  @Test func `a folder without documents is an error`() throws {
    let result = try run("ctl", ["describe", "Localization"])
    #expect(result.status == 3)
    #expect(
      result.messages
        == "Localization: error: no storyboard or xib in this folder. Name another one.\n")
  }

  @Test(arguments: [["tap", "x"], ["describe", "--frobnicate", "x"]])
  func `a wrong command line exits with 2 and shows the usage`(_ arguments: [String]) throws {
    let result = try run("ctl", arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.messages.contains("Usage: ctl"))
  }

  @Test(arguments: [
    (["descrbe", "x"], "ctl: error: there is no verb 'descrbe'. Did you mean 'describe'?"),
    (["strings", "lsit"], "ctl strings: error: there is no verb 'lsit'. Did you mean 'list'?"),
    (
      ["frobnicate"],
      "ctl: error: there is no verb 'frobnicate'. "
        + "Write one of describe, announce, actions, find, tap, run, focus, chain, why, explain, strings, check, "
        + "gallery, open, port."
    ),
  ])
  func `a verb with a typing error gets the nearest`(arguments: [String], error: String) throws {
    let result = try run("ctl", arguments)
    #expect(result.status == 2)
    #expect(result.messages == error + "\n")
  }
}
