/// A line and a column, both counted from 1.
public struct SourcePosition: Sendable, Hashable {
  /// The line.
  public var line: Int
  /// The column, in Unicode scalars, or in code units of a UTF-16 document.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
