/// A word or sentence that a screen reader says beside the words of an element, or a label of the system:
/// by its key in a table that translators fill.
public struct SpokenWord: Sendable, Codable {
  /// The name of the table: of the screen reader, or of the framework whose label it is.
  public let table: String
  /// The key in the table.
  public let key: String

  /// Creates a word of a table.
  public init(table: String, key: String) {
    self.table = table
    self.key = key
  }
}

extension SpokenWord: Hashable {
  /// Hashes the key alone: words of two tables are hardly ever kept together.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
