/// The words and digits of a spoken language.
///
/// A word carries the punctuation that belongs to it, so that joining words with the separator
/// makes sentences.
public protocol Phrasebook: Sendable {
  /// The BCP 47 tag of the language of the words.
  var language: String { get }
  /// Returns a word as spoken.
  func word(_ word: SpokenWord) -> String
  /// Returns a word in the form that it has with a number of things.
  func word(_ word: SpokenWord, counting number: Int) -> String
  /// Returns a number in the digits and grouping of the language.
  func number(_ number: Double) -> String
  /// Returns a fraction as a percentage: 0.75 reads `75%` in English.
  func percent(_ fraction: Double) -> String
}

extension Phrasebook {
  /// Returns a word with numbers in it, in the form that it has with the first of them.
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
