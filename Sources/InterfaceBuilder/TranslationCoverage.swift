public import Localize

/// How far a table translates a document into a language.
public struct TranslationCoverage: Sendable {
  /// What a catalog says besides.
  public struct Catalog: Sendable, Hashable {
    /// Whether the keys of the catalog are in this language.
    public var isSourceLanguage: Bool
    /// How many keys the catalog has.
    public var keys: Int
    /// How many keys of the document the catalog has, in whatever language.
    public var keysOfDocument: Int
    /// How many keys of the document have texts, not empty ones, that are all translated.
    public var stateTranslated: Int
    /// How many keys of the document have a text that needs review.
    public var needsReview: Int
    /// How many keys of the document are the same in all languages.
    public var shouldNotTranslate: Int
  }

  /// The path of the table.
  public let table: String
  /// The language, spelled as in the folder or the catalog.
  public let language: String
  /// How many keys the document has.
  public let localizable: Int
  /// How many of them have a text in the language; an empty one is none.
  public let translated: Int
  /// The keys of the document without a text, in its order.
  public let missingKeys: [String]
  /// How many texts are the same as in the document.
  public let sameAsDocument: Int
  /// The keys of the table that the document does not have, sorted.
  public let staleKeys: [String]
  /// What the catalog says besides; nil for other tables.
  public let catalog: Catalog?
}

extension InterfaceDocument {
  /// Returns how far each of the tables translates the document, in the order of the tables and
  /// their languages.
  public func coverage(by tables: [LocalizedTables.File]) -> [TranslationCoverage] {
    var texts: [String: String] = [:]
    let keys = localizableTexts.compactMap { text in
      texts.updateValue(texts[text.key] ?? text.text, forKey: text.key) == nil ? text.key : nil
    }
    return tables.flatMap { language, file -> [TranslationCoverage] in
      switch file {
      case .strings(let table):
        guard LanguageTag(folder: language) != nil else { return [] }
        return [
          TranslationCoverage(
            keys, texts, by: table.strings, table: table.path, language: language)
        ]
      case .catalog(let catalog):
        return Set(catalog.entries.flatMap(\.localizations.keys)).sorted().map {
          TranslationCoverage(keys, texts, by: catalog, language: $0)
        }
      case .rules: return []
      }
    }
  }
}

extension TranslationCoverage {
  fileprivate init(
    _ keys: [String], _ texts: [String: String], by translations: [String: String],
    table: String, language: String, catalog: Catalog? = nil
  ) {
    let translated = translations.filter { texts[$0.key] != nil && !$0.value.isEmpty }
    self.table = table
    self.language = language
    localizable = texts.count
    self.translated = translated.count
    missingKeys = keys.filter { translated[$0] == nil }
    sameAsDocument = translated.count { texts[$0.key] == $0.value }
    staleKeys = translations.keys.filter { texts[$0] == nil }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.catalog = catalog
  }

  fileprivate init(
    _ keys: [String], _ texts: [String: String], by catalog: StringCatalog, language: String
  ) {
    let entries = catalog.entries.filter { texts[$0.key] != nil }
    let states = entries.compactMap { entry in
      entry.localizations[language].flatMap { $0.value?.plainText == "" ? nil : $0.states }
    }
    var translations: [String: String] = [:]
    for entry in catalog.entries {
      let value = entry.localizations[language]?.value
      if let value { translations[entry.key] = value.plainText }
    }
    self.init(
      keys, texts, by: translations, table: catalog.path, language: language,
      catalog: Catalog(
        isSourceLanguage: language == catalog.sourceLanguage, keys: catalog.entries.count,
        keysOfDocument: entries.count,
        stateTranslated: states.count { !$0.isEmpty && $0.allSatisfy { $0 == "translated" } },
        needsReview: states.count { $0.contains("needs_review") },
        shouldNotTranslate: entries.count { !$0.shouldTranslate }))
  }
}
