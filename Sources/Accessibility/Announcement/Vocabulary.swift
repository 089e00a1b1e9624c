/// The keys of a table that every spoken language has: the words of a screen reader, or the labels of
/// the system.
public struct Vocabulary: Sendable, Hashable {
  /// The name of the reader's table in `Localization/`, without `.strings`.
  public let table: String
  /// The keys of the words.
  public let keys: [String]

  /// Creates a vocabulary.
  public init(table: String, keys: [String]) {
    self.table = table
    self.keys = keys
  }
}
