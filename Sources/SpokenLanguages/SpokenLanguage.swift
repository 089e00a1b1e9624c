@_exported public import Accessibility
import Diagnostics
@_exported public import Localize
private import Synchronization

/// The words, digits and percentages that a screen reader speaks in a language.
///
/// This is a value and may be used on any thread. The tables of a language are parsed on its first use
/// and cached.
public struct SpokenLanguage: Phrasebook {
  private let content: Content

  /// The language of the words.
  public var tag: LanguageTag { content.tag }

  /// The BCP 47 tag of the language of the words.
  public var language: String { content.language }

  /// Returns the languages that a screen reader speaks, in the order of `Localization/`.
  public static func available(_ vocabulary: Vocabulary = VoiceOver.vocabulary) -> [LanguageTag] {
    languages(of: vocabulary).map(\.tag)
  }

  /// Returns a screen reader's words in a language or in a parent of it; nil if there are none.
  public static func matching(
    _ tag: LanguageTag, _ vocabulary: Vocabulary = VoiceOver.vocabulary
  ) -> SpokenLanguage? {
    let languages = languages(of: vocabulary)
    for candidate in sequence(first: tag, next: \.parent) {
      if let found = languages.first(where: { $0.tag == candidate }) { return found.language }
    }
    return nil
  }

  /// Returns a screen reader's words in the closest language, with English as the fallback.
  ///
  /// ``tag`` is the language of the result.
  public static func closest(
    to tag: LanguageTag, _ vocabulary: Vocabulary = VoiceOver.vocabulary
  ) -> SpokenLanguage {
    guard let found = matching(tag, vocabulary) ?? matching("en", vocabulary) else {
      preconditionFailure("there is no English \(vocabulary.table).strings")
    }
    return found
  }

  /// Returns the words with which a screen reader reads an element.
  ///
  /// The language of the element determines the voice, so its words are used if there are any;
  /// otherwise those of the screen reader's language are.
  public static func speaking<Reader: ScreenReader>(
    _ element: AccessibilityElement, toReaderOf language: LanguageTag, by reader: Reader
  ) -> SpokenLanguage {
    element.language.flatMap { LanguageTag($0) }.flatMap { matching($0, Reader.vocabulary) }
      ?? closest(to: language, Reader.vocabulary)
  }

  /// Returns a word as spoken.
  public func word(_ word: SpokenWord) -> String {
    guard let text = content.words[word] else {
      preconditionFailure("\(word.table).strings of \(tag) lacks '\(word.key)'")
    }
    return text
  }

  /// Returns a word in the plural form for a count.
  public func word(_ word: SpokenWord, counting number: Int) -> String {
    guard let forms = content.forms[word] else { return self.word(word) }
    return forms[PluralRules.rules(for: tag).category(of: number)] ?? self.word(word)
  }

  /// Returns how a word came into its table; nil for a word that the language lacks.
  public func origin(of word: SpokenWord) -> WordOrigin? { content.origins[word] }

  /// Returns a number in the digits and grouping of the language.
  public func number(_ number: Double) -> String { NumberFormat.decimal(in: tag).string(number) }

  /// Returns a fraction as a percentage.
  public func percent(_ fraction: Double) -> String {
    NumberFormat.percent(in: tag).string(fraction)
  }

  private static func languages(of vocabulary: Vocabulary) -> [Entry] {
    vocabulary.contents.isEmpty
      ? languages[vocabulary.table] ?? []
      : others.withLock { others in
        if let known = others[vocabulary] { return known }
        let entries = vocabulary.contents.sorted { $0.key < $1.key }.map { language, text in
          Entry(.init(language: language, name: vocabulary.table, source: .text(text)))
        }
        others[vocabulary] = entries
        return entries
      }
  }

  /// The languages of screen readers that bring their own tables.
  private static let others = Mutex<[Vocabulary: [Entry]]>([:])

  /// The languages of each screen reader, by table name.
  private static let languages: [String: [Entry]] = {
    let tables = Dictionary(grouping: EmbeddedTables.all, by: \.name)
    return tables.filter { $0.key != SystemLabel.vocabulary.table }.mapValues {
      $0.map { Entry($0) }
    }
  }()
}

extension SpokenLanguage {
  /// A language, whose tables are parsed when it is first spoken.
  private final class Entry: Sendable {
    let tag: LanguageTag
    private let tables: [EmbeddedTables.Table]
    private let content = Mutex<Content?>(nil)

    /// Creates the language of a reader's table, with the labels of the system.
    init(_ table: EmbeddedTables.Table) {
      guard let tag = LanguageTag(table.language) else {
        preconditionFailure("'\(table.language)' is not a language tag")
      }
      let labels = EmbeddedTables.all.filter { $0.name == SystemLabel.vocabulary.table }
      let own = labels.first { $0.language == table.language }
      self.tag = tag
      tables = [table] + [own ?? labels.first { $0.language == "en" }].compactMap(\.self)
    }

    var language: SpokenLanguage {
      content.withLock { content in
        if let content { return SpokenLanguage(content: content) }
        do {
          let new = try Content(tables, tag)
          content = new
          return SpokenLanguage(content: new)
        } catch {
          // A test parses every table of the package; that of another reader is its program's.
          preconditionFailure("\(error)")
        }
      }
    }
  }

  /// The contents of the tables of a language, in one object because languages are passed by value.
  private final class Content: Sendable {
    let tag: LanguageTag
    let language: String
    let words: [SpokenWord: String]
    /// The origins of the words in their tables.
    let origins: [SpokenWord: WordOrigin]
    /// The plural forms of words, where they differ.
    let forms: [SpokenWord: [PluralCategory: String]]

    init(_ tables: [EmbeddedTables.Table], _ tag: LanguageTag) throws(Diagnostic) {
      let name = tables[0].language
      var words: [SpokenWord: String] = [:]
      var forms: [SpokenWord: [PluralCategory: String]] = [:]
      var origins: [SpokenWord: WordOrigin] = [:]
      for table in tables {
        // A reader without words of its own has an empty table.
        if case .text("") = table.source { continue }
        let path = "\(name).lproj/\(table.name).strings"
        let file =
          switch table.source {
          case .embedded(let bytes): StringTable(bytes, path: "Localization/\(path)")
          case .text(let text): StringTable(text.utf8, path: path)
          }
        if let problem = file.problems.first { throw problem }
        for entry in file.entries {
          let (key, text) = (entry.key, entry.value)
          // The key of a plural form is the key of the word with the plural category appended.
          if let category = PluralCategory.allCases.first(where: { key.hasSuffix(".\($0)") }) {
            let word = String(key.dropLast("\(category)".count + 1))
            forms[SpokenWord(table: table.name, key: word), default: [:]][category] = text
          } else {
            let word = SpokenWord(table: table.name, key: key)
            words[word] = text
            origins[word] = file.comment(of: entry).flatMap { WordOrigin($0) }
          }
        }
      }
      self.tag = tag
      language = tag.description
      self.words = words
      self.origins = origins
      self.forms = forms
    }
  }
}
