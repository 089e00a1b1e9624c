import Foundation
import TestSupport
import Testing

private let tracer = "/usr/bin/strace"

private let verbs: [[String]] = [
  ["check", "."], ["check", "--locale", "all", "--format", "json", "."],
  ["check", "explain", "covered"],
  ["describe", "."], ["describe", "--states", "--verbose", "."],
  ["describe", "--format", "json", "--locale", "all", "."], ["announce", "."],
  ["announce", "--explain", "--locale", "all", "."], ["announce", "--transcript", "."],
  ["tap", ".", "#signIn"], ["chain", ".", "#signIn"], ["why", ".", "#signIn"],
  ["strings", "list", "."], ["strings", "get", "attemptsLeft", ".", "--argument", "3"],
  ["strings", "coverage", "."],
  ["strings", "convert", "InfoPlist.xcstrings", "--output", "@"],
  ["strings", "negotiate", "de", "--in", "."], ["--version"],
  ["--help"],
]

struct TracedTests {
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: tracer), "there is no strace"),
    arguments: verbs)
  func `nothing is opened but the input, the libraries and what the runtime reads`(
    verb: [String]
  ) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let record = folder.url.appending(path: "record").path
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    let result = try run(
      tracer,
      ["-f", "-qq", "-e", "trace=open,openat,socket,connect", "-o", record, program]
        + verb.map { $0 == "@" ? folder.url.appending(path: "out").path : $0 },
      in: packageRoot.appending(path: "Examples/SignIn"))
    #expect(result.errors.contains("ptrace") || [0, 1].contains(result.status))
    // A process that is traced already cannot be traced.
    guard !result.errors.contains("ptrace") else { return }
    let calls = try String(contentsOfFile: record, encoding: .utf8).split(separator: "\n")
    var others: Set<String> = []
    for call in calls
    where !call.contains("ENOENT") && !call.contains("+++") && !call.contains("---") {
      guard let path = call.split(separator: "\"").dropFirst().first else {
        if call.contains("socket(") || call.contains("connect(") { others.insert(String(call)) }
        continue
      }
      let isLibrary = path.contains(".so")
      let isOfRuntime = ["/proc/self/maps", "/sys/devices/system/cpu/possible"].contains(path)
      let isOutput = path.hasPrefix(folder.url.path) && verb.contains("convert")
      if path.hasPrefix("/"), !isLibrary, !isOfRuntime, !isOutput { others.insert(String(path)) }
    }
    #expect(others == [])
  }
}
