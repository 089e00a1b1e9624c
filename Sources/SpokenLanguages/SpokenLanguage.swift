@_exported public import Accessibility
import Diagnostics
@_exported public import Localize
private import Synchronization

/// The words, digits and percentages that a screen reader speaks in a language.
///
/// This is a value and may be used on any thread. A table is parsed when its first word is spoken.
public struct SpokenLanguage: Phrasebook {
  private let content: Content
  /// The language of the digits and separators of numbers; nil for that of the words.
  private var region: Region?

  /// The language of the words.
  public var tag: LanguageTag { content.tag }

  /// The BCP 47 tag of the language of the words.
  public var language: String { content.language }

  /// The number of tables that have been parsed so far: those of the languages that were spoken.
  package static var parsedTableCount: Int { SpokenTable.parsedCount }

  /// Returns the languages that a screen reader speaks, in the order of `Localization/`.
  public static func available(_ vocabulary: Vocabulary = VoiceOver.vocabulary) -> [LanguageTag] {
    languages(of: vocabulary).map(\.tag)
  }

  /// Returns the number of words of each origin in a language; none for a language without words.
  public static func origins(
    of vocabulary: Vocabulary, in language: LanguageTag
  ) -> [WordOrigin: Int] {
    guard let spoken = matching(language, vocabulary) else { return [:] }
    let words = vocabulary.keys.map { SpokenWord(table: vocabulary.table, key: $0) }
    return words.reduce(into: [:]) { counts, word in
      if let origin = spoken.origin(of: word) { counts[origin, default: 0] += 1 }
    }
  }

  /// Returns a screen reader's words in a language, in a parent of it or in its script, with numbers as the
  /// language has them; nil if there are none.
  public static func matching(
    _ tag: LanguageTag, _ vocabulary: Vocabulary = VoiceOver.vocabulary
  ) -> SpokenLanguage? {
    // A pseudo-language shows texts of the app; a reader speaks English beside them.
    let tag = tag.isPseudo ? "en" : tag
    let languages = languages(of: vocabulary)
    if let exact = languages.first(where: { $0.tag == tag }) { return exact }
    guard languages.contains(where: { $0.tag.language == tag.language }) else { return nil }
    for candidate in candidates(for: tag) {
      guard let found = languages.first(where: { $0.tag == candidate }) else { continue }
      return SpokenLanguage(content: found.content, region: Region(tag))
    }
    return nil
  }

  /// The languages whose words fit a language, the best first: zh-HK for zh-Hant-HK, zh-Hant for zh-TW.
  private static func candidates(for tag: LanguageTag) -> [LanguageTag] {
    let bare = LanguageTag("\(tag.language)")
    var candidates = sequence(first: tag, next: \.parent).filter { $0 != bare }
    if let script = tag.script, let region = tag.region,
      let short = LanguageTag("\(tag.language)-\(region)"), short.likelyScript == script
    {
      candidates.insert(short, at: 0)
    }
    if tag.script == nil, let script = tag.likelyScript,
      let written = LanguageTag("\(tag.language)-\(script)")
    {
      candidates.append(written)
    }
    return candidates + [bare].compactMap { $0 }
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
    guard let text = content.table(of: word).words[word] else {
      preconditionFailure("\(word.table).strings of \(tag) lacks '\(word.key)'")
    }
    return text
  }

  /// Returns a word in the plural form for a count.
  public func word(_ word: SpokenWord, counting number: Int) -> String {
    guard let forms = content.table(of: word).forms[word] else { return self.word(word) }
    return forms[PluralRules.rules(for: tag).category(of: number)] ?? self.word(word)
  }

  /// Returns how a word came into its table; nil for a word that the language lacks.
  public func origin(of word: SpokenWord) -> WordOrigin? {
    content.table(of: word).origins[word]
  }

  /// Returns a number in the digits and grouping of the language.
  public func number(_ number: Double) -> String {
    NumberFormat.decimal(in: region?.tag ?? tag).string(number)
  }

  /// Returns a fraction as a percentage.
  public func percent(_ fraction: Double) -> String {
    NumberFormat.percent(in: region?.tag ?? tag).string(fraction)
  }

  private static func languages(of vocabulary: Vocabulary) -> [SpokenLanguage] {
    vocabulary.contents.isEmpty
      ? languages[vocabulary.table] ?? []
      : others.withLock { others in
        if let known = others[vocabulary] { return known }
        let tables = vocabulary.contents.sorted { $0.key < $1.key }.map { language, text in
          SpokenTable(.init(language: language, name: vocabulary.table, source: .text(text)))
        }
        let languages = tables.map { SpokenLanguage($0, labels) }
        others[vocabulary] = languages
        return languages
      }
  }

  /// The languages of screen readers that bring their own tables.
  private static let others = Mutex<[Vocabulary: [SpokenLanguage]]>([:])

  /// The tables of `Localization/`, by name.
  private static let tables = Dictionary(
    grouping: EmbeddedTables.all.map { SpokenTable($0) }, by: \.name)

  /// The labels of the system, by language.
  private static let labels = Dictionary(
    uniqueKeysWithValues: (tables[SystemLabel.vocabulary.table] ?? []).map { ($0.language, $0) })

  /// The languages of each screen reader, by the name of its table.
  private static let languages = tables.filter { $0.key != SystemLabel.vocabulary.table }
    .mapValues { $0.map { SpokenLanguage($0, labels) } }
}

extension SpokenLanguage {
  /// A language with a region of its own, in an object because languages are passed by value.
  private final class Region: Sendable {
    let tag: LanguageTag

    init(_ tag: LanguageTag) { self.tag = tag }
  }

  private init(content: Content, region: Region) { (self.content, self.region) = (content, region) }

  /// The tables of a language, in one object because languages are passed by value.
  private final class Content: Sendable {
    let tag: LanguageTag
    let language: String
    private let words: SpokenTable
    /// The labels of the system, in English where the language has none.
    private let labels: SpokenTable

    init(_ words: SpokenTable, _ labels: SpokenTable) {
      guard let tag = LanguageTag(words.language) else {
        preconditionFailure("'\(words.language)' is not a language tag")
      }
      (self.tag, language) = (tag, tag.description)
      (self.words, self.labels) = (words, labels)
    }

    func table(of word: SpokenWord) -> SpokenTable.Words {
      (word.table == labels.name ? labels : words).parsed
    }
  }

  /// Creates the language of a reader's table.
  private init(_ table: SpokenTable, _ labels: [String: SpokenTable]) {
    guard let own = labels[table.language] ?? labels["en"] else {
      preconditionFailure("there is no English \(SystemLabel.vocabulary.table).strings")
    }
    content = Content(table, own)
  }
}
