/// An error of the compiler about a rewritten file.
public struct CompilerError: Sendable, Hashable {
  /// The path; empty for an error that concerns no file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// The message of the compiler.
  public var message: String

  /// Creates an error.
  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Returns the errors in what the compiler prints in LLVM's style, each once.
  public static func errors(in output: String) -> [CompilerError] {
    var known: Set<CompilerError> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let error = Self(line), known.insert(error).inserted else { return nil }
      return error
    }
  }

  private init?(_ text: Substring) {
    if let match = text.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.*)/) {
      path = String(match.1)
      line = Int(match.2) ?? 0
      column = Int(match.3) ?? 0
      message = String(match.4)
    } else if let match = text.wholeMatch(of: /(?:<unknown>:0: |<[^>]+>:0: )?error: (.*)/) {
      path = ""
      line = 0
      column = 0
      message = String(match.1)
    } else {
      return nil
    }
  }
}
