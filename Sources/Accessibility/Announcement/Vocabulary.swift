/// The words that a screen reader says in every language that it speaks.
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
