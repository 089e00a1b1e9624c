import Foundation
import Testing

@testable import ctl

/// The number of documents that are read at the same time.
private let batch = 32

@Suite(.timeLimit(.minutes(20))) struct CrashRecoveryTests {
  /// Runs a verb over a folder and sends the process a signal while it reads a pipe there, which stands
  /// for a document that stops the process.
  private func run(_ arguments: [String], stoppedBy signal: Int32) throws -> Finished {
    let title = { (number: Int) in button("b", "Number \(number)") }
    let names = (0..<batch).map { "a\($0 + 10).xib" } + ["c.xib"]
    let files = zip(names, names.indices).map { ($0, xib(title($1))) }
    let folder = try ScratchFolder(Dictionary(uniqueKeysWithValues: files))
    let pipe = folder.url.appending(path: "b.xib").path
    try #require(mkfifo(pipe, 0o600) == 0)
    // With a writer the pipe is no error, and without bytes it is read for ever.
    let writer = open(pipe, O_RDWR)
    defer { close(writer) }
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: "ctl")
    process.arguments = arguments + names.prefix(batch) + ["b.xib", "c.xib"]
    process.currentDirectoryURL = folder.url
    let (output, errors) = (folder.url.appending(path: "out"), folder.url.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let descriptors = "/proc/\(process.processIdentifier)/fd"
    while process.isRunning {
      let open = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
      let paths = open.map {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)")
      }
      if paths.contains(pipe) { break }
      usleep(10_000)
    }
    usleep(200_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return Finished(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGBUS])
  func `a document that stops the process leaves the answers about the others`(
    _ signal: Int32
  ) throws {
    let finished = try run(["announce"], stoppedBy: signal)
    #expect(
      finished.messages == """
        b.xib: error: ctl stopped while it worked on this document (signal \(signal)). \
        Report it as a fault of ctl, with the document.

        """)
    #expect(finished.status == 3)
    let spoken = (0...batch).map { "Number \($0). Button." }
    #expect(spoken.filter { finished.output.contains("  \($0)\n") } == spoken)
    #expect(finished.output.split(separator: "\n").count == 2 * (batch + 1))
  }

  @Test func `a check has its report when a document stops the process`() throws {
    let finished = try run(["check", "--format", "json"], stoppedBy: SIGSEGV)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any])
    #expect(
      (report["failures"] as? [[String: Any]])?.map { $0["path"] as? String } == ["b.xib"])
    #expect(finished.status == 3)
  }
}
