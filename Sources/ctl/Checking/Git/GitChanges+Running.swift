import Diagnostics
import Presenters

extension GitChanges {
  /// The settings of a repository that name a program, without one.
  private static let settings = [
    "core.fsmonitor=", "core.hooksPath=/dev/null", "core.untrackedCache=false",
    "submodule.recurse=false",
  ]

  /// Runs git in a folder: it writes nothing, asks nothing and begins no other program.
  ///
  /// It fetches nothing either, which a repository that lacks objects would have it do.
  static func git(
    _ arguments: [String], in folder: String, _ time: Duration
  ) throws(Diagnostic) -> Subprocess {
    let options = ["--no-optional-locks", "--no-pager", "--literal-pathspecs"]
    let place = settings.flatMap { ["-c", $0] } + ["-C", folder.isEmpty ? "." : folder]
    let environment = [
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
    ]
    guard
      let result = Subprocess.run(
        ["git"] + options + place + arguments, environment: environment, limit: limit, time: time),
      result.status != 127
    else {
      throw Diagnostic(
        id: "git.missing", path: folder, "there is no git to ask what has changed",
        "Install git, or leave out --changed.")
    }
    if result.isCut {
      throw Diagnostic(
        id: "git.size", path: folder, "git names more than \(limit >> 20) MiB of files",
        "Name a smaller folder.")
    }
    if result.isLate {
      throw Diagnostic(
        id: "git.time", path: folder,
        "git does not answer within \(amount(Int(time.components.seconds), "second"))",
        "Name a smaller folder, or leave out --changed.")
    }
    return result
  }

  static func repositoryError(_ result: Subprocess, _ folder: String) -> Diagnostic {
    let text = String(decoding: result.errors, as: UTF8.self)
    guard text.isEmpty || text.contains("not a git repository") else {
      return failure(result, folder)
    }
    return Diagnostic(
      id: "git.repository", path: folder, "this folder is in no work tree of git",
      "Leave out --changed.")
  }

  static func failure(_ result: Subprocess, _ folder: String) -> Diagnostic {
    let line =
      String(decoding: result.errors, as: UTF8.self)
      .split(separator: "\n").first.map(String.init) ?? "it was ended"
    return Diagnostic(
      id: "git.failed", path: folder, "git cannot say what has changed: \(line)",
      "Run git status in the folder.")
  }
}
