/// The place of the text of a phrase, where an author changes it.
public enum PhraseOrigin: Sendable, Hashable {
  /// A word of the screen reader, in its table of a language, and how it came there; nil for a word
  /// of a reader whose table does not say.
  case word(SpokenWord, language: String, origin: WordOrigin?)
  /// A text of a string table, by its key.
  case table(key: String, path: String)
  /// A text of the document, by the key that string tables have for it; nil for one without.
  case document(key: String?)
}
