public import AppSources
import Diagnostics

/// Reads the facts of a file in any language that is known.
public enum SourceReader {
  /// The most bytes of a file that is read.
  public static let limit = 8 << 20

  /// Returns the language of a file; nil for one that holds no source.
  public static func language(of path: String) -> SourceFile.Language? {
    let name = path.lowercased()
    if name.hasSuffix(".swift") { return .swift }
    return [".m", ".mm", ".h"].contains(where: name.hasSuffix) ? .objectiveC : nil
  }

  /// Reads a file; one that is too large or no text has no facts but its problem.
  public static func read(_ bytes: [UInt8], path: String) -> SourceFile? {
    guard let language = language(of: path) else { return nil }
    var file = SourceFile(path: path, language: language)
    let start = SourcePosition(line: 1, column: 1)
    if bytes.count > limit {
      file.problem = SourceFile.Problem(
        at: start, "the file has more than \(limit >> 20) MiB", isRead: false)
      return file
    }
    switch language {
    case .swift:
      let isText = bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
      guard isText else {
        file.problem = SourceFile.Problem(at: start, "the text is not UTF-8", isRead: false)
        return file
      }
      return SwiftFileReader.read(bytes, path: path)
    case .objectiveC:
      guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
        file.problem = SourceFile.Problem(at: start, "the text is not UTF-8", isRead: false)
        return file
      }
      return ObjectiveCFileReader.read(bytes, path: path)
    }
  }
}
