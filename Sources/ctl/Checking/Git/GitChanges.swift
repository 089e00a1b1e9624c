import Diagnostics
import Localize

/// The files that git says have changed.
enum GitChanges {
  /// The most bytes of names that are read.
  static let limit = 64 << 20

  /// Returns the files in a folder that differ from git's index, or from a revision, and those that
  /// git does not know yet and does not ignore.
  ///
  /// The paths begin with the folder as it is given, as those that a search of it finds:
  /// `App/a.xib` for `App`, and `a.xib` for the current folder, which is empty or a dot. Deleted
  /// files are among them. Throws if git is missing, the folder is in no repository, or the
  /// revision is unknown.
  static func changedPaths(
    since revision: String?, in folder: String
  ) throws(Diagnostic) -> Set<String> {
    let folder = tidy(folder)
    let inside = try git(["rev-parse", "--is-inside-work-tree"], in: folder)
    guard inside.status == 0, inside.output.starts(with: "true".utf8) else {
      throw repositoryError(inside, folder)
    }
    var arguments = ["diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff"]
    if let revision { arguments.append(try commit(revision, in: folder)) }
    var paths: Set<String> = []
    // What is new to git is no difference to it.
    for command in [
      arguments + ["--"], ["ls-files", "--others", "--exclude-standard", "-z", "--"],
    ] {
      let result = try git(command, in: folder)
      guard result.status == 0 else { throw failure(result, folder) }
      for name in result.output.split(separator: 0) {
        paths.insert(RelativePaths.join(folder, FileName.text(Array(name))))
      }
    }
    return paths
  }

  /// Returns whether git knows a name as a revision.
  static func hasRevision(_ name: String, in folder: String) -> Bool {
    (try? commit(name, in: tidy(folder))) != nil
  }

  /// Returns the id of a commit, so that no name of a file is taken for a revision.
  private static func commit(
    _ revision: String, in folder: String
  ) throws(Diagnostic) -> String {
    let unknown = Diagnostic(
      id: "git.revision", path: folder, "git knows no revision '\(revision)'",
      "Name a branch, a tag or a commit.")
    // It would be an option.
    if revision.isEmpty || revision.hasPrefix("-") || revision.utf8.contains(0) { throw unknown }
    let result = try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: folder)
    let id = String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
    guard result.status == 0, !id.isEmpty, id.allSatisfy(\.isHexDigit) else { throw unknown }
    return id
  }

  /// Runs git in a folder: it writes nothing, asks nothing and begins no other program.
  private static func git(
    _ arguments: [String], in folder: String
  ) throws(Diagnostic) -> Subprocess {
    let options = ["--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false"]
    let place = ["-C", folder.isEmpty ? "." : folder]
    let environment = ["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1"]
    guard
      let result = Subprocess.run(
        ["git"] + options + place + arguments, environment: environment, limit: limit),
      result.status != 127
    else {
      throw Diagnostic(
        id: "git.missing", path: folder, "there is no git to ask what has changed",
        "Install git, or leave out --changed.")
    }
    if result.isCut {
      throw Diagnostic(
        id: "git.size", path: folder, "git names more than \(limit >> 20) MiB of changed files",
        "Name a smaller folder.")
    }
    return result
  }

  private static func repositoryError(_ result: Subprocess, _ folder: String) -> Diagnostic {
    let text = String(decoding: result.errors, as: UTF8.self)
    guard text.isEmpty || text.contains("not a git repository") else {
      return failure(result, folder)
    }
    return Diagnostic(
      id: "git.repository", path: folder, "this folder is in no work tree of git",
      "Leave out --changed.")
  }

  private static func failure(_ result: Subprocess, _ folder: String) -> Diagnostic {
    let line =
      String(decoding: result.errors, as: UTF8.self)
      .split(separator: "\n").first.map(String.init) ?? "it was ended"
    return Diagnostic(
      id: "git.failed", path: folder, "git cannot say what has changed: \(line)",
      "Run git status in the folder.")
  }

  /// Returns a folder as a search of it names its files: without `./` at its beginning.
  private static func tidy(_ folder: String) -> String {
    let parts = folder.split(separator: "/").drop { $0 == "." }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
