import Diagnostics
import Foundation
import Testing

@testable import ctl

@Suite struct GitChangesTests {
  /// A repository with a commit and a tag, in which some files were changed since.
  private func repository() throws -> ScratchFolder {
    let folder = try ScratchFolder([
      "App/a.xib": "1", "App/b c.xib": "1", "App/Old/gone.xib": "1", "Other/d.xib": "1",
      ".gitignore": "*.log\n",
    ])
    try git(["init", "-q", "-b", "main"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "One"], in: folder)
    try git(["tag", "one"], in: folder)
    try write("App/a.xib", in: folder)
    try git(["commit", "-q", "-a", "-m", "Two"], in: folder)
    try write("App/b c.xib", in: folder)
    try write("App/новый.xib", in: folder)
    try write("App/build.log", in: folder)
    try write("Other/e.xib", in: folder)
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/Old/gone.xib"))
    return folder
  }

  private func write(_ name: String, in folder: ScratchFolder) throws {
    try Data("2".utf8).write(to: folder.url.appending(path: name))
  }

  private func git(_ arguments: [String], in folder: ScratchFolder) throws {
    let user = [
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
    ]
    let result = try run("/usr/bin/env", ["git"] + user + arguments, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Returns the documents and tables that differ, or are new.
  private func changedPaths(since revision: String?, in folder: String) throws -> Set<String> {
    try GitChanges.files(since: revision, in: folder).changed
  }

  @Test func `changed files differ from the index or a revision, or are new`() throws {
    let folder = try repository()
    let root = RelativePaths.absolute(folder.url.path)
    let app = root + "/App"
    let changed: Set = ["\(app)/b c.xib", "\(app)/новый.xib", "\(app)/Old/gone.xib"]
    #expect(try changedPaths(since: nil, in: app) == changed)
    #expect(try changedPaths(since: "HEAD", in: app + "/") == changed)
    #expect(
      try changedPaths(since: "one", in: app) == changed.union(["\(app)/a.xib"]))
    #expect(
      try changedPaths(since: "HEAD~1", in: folder.url.path)
        == changed.union(["\(app)/a.xib", "\(root)/Other/e.xib"]))
    try git(["add", "App/b c.xib"], in: folder)
    #expect(
      try changedPaths(since: nil, in: app) == changed.subtracting(["\(app)/b c.xib"]))
  }

  @Test func `a name that is not UTF-8 leads to its file`() throws {
    let folder = try repository()
    _ = try run("/bin/sh", ["-c", #"touch "$(printf 'App/x\351.xib')""#], in: folder.url)
    let paths = try changedPaths(since: nil, in: folder.url.path)
    let root = RelativePaths.absolute(folder.url.path)
    #expect(paths.contains(root + "/App/x\u{10FEE9}.xib"))
  }

  @Test func `what is no revision is refused`() throws {
    let folder = try repository()
    for revision in ["missing", "--output=x", "-1", "", "one:App/a.xib", "App/a.xib", "one..HEAD"] {
      let error = #expect(throws: Diagnostic.self, "\(revision)") {
        try changedPaths(since: revision, in: folder.url.path)
      }
      #expect(
        error?.message
          == "git knows no revision '\(revision)'. Name a branch, a tag or a commit.")
    }
  }

  @Test func `a folder without a repository is an error`() throws {
    let folder = try ScratchFolder(["App/a.xib": ""])
    let path = folder.url.path
    let error = #expect(throws: Diagnostic.self) {
      try changedPaths(since: nil, in: path)
    }
    #expect(
      error?.description
        == "\(path): error: this folder is in no work tree of git. Leave out --changed.")
    let missing = #expect(throws: Diagnostic.self) {
      try changedPaths(since: nil, in: path + "/no")
    }
    #expect(missing?.id == "git.failed")
  }

  @Test func `a program that is missing, or says too much, ends`() throws {
    let missing = Subprocess.run(
      ["ctl-no-such-program"], environment: [:], limit: 9, time: .seconds(9))
    #expect(missing == nil)
    let loud = try #require(
      Subprocess.run(["yes"], environment: ["LC_ALL": "C"], limit: 1 << 20, time: .seconds(9)))
    #expect(loud.isCut && !loud.isLate)
    #expect(loud.status == nil)
    let both = try #require(
      Subprocess.run(
        ["sh", "-c", "head -c 300000 /dev/zero >&2; echo $WORD; exit 3"],
        environment: ["WORD": "é"], limit: 9, time: .seconds(9)))
    #expect(both.output == Array("é\n".utf8))
    #expect(both.status == 3 && !both.isLate)
  }

  @Test(arguments: ["exec sleep 60", "sleep 60; :", "exec >&- 2>&-; sleep 60; :", "sleep 60 & :"])
  func `a program that takes too long ends`(script: String) throws {
    let start = ContinuousClock.now
    let slow = try #require(
      Subprocess.run(
        ["sh", "-c", script], environment: [:], limit: 9, time: .milliseconds(200)))
    #expect(slow.isLate)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `what a program has begun ends with it`() throws {
    let folder = try ScratchFolder(["kept": ""])
    let file = folder.url.appending(path: "late").path
    _ = Subprocess.run(
      ["sh", "-c", "(sleep 0.6; touch '\(file)') & sleep 60"], environment: [:], limit: 9,
      time: .milliseconds(200))
    usleep(900_000)
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
