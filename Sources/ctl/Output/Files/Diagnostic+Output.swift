import Diagnostics

// What keeps a file from being written, apart from what the system refuses.
extension Diagnostic {
  /// The error for a file that is there and that was not made by this command.
  static func existing(_ path: String, _ kind: OutputKind, isNamed: Bool) -> Diagnostic {
    Diagnostic(
      id: "file.exists", path: path,
      "the file exists" + (kind.name.map { " and is no \($0)" } ?? ""),
      "\(other(isNamed)), or add --overwrite.")
  }

  /// The error for a file that the command reads.
  static func input(_ path: String, isNamed: Bool) -> Diagnostic {
    Diagnostic(
      id: "file.input", path: path, "the command reads this file", "\(other(isNamed)).")
  }

  /// The error for a name that only a configuration has.
  static func configuration(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "file.input", path: path, "this is the name of a configuration", "Name another one.")
  }

  /// The error for a link in the place of a file or a folder.
  static func link(_ path: String, isNamed: Bool) -> Diagnostic {
    isNamed
      ? Diagnostic(
        id: "file.link", path: path, "this is a link",
        "Name the file that it leads to, or add --overwrite.")
      : Diagnostic(
        id: "file.link", path: path, "this is a link, and none is followed below the folder",
        "Remove it, or choose another folder.")
  }

  /// The error for a link that the user named and that leads to nothing.
  static func deadLink(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "file.link", path: path, "this is a link that leads nowhere",
      "Remove it, or name another file.")
  }

  static func irregular(_ path: String) -> Diagnostic {
    Diagnostic(id: "file.kind", path: path, "this is not a regular file", "Name another one.")
  }

  private static func other(_ isNamed: Bool) -> String {
    isNamed ? "Name another one" : "Choose another folder"
  }
}
