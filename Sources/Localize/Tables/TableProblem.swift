/// What is wrong with a table, and where.
///
/// A table with errors still has all entries that could be read.
public struct TableProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// Apple's frameworks refuse the table, or lose entries of it.
    case error
    /// They read it, perhaps not as it was meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The path as given.
  public var path: String
  /// Where it is.
  public var position: SourcePosition
  /// What is wrong and what to do.
  public var message: String

  /// The problem as a compiler would write it.
  public var description: String {
    "\(path):\(position.line):\(position.column): \(severity): \(message)"
  }
}
