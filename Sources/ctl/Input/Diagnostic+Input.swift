import Diagnostics

// Diagnostics about input paths that several commands share.
extension Diagnostic {
  static func noTable(_ path: String) -> Diagnostic {
    otherKind(of: path, isFolder: false, for: .tables)
      ?? Diagnostic(
        id: "file.kind", path: path, "this is not a string table",
        "Name a .strings, .stringsdict or .xcstrings.")
  }

  /// Returns the error for a path whose extension says that another command reads it, or none; nil
  /// for any other path.
  static func otherKind(
    of path: String, isFolder: Bool, for kind: DocumentFinder.Kind
  ) -> Diagnostic? {
    func error(_ problem: String, _ remedy: String) -> Diagnostic {
      Diagnostic(id: "file.kind", path: path, problem, remedy)
    }
    let name = path.lowercased().split(separator: "/").last ?? ""
    func isOne(of extensions: [String]) -> Bool { extensions.contains { name.hasSuffix($0) } }
    let source = "Give the .storyboard or .xib that it was made from."
    if isOne(of: [".storyboardc"]) { return error("this is a compiled storyboard", source) }
    if isOne(of: [".nib"]) { return error("this is a compiled nib", source) }
    if isFolder { return nil }
    switch kind {
    case .documents where isOne(of: DocumentFinder.Kind.tables.extensions):
      return error("this is a string table", "Use ctl strings list.")
    case .tables where isOne(of: DocumentFinder.Kind.documents.extensions):
      return error(
        "this is a document", "Use ctl describe, or ctl strings coverage for its translations.")
    default: return nil
    }
  }
}
