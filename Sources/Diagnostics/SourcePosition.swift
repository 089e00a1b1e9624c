/// A line and a column, both counted from 1; columns count characters of the source encoding.
public struct SourcePosition: Sendable, Hashable {
  /// The line.
  public var line: Int
  /// The column, in Unicode scalars.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
