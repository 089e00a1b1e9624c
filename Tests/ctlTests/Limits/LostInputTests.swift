import Foundation
import Testing

/// A table beside a document that cannot be read, or not whole.
private let badTables: [(name: String, bytes: [UInt8])] = [
  ("malformed", Array("\"w.normalTitle\" = ".utf8)),
  ("half UTF-16", [0xFF, 0xFE, 0x22, 0x00, 0x61]),
  ("no dictionary", Array("<plist><array/></plist>".utf8)),
]

struct LostInputTests {
  private static let verbs = [
    ["describe", "--locale", "de"], ["announce", "--locale", "de"], ["strings", "coverage"],
    ["describe", "--locale", "de", "--format", "json"],
    ["announce", "--locale", "de", "--transcript"],
  ]

  @Test(arguments: badTables.indices, verbs)
  func `a table that cannot be read ends with 3`(number: Int, verb: [String]) throws {
    let folder = try ScratchFolder([
      "Base.lproj/Form.xib": xib(button("w", "Go")), "de.lproj/x": "",
    ])
    try Data(badTables[number].bytes).write(
      to: folder.url.appending(path: "de.lproj/Form.strings"))
    let result = try run("ctl", verb + ["Base.lproj/Form.xib"], in: folder.url)
    #expect(result.status == 3, "\(badTables[number].name) \(verb)")
    #expect(result.errors.contains("de.lproj/Form.strings"))
    #expect(!result.output.isEmpty)
  }

  @Test(arguments: verbs)
  func `a folder or a pipe in the place of a table ends with 3`(verb: [String]) throws {
    for isPipe in [false, true] {
      let folder = try ScratchFolder([
        "Base.lproj/Form.xib": xib(button("w", "Go")), "de.lproj/x": "",
      ])
      let path = folder.url.appending(path: "de.lproj/Form.strings").path
      if isPipe {
        try #require(mkfifo(path, 0o600) == 0)
      } else {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
      let result = try run("ctl", verb + ["Base.lproj/Form.xib"], in: folder.url)
      #expect(
        result.messages
          == "de.lproj/Form.strings: error: this is not a regular file. Name a table.\n")
      #expect(result.status == 3)
    }
  }

  @Test func `a catalog in the place of a table that is a folder is told, too`() throws {
    let folder = try ScratchFolder([
      "Base.lproj/Form.xib": xib(button("w", "Go")), "mul.lproj/Form.xcstrings/x": "",
    ])
    let result = try run(
      "ctl", ["announce", "--locale", "de", "Base.lproj/Form.xib"], in: folder.url)
    #expect(
      result.messages.hasPrefix(
        "mul.lproj/Form.xcstrings: error: this is not a regular file. Name a table.\n"))
    #expect(result.status == 3)
  }

  @Test func `files whose names are no UTF-8 are opened by their bytes`() throws {
    let folder = try ScratchFolder(["a.xib": xib(button("a", "First"))])
    let bytes = Array((folder.url.path + "/b").utf8) + [0xE9, 0xFF]
    #expect(
      (bytes + [0]).withUnsafeBytes { mkdir($0.bindMemory(to: CChar.self).baseAddress!, 0o777) }
        == 0)
    let file = bytes + Array("/\u{E9}".utf8) + [0x80] + Array(".xib\0".utf8)
    let descriptor = file.withUnsafeBytes {
      open($0.bindMemory(to: CChar.self).baseAddress!, O_WRONLY | O_CREAT, 0o600)
    }
    try #require(descriptor >= 0)
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(
      Data(xib(button("b", "Second")).utf8))
    let result = try run("ctl", ["describe", "."], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.contains("\nb\\xE9\\xFF/é\\x80.xib   UIKit · 1 control\n"))
    #expect(result.output.contains("Second"))
    // The shell gives the bytes as an argument.
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    let named = try run(
      "/bin/sh", ["-c", "exec \(program) announce --format json b*/*.xib"], in: folder.url)
    #expect(named.status == 0)
    #expect(named.output.contains(#""path" : "b\\xE9\\xFF/é\\x80.xib""#))
  }

  @Test func `two names that differ only in how they are composed are two files`() throws {
    // A dictionary with both would have one key.
    let folder = try ScratchFolder(["\u{E9}.xib": xib(button("a", "First"))])
    try Data(xib(button("b", "Second")).utf8).write(
      to: folder.url.appending(path: "e\u{301}.xib"))
    let result = try run("ctl", ["announce", "."], in: folder.url)
    #expect(result.output.contains("First. Button.") && result.output.contains("Second. Button."))
  }

  @Test func `a path that is longer than the system allows is told`() throws {
    let folder = try ScratchFolder(["a.xib": xib(button("a", "First"))])
    let name = String(repeating: "n", count: 200)
    var around = open(folder.url.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<24 {
      try #require(mkdirat(around, name, 0o777) == 0)
      let inner = openat(around, name, O_RDONLY | O_DIRECTORY)
      close(around)
      around = inner
    }
    close(around)
    let found = try run("ctl", ["announce", "."], in: folder.url)
    #expect(found.output.contains("First. Button."))
    #expect(
      found.messages.hasSuffix(
        "error: the path is longer than the system allows. Run the command in a folder further down.\n"
      ))
    #expect(found.status == 3)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read every folder"))
  func `a folder that may not be read is told`() throws {
    let folder = try ScratchFolder(["a.xib": xib(button("a", "First")), "shut/b.xib": ""])
    let shut = folder.url.appending(path: "shut").path
    chmod(shut, 0)
    defer { chmod(shut, 0o700) }
    let result = try run("ctl", ["announce", "."], in: folder.url)
    #expect(result.messages == "shut: error: it may not be opened. Check its permissions.\n")
    #expect(result.status == 3)
  }

  @Test func `a process that may open too few files says so`() throws {
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    let result = try run("/bin/sh", ["-c", "ulimit -n 8; exec \(program) announce Examples"])
    #expect(
      result.messages
        == "ctl: error: the process may open only 8 files. Raise the limit: ulimit -n 256.\n")
    #expect(result.status == 70)
  }

  @Test(arguments: [["--help"], ["--version"], ["describe", "--help"], ["help", "tap"]])
  func `what is asked for and cannot be written ends with 70`(arguments: [String]) throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    let result = try run(
      "/bin/sh", ["-c", "exec \(program) \(arguments.joined(separator: " ")) > /dev/full"])
    #expect(
      result.messages == """
        standard output: error: No space left on device. Free space or choose another file.

        """)
    #expect(result.status == 70)
  }
}
