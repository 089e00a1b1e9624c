import Foundation
import TestSupport
import Testing

private let example = "Examples/SignIn/Base.lproj/SignIn.storyboard"

/// A folder that goes with the test.
private final class Scratch {
  let url = FileManager.default.temporaryDirectory.appending(path: "ctl-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ bytes: Data) throws -> String {
    let file = url.appending(path: name)
    try bytes.write(to: file)
    return file.path
  }
}

@Suite struct InputTests {
  @Test func `standard input is read under a name`() throws {
    let input = try FileHandle(forReadingFrom: packageRoot.appending(path: example))
    let result = try run("ctl", ["describe", "-", "--path", "Form.storyboard"], input: input)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Form.storyboard   UIKit · 2 scenes · 10 controls\n"))
  }

  @Test func `an empty standard input is an empty document`() throws {
    let result = try run("ctl", ["describe", "-"])
    #expect(result.status == 3)
    #expect(
      result.messages == "-:1:1: error: the file is empty. Restore it from version control.\n")
  }

  @Test func `a name without standard input is a wrong command line`() throws {
    let result = try run("ctl", ["describe", example, "--path", "x"])
    #expect(result.status == 2)
    #expect(result.messages.hasPrefix("Error: Use --path only with -.\n"))
  }

  @Test func `a pipe that nobody writes to is refused and not waited for`() throws {
    let scratch = try Scratch()
    let pipe = scratch.url.appending(path: "pipe.xib").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let result = try run("ctl", ["describe", pipe])
    #expect(result.status == 3)
    #expect(
      result.messages
        == "\(pipe): error: this is not a regular file. Give a .storyboard or .xib.\n")
  }

  @Test func `a relative path stays one, however many slashes and dots it has`() throws {
    let plain = try run("ctl", ["announce", "Examples/SignIn"])
    for path in [".//Examples/SignIn", "././Examples/SignIn//", "Examples//SignIn/"] {
      #expect(try run("ctl", ["announce", path]).output == plain.output)
    }
  }

  @Test func `what a document or a path holds cannot command the terminal`() throws {
    let scratch = try Scratch()
    let text = #"<document type="a&#10;b&#x9b;31mred&#x202e;"/>"#
    let path = try scratch.file("junk\u{1B}[31m.xib", Data(text.utf8))
    let result = try run("ctl", ["describe", path])
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(
      result.messages.hasSuffix(
        """
        junk\\u{1B}[31m.xib:1:1: error: documents of type 'a⏎b\\u{9B}31mred\\u{202E}' are not for \
        UIKit or AppKit. Leave this one out.\n
        """))
  }

  @Test func `an unwritable standard output is told, with a status of its own`() throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: "ctl")
    process.arguments = ["describe", packageRoot.appending(path: example).path]
    let errors = Pipe()
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    process.standardError = errors
    try process.run()
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
    #expect(
      complaint == """
        standard output: error: No space left on device. Free space or choose another
          file.

        """)
  }

  @Test func `a line of JSON Lines is a document; one that cannot be read has no line`() throws {
    let result = try run(
      "ctl",
      [
        "describe", "--format", "jsonl", "missing.xib",
        "Examples/SignIn/Base.lproj/SignIn.storyboard",
      ])
    #expect(result.status == 3)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines[1].isEmpty)
    _ = try JSONSerialization.jsonObject(with: Data(lines[0].utf8))
    #expect(result.messages == "missing.xib: error: no such file or folder. Check the path.\n")
  }

  @Test func `a line of JSON stands for each document, and one JSON for all`() throws {
    let lines = try run("ctl", ["describe", "--format", "jsonl", "Examples/Documents"])
    #expect(lines.status == 3)  // one of them is a keyed archive
    let documents = try lines.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Facts
    }
    #expect(documents.count == 15)
    let whole = try run("ctl", ["describe", "--format", "json", "Examples/Documents"])
    let json = try JSONSerialization.jsonObject(with: Data(whole.output.utf8)) as? Facts
    #expect(json?["schema"] as? String == "ctl.describe/1")
    #expect((json?["documents"] as? [Facts])?.count == 15)
    #expect((json?["failures"] as? [Facts])?.count == 1)
    #expect(whole.output.hasSuffix("\n}\n"))
  }

  @Test func `documents come out in the same order and bytes on every run`() throws {
    let first = try run("ctl", ["describe", "--format", "json", "Examples"])
    let second = try run("ctl", ["describe", "--format", "json", "Examples"])
    #expect(first.output == second.output)
  }

  @Test func `the languages of a document are those with a table beside it`() throws {
    let scratch = try Scratch()
    let files = FileManager.default
    for folder in ["Base.lproj", "de.lproj", "pt_BR.lproj", "mul.lproj", "fr.lproj"] {
      try files.createDirectory(
        at: scratch.url.appending(path: folder), withIntermediateDirectories: false)
    }
    try files.copyItem(
      at: packageRoot.appending(path: example),
      to: scratch.url.appending(path: "Base.lproj/Main.v2.storyboard"))
    for table in [
      "de.lproj/Main.v2.strings", "pt_BR.lproj/Main.v2.strings", "fr.lproj/Main.strings",
    ] {
      _ = try scratch.file(table, Data())
    }
    _ = try scratch.file(
      "mul.lproj/Main.v2.xcstrings",
      Data(#"{"strings":{"a":{"localizations":{"ja":{}}},"b":{}}}"#.utf8))
    let result = try run("ctl", ["describe", "--format", "jsonl", scratch.url.path])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts
    #expect(json?["languages"] as? [String] == ["de", "ja", "pt-BR"])
    #expect(json?["developmentLanguage"] as? String == "en")
  }

  @Test func `standard input is read in its place among the paths`() throws {
    let input = try FileHandle(forReadingFrom: packageRoot.appending(path: example))
    let result = try run("ctl", ["announce", "Examples/Documents/Pad.xib", "-"], input: input)
    let heads = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "Examples/Documents/Pad.xib   UIKit · 1 control", "-   UIKit · 2 scenes · 10 controls",
      ])
  }

  @Test func `a reader that closes the pipe has had enough, and nothing is said`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let ctl = Bundle.main.bundleURL.appending(path: "ctl").path
    process.arguments = ["-c", "{ '\(ctl)' describe Examples; echo $? >&2; } | head -n 1"]
    process.currentDirectoryURL = packageRoot
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let line = output.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(String(decoding: line, as: UTF8.self).hasPrefix("Examples/Bakery/"))
    // 3 where it got to the keyed archive before the pipe was closed.
    #expect(["0\n", "3\n"].contains(said.split(separator: "\n").last.map { $0 + "\n" } ?? ""))
  }

  @Test func `an error shows the whole of a long path`() throws {
    let path = String(repeating: "folder/", count: 120) + "form.xib"
    let result = try run("ctl", ["describe", path])
    #expect(result.messages == "\(path): error: no such file or folder. Check the path.\n")
  }
}
