public import Accessibility
import Diagnostics
public import Localize

/// The words, digits and percentages that a screen reader speaks in a language.
///
/// A value; safe from any thread. Tables are read on first use and kept.
public struct SpokenLanguage: Phrasebook {
  private let content: Content

  /// The language of the words.
  public var tag: LanguageTag { content.tag }

  /// The BCP 47 tag of the language of the words.
  public var language: String { content.language }

  /// The languages that have words, in the order of `Localization/`.
  public static var available: [LanguageTag] { languages.map(\.tag) }

  /// Returns the words for a language: its own or those of a parent; nil where there are none.
  public static func matching(_ tag: LanguageTag) -> SpokenLanguage? {
    for candidate in sequence(first: tag, next: \.parent) {
      if let found = languages.first(where: { $0.tag == candidate }) { return found }
    }
    return nil
  }

  /// Returns the words for a language, in English where there are none; ``tag`` tells which.
  public static func closest(to tag: LanguageTag) -> SpokenLanguage { matching(tag) ?? english }

  /// Returns the words in which a reader of a language reads an element: those of the element's own
  /// language, which chooses the voice, where there are some.
  public static func speaking(
    _ element: AccessibilityElement, toReaderOf language: LanguageTag
  ) -> SpokenLanguage {
    element.language.flatMap { LanguageTag($0) }.flatMap(matching) ?? closest(to: language)
  }

  /// Returns a word as spoken.
  public func word(_ word: SpokenWord) -> String {
    guard let text = content.words[word] else {
      preconditionFailure("\(tag) lacks '\(word.rawValue)'")
    }
    return text
  }

  /// Returns a word in the form that it has with a number of things.
  public func word(_ word: SpokenWord, counting number: Int) -> String {
    guard let forms = content.forms[word] else { return self.word(word) }
    return forms[content.plurals.category(of: number)] ?? self.word(word)
  }

  /// Returns a number in the digits and grouping of the language.
  public func number(_ number: Double) -> String { content.numbers.string(number) }

  /// Returns a fraction as a percentage.
  public func percent(_ fraction: Double) -> String { content.percentages.string(fraction) }

  private static let languages: [SpokenLanguage] = EmbeddedTables.all.map { table in
    do {
      return SpokenLanguage(content: try Content(named: table.language, bytes: table.bytes))
    } catch {
      // The tables are part of the program, and a test reads every one.
      preconditionFailure("\(error)")
    }
  }

  private static let english: SpokenLanguage = {
    guard let english = languages.first(where: { $0.tag == "en" }) else {
      preconditionFailure("Localization/ has no English table")
    }
    return english
  }()
}

extension SpokenLanguage {
  /// What a table holds, in one object as languages are passed around.
  private final class Content: Sendable {
    let tag: LanguageTag
    let language: String
    let words: [SpokenWord: String]
    /// The forms of words for grammatical numbers, where they differ.
    let forms: [SpokenWord: [PluralCategory: String]]
    let plurals: PluralRules
    let numbers: NumberFormat
    let percentages: NumberFormat

    init(named name: String, bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) {
      guard let tag = LanguageTag(name) else {
        preconditionFailure("'\(name)' is not a language tag")
      }
      let table = StringTable(bytes, path: "Localization/\(name).lproj/Speech.strings")
      if let problem = table.problems.first { throw problem }
      let strings = table.strings
      self.tag = tag
      language = tag.description
      var words: [SpokenWord: String] = [:]
      var forms: [SpokenWord: [PluralCategory: String]] = [:]
      for word in SpokenWord.allCases {
        words[word] = strings[word.rawValue]
        for category in PluralCategory.allCases {
          guard let form = strings["\(word.rawValue).\(category)"] else { continue }
          forms[word, default: [:]][category] = form
        }
      }
      self.words = words
      self.forms = forms
      plurals = .rules(for: tag)
      numbers = .decimal(in: tag)
      percentages = .percent(in: tag)
    }
  }
}
