/// The reason that a text has no value.
public struct FormatterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, for a person (`errorDescription`).
  public var description: String
  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
