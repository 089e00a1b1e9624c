import Diagnostics
import FoundationEssentials
import Localize

/// Reads string tables of the command line.
enum TableInput {
  /// Reads the table at a path; a dash is standard input, and a pipe has the format of its contents.
  static func read(_ path: String) throws(Diagnostic) -> TableFile {
    if path == DocumentInput.standardInput { return try TableFile(fromDescriptor: 0, path: path) }
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
    if let file = try TableFile(contentsOfFile: path) { return file }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    if attributes?[.type] as? FileAttributeType == .typeRegular { throw .noTable(path) }
    return try TableFile(contentsOfPipe: path)
  }

  /// Whether a path is a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }
}
