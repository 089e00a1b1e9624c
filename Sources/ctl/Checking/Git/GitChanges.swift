import Diagnostics
import Localize
import TextFormats

/// The answers of git about the files of a folder.
///
/// Git reads its own files and the names in the folder, and never a file of the work tree: that would
/// run the filters, the hooks and the monitors that a repository configures.
enum GitChanges {
  /// The most bytes of names that are read.
  static let limit = 64 << 20
  /// The longest time that git takes for one answer; then it is ended.
  static let timeLimit = Duration.seconds(30)

  /// Returns the documents and tables in a folder that git's index has, or a revision, and those
  /// that git does not know yet and does not ignore.
  ///
  /// The paths are whole, without links. Submodules are left out. Throws if git is missing, the
  /// folder is in no repository, the revision is unknown, or git takes too long.
  static func files(
    since revision: String?, in folder: String, time: Duration = timeLimit
  ) throws(Diagnostic) -> GitFiles {
    let inside = try git(["rev-parse", "--is-inside-work-tree"], in: folder, time)
    guard inside.status == 0, inside.output.starts(with: "true".utf8) else {
      throw repositoryError(inside, folder)
    }
    let whole = RelativePaths.absolute(folder)
    func names(_ command: [String]) throws(Diagnostic) -> [ArraySlice<UInt8>] {
      let result = try git(command, in: folder, time)
      guard result.status == 0 else { throw failure(result, folder) }
      return result.output.split(separator: 0)
    }
    func path(_ name: ArraySlice<UInt8>) -> String {
      RelativePaths.join(whole, FileName.text(Array(name)))
    }
    var files = GitFiles()
    var tree: [ArraySlice<UInt8>]?
    if let revision {
      tree = try names(["ls-tree", "-r", "-z", try commit(revision, in: folder, time)])
    }
    let index = try names(["ls-files", "--stage", "-z"])
    for (kept, name) in (tree ?? index).compactMap(entry) { files.add(kept, at: path(name)) }
    // What the index has and the commit lacks.
    for (_, name) in index.compactMap(entry) where files.entries[path(name)] == nil {
      files.add(new: path(name))
    }
    for name in try names(["ls-files", "--others", "--exclude-standard", "-z"]) {
      files.add(new: path(name))
    }
    return files
  }

  /// Returns a file of the index or of a commit: its mode and its id among other words, a tab, and
  /// its name; nil for a submodule.
  private static func entry(
    _ row: ArraySlice<UInt8>
  ) -> (entry: GitFiles.Entry, name: ArraySlice<UInt8>)? {
    guard let tab = row.firstIndex(of: 0x09) else { return nil }
    let words = row[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard let mode = words.first, mode != "160000",
      let id = words.first(where: { $0.utf8.count >= 40 })
    else { return nil }
    return (GitFiles.Entry(id: id, isLink: mode == "120000"), row[(tab + 1)...])
  }

  /// Returns whether git knows a name as a revision.
  static func hasRevision(_ name: String, in folder: String) -> Bool {
    (try? commit(name, in: folder, timeLimit)) != nil
  }

  /// Returns the id of a commit, so that no name of a file is taken for a revision.
  private static func commit(
    _ revision: String, in folder: String, _ time: Duration
  ) throws(Diagnostic) -> String {
    let unknown = Diagnostic(
      id: "git.revision", path: folder, "git knows no revision '\(revision)'",
      "Name a branch, a tag or a commit.")
    // It would be an option.
    if revision.isEmpty || revision.hasPrefix("-") || revision.utf8.contains(0) { throw unknown }
    let words = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
    let result = try git(words, in: folder, time)
    let id = String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
    guard result.status == 0, !id.isEmpty, id.allSatisfy(\.isHexDigit) else { throw unknown }
    return id
  }
}
