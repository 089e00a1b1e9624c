/// The words and digits of a spoken language.
///
/// Words include their punctuation, so joining them with the separator makes sentences.
public protocol Phrasebook: Sendable {
  /// The BCP 47 tag of the language of the words.
  var language: String { get }
  /// Returns a word as spoken.
  func word(_ word: SpokenWord) -> String
  /// Returns a word in the plural form for a count.
  func word(_ word: SpokenWord, counting number: Int) -> String
  /// Returns a number in the digits and grouping of the language.
  func number(_ number: Double) -> String
  /// Returns a fraction as a percentage: 0.75 becomes `75%` in English.
  func percent(_ fraction: Double) -> String
}

extension Phrasebook {
  /// Returns a word with numbers inserted, in the plural form for the first number.
  public func word(_ word: SpokenWord, with first: Int, _ others: Int...) -> String {
    self.word(word, with: [first] + others)
  }

  func word(_ word: SpokenWord, with numbers: [Int]) -> String {
    let form = self.word(word, counting: numbers.first ?? 0)
    return numbers.enumerated().reduce(form) { text, number in
      text.replacing("%\(number.offset + 1)$@", with: self.number(Double(number.element)))
    }
  }
}
