import Diagnostics
import Foundation
import Testing

@testable import ctl

private let git = "/usr/bin/git"

@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: git), "there is no git"), .serialized)
struct GitTrapTests {
  @Test(arguments: [[], ["HEAD"]])
  func `nothing of a repository is run, and the right files are checked`(
    revision: [String]
  ) throws {
    let trap = try GitTrap()
    _ = trap.ran()
    let start = ContinuousClock.now
    let result = try run(
      "ctl", ["check", ".", "--rule", "unnamed", "--format", "json", "--changed"] + revision,
      in: trap.root)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(trap.ran() == [])
    #expect(result.status == 1, "\(result.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]]
    #expect(findings?.compactMap { $0["path"] as? String } == ["App/New.xib", "App/Old.xib"])
  }

  @Test func `a submodule that is named is compared without its programs`() throws {
    let trap = try GitTrap()
    _ = trap.ran()
    let whole = RelativePaths.absolute(trap.root.path) + "/Sub"
    let files = try GitChanges.files(since: nil, in: trap.root.path + "/Sub")
    #expect(files.changed == ["\(whole)/Inner.xib"])
    #expect(trap.ran() == [])
  }

  @Test func `the programs of the repository do run when git compares its files`() throws {
    let trap = try GitTrap()
    _ = trap.ran()
    for command in ["status", "diff"] {
      try trap.run(["-c", "filter.slow.clean=", command], in: trap.root)
    }
    let ran = trap.ran()
    let expected: Set = [
      "filter.trap.clean", "filter.long.process", "diff.trap.command", "core.fsmonitor",
      "post-index-change",
    ]
    #expect(expected.subtracting(ran) == [])
  }

  @Test func `an object that a repository lacks is not fetched`() throws {
    let trap = try GitTrap()
    let tree = try trap.run(["-c", "core.fsmonitor=", "rev-parse", "HEAD^{tree}"], in: trap.root)
    let id = tree.output.trimmingCharacters(in: .whitespacesAndNewlines)
    try FileManager.default.removeItem(
      at: trap.root.appending(path: ".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"))
    for (setting, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("protocol.ext.allow", "always"),
      ("remote.origin.url", "ext::\(trap.folder.url.path)/trap fetch"),
    ] { try trap.run(["config", setting, value], in: trap.root) }
    _ = trap.ran()
    let error = #expect(throws: Diagnostic.self) {
      try GitChanges.files(since: "HEAD", in: trap.root.path)
    }
    #expect(error?.id == "git.failed")
    #expect(trap.ran() == [])
    try trap.run(["ls-tree", "-r", "HEAD"], in: trap.root)
    #expect(trap.ran() == ["fetch"])
  }

  @Test func `a file without an end keeps git for a limited time`() throws {
    let trap = try GitTrap()
    try #require(mkfifo(trap.root.appending(path: ".gitignore").path, 0o600) == 0)
    let path = trap.root.path
    let start = ContinuousClock.now
    let error = #expect(throws: Diagnostic.self) {
      try GitChanges.files(since: nil, in: path, time: .seconds(1))
    }
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(
      error?.description == """
        \(path): error: git does not answer within 1 second. Name a smaller folder, or leave out \
        --changed.
        """)
  }
}
