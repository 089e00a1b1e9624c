/// The place where a text can be divided, by Unicode's rules for text segmentation, from ICU.
package enum TextBoundary: Sendable {
  /// Between words.
  case word
  /// Between sentences.
  case sentence

  /// The number of characters from the end in which a boundary is looked for.
  private static let reach = 2000

  /// Returns the length, in UTF-16 units, of the last word with what follows it, or of the last
  /// sentence; 0 for an empty text.
  package func lengthOfLast(in text: String) -> Int {
    let tail = String(text.suffix(Self.reach))
    return ICU.lengthOfLast(self, in: tail) ?? tail.utf16.count
  }
}
