import Foundation
import Testing

private let program = Bundle.main.bundleURL.appending(path: "ctl").path

/// A page and a page in a folder that is new; the document comes from standard input.
private let outputs = ["page.html", "new/pages"]

/// A run that waits for its document.
private func waiting(
  _ arguments: [String], in folder: URL, env: [String] = ["--default-signal"]
) throws -> (process: Process, document: FileHandle) {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = env + [program] + arguments
  process.currentDirectoryURL = folder
  process.standardInput = pipe
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  // The run has begun to write when there is something in the folder.
  for _ in 0..<1000 where try names(in: folder).isEmpty { usleep(10_000) }
  #expect(try !names(in: folder).isEmpty)
  return (process, pipe.fileHandleForWriting)
}

private func names(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
}

@Suite struct OutputEndTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP], outputs)
  func `a signal leaves nothing behind`(signal: Int32, output: String) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let (process, document) = try waiting(["gallery", "-", "-o", output], in: folder.url)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try names(in: folder.url) == [])
    try document.close()
  }

  @Test func `a signal that the process was started to ignore is ignored`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let (process, document) = try waiting(
      ["gallery", "-", "-o", "page.html"], in: folder.url, env: ["--ignore-signal=HUP"])
    kill(process.processIdentifier, SIGHUP)
    usleep(100_000)
    try document.write(contentsOf: Data(xib(button("save", "Save")).utf8))
    try document.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try names(in: folder.url) == ["page.html"])
  }

  @Test func `what a killed run has left is removed by the next`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let (process, document) = try waiting(["gallery", "-", "-o", "page.html"], in: folder.url)
    let killed = process.processIdentifier
    kill(killed, SIGKILL)
    process.waitUntilExit()
    try document.close()
    #expect(try names(in: folder.url) == [".ctl-\(killed)-0"])
    // These are no files of a run that is gone.
    let kept = [
      ".ctl-\(ProcessInfo.processInfo.processIdentifier)-0", ".ctl-\(killed)", ".ctl-\(killed)-x",
      ".ctl-\(killed)-1-2", ".ctl-0-0", "ctl-\(killed)-0",
    ]
    for name in kept { try Data().write(to: folder.url.appending(path: name)) }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".ctl-\(killed)-1"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: ".ctl-\(killed)-2").path, withDestinationPath: "ctl-0")
    try Data(xib(button("save", "Save")).utf8).write(to: folder.url.appending(path: "a.xib"))
    let result = try run("ctl", ["gallery", "a.xib", "-o", "page.html"], in: folder.url)
    #expect(result.status == 0)
    let expected = kept + [".ctl-\(killed)-1", ".ctl-\(killed)-2", "a.xib", "page.html"]
    #expect(try names(in: folder.url) == expected.sorted())
  }

  @Test(arguments: [
    ("gallery App -o page.html", "page.html"), ("gallery App -o new", "new/app-form.xib.html"),
    ("gallery App --svg 1 -o a.svg", "a.svg"), ("check App --format json=a.json", "a.json"),
    ("check App --format sarif=a.sarif", "a.sarif"), ("check App --format text=a", "a"),
    ("check App --write-baseline known.json", "known.json"),
    ("strings convert App --table Texts --output new/out", "new/out/Texts.xcstrings"),
  ])
  func `a full disk ends with 70 and leaves nothing behind`(command: String, file: String) throws {
    let folder = try ScratchFolder([
      "App/Form.xib": xib((0..<30).map { button("b\($0)") }.joined()),
      "App/en.lproj/Texts.strings": (0..<100).map { "k\($0) = v;\n" }.joined(),
    ])
    let before = try names(in: folder.url)
    // The process may write files of one block, in which a message has room.
    let result = try run(
      "/bin/sh", ["-c", "ulimit -f 1; exec \(program) \(command)"], in: folder.url)
    #expect(
      result.messages == """
        \(file): error: it cannot be written: File too large. Free space or choose another folder.

        """)
    #expect(result.status == 70)
    #expect(try names(in: folder.url) == before)
  }
}
