import Diagnostics

// Diagnostics about input paths that several commands share.
extension Diagnostic {
  static func missing(_ path: String) -> Diagnostic {
    Diagnostic(id: "file.missing", path: path, "no such file or folder", "Check the path.")
  }

  static func noTable(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "file.kind", path: path, "this is not a string table",
      "Name a .strings, .stringsdict or .xcstrings.")
  }
}
