import Diagnostics
import Localize

/// Reads string tables of the command line.
enum TableInput {
  /// Reads the table at a path; a dash is standard input, and a pipe has the format of its contents.
  static func read(_ path: String) throws(Diagnostic) -> TableFile {
    if path == DocumentInput.standardInput { return try TableFile(fromDescriptor: 0, path: path) }
    let status = try FileStatus(of: path)
    if let file = try TableFile(contentsOfFile: path) { return file }
    if status.kind == .regular { throw .noTable(path) }
    return try TableFile(contentsOfPipe: path)
  }
}
