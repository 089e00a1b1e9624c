import Accessibility
import SpokenLanguages

extension LiveDocument {
  /// Returns the remark that most of what the reader said of its own has no source; nil if most has one.
  func remarkOnExtrapolation(in elements: [SpokenScreen.Element]) -> String? {
    let vocabulary = type(of: screenReader).vocabulary
    var languages: [String: SpokenLanguage] = [:]
    var (count, extrapolated) = (0, 0)
    for element in elements {
      let announcement = element.announcement
      for phrases in [announcement.description, announcement.hint, announcement.remarks] {
        for phrase in phrases {
          guard let word = phrase.word, word.table == vocabulary.table else { continue }
          if languages[announcement.language] == nil {
            languages[announcement.language] = LanguageTag(announcement.language)
              .flatMap { SpokenLanguage.matching($0, vocabulary) }
          }
          guard let origin = languages[announcement.language]?.origin(of: word) else { continue }
          count += 1
          if origin.kind == .extrapolated { extrapolated += 1 }
        }
      }
    }
    return extrapolated * 2 > count
      ? "More than half of the reader's words here are extrapolated: no source has them." : nil
  }
}
