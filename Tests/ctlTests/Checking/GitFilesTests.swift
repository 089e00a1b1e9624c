import Foundation
import Testing

@testable import ctl

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "there is no git"))
struct GitFilesTests {
  @discardableResult private func git(
    _ arguments: [String], in folder: ScratchFolder, fails: Bool = false
  ) throws -> String {
    let user = [
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
    ]
    let result = try run("/usr/bin/git", user + arguments, in: folder.url)
    #expect((result.status != 0) == fails, "\(arguments): \(result.errors)")
    return result.output
  }

  /// Returns the names of the files that have changed.
  private func changed(_ folder: ScratchFolder, since revision: String? = nil) throws -> [String] {
    let whole = RelativePaths.absolute(folder.url.path) + "/"
    let files = try GitChanges.files(since: revision, in: folder.url.path)
    return files.changed.map { String($0.dropFirst(whole.count)) }.sorted()
  }

  private func write(_ text: String, _ name: String, in folder: ScratchFolder) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  @Test(arguments: ["sha1", "sha256"])
  func `ids are those of git, whatever the length of a file`(format: String) throws {
    let folder = try ScratchFolder(["a.xib": ""])
    try git(["init", "-q", "--object-format=\(format)"], in: folder)
    for length in Array(0..<130) + [1000, 65_537] {
      let text = String(repeating: "x", count: length)
      try write(text, "\(length).xib", in: folder)
    }
    try git(["add", "."], in: folder)
    #expect(try changed(folder) == [])
    for length in [0, 55, 56, 64, 119, 1000] { try write("other", "\(length).xib", in: folder) }
    #expect(
      try changed(folder)
        == ["0.xib", "1000.xib", "119.xib", "55.xib", "56.xib", "64.xib"])
  }

  @Test func `line ends that git converts are no change`() throws {
    let folder = try ScratchFolder(["a.xib": "1\r\n2\r\n", "b.xib": "1\n2\n", "c.xib": "1\r2\n"])
    try git(["init", "-q"], in: folder)
    try git(["-c", "core.autocrlf=true", "add", "."], in: folder)
    #expect(try changed(folder) == [])
    try write("1\r\n2\r\n3\r\n", "a.xib", in: folder)
    try write("1\r\n2\n", "b.xib", in: folder)
    try write("1\n2\n", "c.xib", in: folder)
    #expect(try changed(folder) == ["a.xib", "c.xib"])
  }

  @Test func `a link is compared with the link that git keeps`() throws {
    let folder = try ScratchFolder(["a.xib": "1", "b.xib": "1", "c.xib": "a.xib"])
    let manager = FileManager.default
    let link = folder.url.appending(path: "link.xib").path
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "a.xib")
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    #expect(try changed(folder) == [])
    try manager.removeItem(atPath: link)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "b.xib")
    let other = folder.url.appending(path: "c.xib").path
    try manager.removeItem(atPath: other)
    try manager.createSymbolicLink(atPath: other, withDestinationPath: "a.xib")
    #expect(try changed(folder) == ["c.xib", "link.xib"])
  }

  @Test func `a conflict is a change, and so is what a commit lacks`() throws {
    let folder = try ScratchFolder(["a.xib": "1", "b.xib": "1"])
    try git(["init", "-q", "-b", "main"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "One"], in: folder)
    try git(["checkout", "-q", "-b", "other"], in: folder)
    try write("2", "a.xib", in: folder)
    try write("2", "c.xib", in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "Two"], in: folder)
    #expect(try changed(folder, since: "main") == ["a.xib", "c.xib"])
    try git(["checkout", "-q", "main"], in: folder)
    try write("3", "a.xib", in: folder)
    try git(["commit", "-q", "-a", "-m", "Three"], in: folder)
    try git(["merge", "-q", "other"], in: folder, fails: true)
    try write("3", "a.xib", in: folder)
    #expect(try changed(folder) == ["a.xib"])
  }

  @Test func `what is neither a document nor a table is not compared`() throws {
    let folder = try ScratchFolder(["a.swift": "1", "a.strings": "1", "B.XIB": "1"])
    try git(["init", "-q"], in: folder)
    #expect(try changed(folder) == ["B.XIB", "a.strings"])
    #expect(GitFiles().hasChanged("/a.xib") == false)
  }
}
