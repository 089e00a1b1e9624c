import Foundation
import Testing

/// The settings of a repository that make git run a program.
private let settings = [
  "filter.trap.clean", "filter.trap.smudge", "filter.long.process", "filter.slow.clean",
  "diff.trap.command", "diff.trap.textconv", "diff.external", "core.fsmonitor", "core.pager",
  "pager.ls-files", "pager.ls-tree", "core.editor", "core.sshCommand", "core.askPass",
  "core.gitProxy", "core.alternateRefsCommand", "credential.helper", "gpg.program",
]

private let hooks = ["post-index-change", "reference-transaction", "fsmonitor-watchman"]

/// A repository in which every setting, hook and alias runs a program that writes down its name.
struct GitTrap {
  let folder: ScratchFolder
  /// The repository.
  let root: URL
  private let program: URL

  init() throws {
    folder = try ScratchFolder()
    root = folder.url.appending(path: "Repository")
    program = folder.url.appending(path: "trap")
    try write(
      """
      #!/bin/sh
      echo "$1" >> '\(folder.url.path)/ran'
      [ "$1" = filter.slow.clean ] && sleep 60
      [ "$1" = fetch ] || cat
      """, to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let faulty = xib(button("b"))
    for name in ["App/Same.xib", "App/Old.xib", "App/Slow.xib", "Sub/Inner.xib"] {
      try write(faulty, to: root.appending(path: name))
    }
    for name in ["App/Same.xib", "App/Slow.xib"] {
      let table = name.replacing("App/", with: "App/de.lproj/").replacing(".xib", with: ".strings")
      try write("\"b.normalTitle\" = \"B\";", to: root.appending(path: table))
    }
    try write(
      "[submodule \"Sub\"]\n\tpath = Sub\n\turl = ./Sub\n", to: root.appending(path: ".gitmodules"))
    for place in [root.appending(path: "Sub"), root] {
      try run(["init", "-q", "-b", "main"], in: place)
      try run(["add", "."], in: place)
      try run(["commit", "-q", "-m", "One"], in: place)
      try spring(place.appending(path: ".git"))
    }
    try run(["config", "alias.ls-files", "!'\(program.path)' alias"], in: root)
    try run(["config", "submodule.recurse", "true"], in: root)
    // The same bytes at another time: git compares them.
    for name in [
      "App/Same.xib", "App/Slow.xib", "App/de.lproj/Same.strings", "App/de.lproj/Slow.strings",
    ] {
      let date = Date(timeIntervalSinceNow: 60)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: root.appending(path: name).path)
    }
    for name in ["App/Old.xib", "App/New.xib", "Sub/Inner.xib"] {
      try write(faulty + "\n", to: root.appending(path: name))
    }
  }

  /// Sets every trap of a repository.
  private func spring(_ repository: URL) throws {
    try write(
      """
      *.xib filter=trap diff=trap
      *.strings filter=long diff=trap
      Slow.xib filter=slow

      """, to: repository.appending(path: "info/attributes"))
    for setting in settings {
      try run(
        ["config", setting, "'\(program.path)' \(setting)"],
        in: repository.deletingLastPathComponent())
    }
    for hook in hooks {
      let file = repository.appending(path: "hooks/\(hook)")
      try write("#!/bin/sh\n'\(program.path)' \(hook)\n", to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  /// What was run since the last call.
  func ran() -> Set<String> {
    let file = folder.url.appending(path: "ran")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try? FileManager.default.removeItem(at: file)
    return Set(text.split(separator: "\n").map(String.init))
  }

  func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @discardableResult func run(_ arguments: [String], in place: URL) throws -> Finished {
    let user = [
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
    ]
    return try ctlTests.run("/usr/bin/git", user + arguments, in: place)
  }
}
