/// The keys of a table that every spoken language has: the words of a screen reader, or the labels of
/// the system.
public struct Vocabulary: Sendable, Hashable {
  /// The name of the table, in `Localization/` without `.strings`.
  public let table: String
  /// The keys of the words.
  public let keys: [String]
  /// The contents of the table in each language, as a `.strings` file has them, by BCP 47 tag; empty for
  /// a table in `Localization/`.
  public let contents: [String: String]

  /// Creates a vocabulary.
  ///
  /// Each language of the contents has each word, and English is one of them. The name of the table is
  /// no other reader's. A table that cannot be read, or lacks a word, traps where it is spoken.
  public init(table: String, keys: [String], contents: [String: String] = [:]) {
    self.table = table
    self.keys = keys
    self.contents = contents
  }

  /// Hashes the name of the table, which tells vocabularies apart; contents may be long.
  public func hash(into hasher: inout Hasher) { hasher.combine(table) }
}
