public import Localize

/// The translation coverage of a document by a table of a language.
public struct TranslationCoverage: Sendable {
  /// The additional statistics of a catalog.
  public struct Catalog: Sendable, Hashable {
    /// A Boolean value that indicates whether the language is the source language of the catalog.
    public var isSourceLanguage: Bool
    /// The number of keys in the catalog.
    public var keys: Int
    /// The number of the document's keys in the catalog, in any language.
    public var keysOfDocument: Int
    /// The number of the document's keys whose texts are not empty and all in the translated state.
    public var stateTranslated: Int
    /// The number of the document's keys with a text that needs review.
    public var needsReview: Int
    /// The number of the document's keys that are marked as not to be translated.
    public var shouldNotTranslate: Int
  }

  /// The path of the table.
  public let table: String
  /// The language, spelled as in the folder or the catalog.
  public let language: String
  /// The number of keys in the document whose texts a person reads or hears.
  public let localizable: Int
  /// The keys of the document whose texts no person reads or hears, with the reasons; they are in no other number.
  public let unseen: [String: UnseenText]
  /// The number of those keys that have a nonempty text in the language.
  public let translated: Int
  /// The keys of the document without a text, in document order.
  public let missingKeys: [String]
  /// The texts of the document for the keys without a text, in the same order; that of a secure
  /// field is bullets.
  public let missingTexts: [String]
  /// The number of texts that are the same as in the document.
  public let sameAsDocument: Int
  /// The keys of the table that the document lacks, sorted.
  public let staleKeys: [String]
  /// The additional statistics of a catalog; nil for other tables.
  public let catalog: Catalog?
}

extension TranslationCoverage {
  /// The language of the tables in `Base.lproj`, which serve users of no other localization.
  public static let base = "Base"
}

extension InterfaceDocument {
  /// Returns the coverage of the document by each table, ordered by table and language.
  ///
  /// Texts that no person reads or hears are counted apart: those of ``InterfaceDocument/unseenTexts``, and those that the
  /// code is known to set; unless all texts are wanted.
  public func coverage(
    by tables: [LocalizedTables.File], setByCode keysOfCode: Set<String> = [],
    ofAllTexts: Bool = false
  ) -> [TranslationCoverage] {
    var texts: [String: String] = [:]
    var shown: [String: String] = [:]
    let unseen = ofAllTexts ? nil : unseenTexts(besides: keysOfCode)
    let keys = localizableTexts.compactMap { text -> String? in
      if unseen?[text.key] != nil { return nil }
      shown[text.key] = shown[text.key] ?? text.shownText
      return texts.updateValue(texts[text.key] ?? text.text, forKey: text.key) == nil
        ? text.key : nil
    }
    return tables.flatMap { language, file -> [TranslationCoverage] in
      switch file {
      case .strings(let table):
        guard LanguageTag(folder: language) != nil || language == TranslationCoverage.base else {
          return []
        }
        return [
          TranslationCoverage(
            keys, texts, shown, unseen, by: table.strings, table: table.path, language: language)
        ]
      case .catalog(let catalog):
        return Set(catalog.entries.flatMap(\.localizations.keys)).sorted().map {
          TranslationCoverage(keys, texts, shown, unseen, by: catalog, language: $0)
        }
      case .rules: return []
      }
    }
  }
}

extension InterfaceDocument {
  /// Returns the keys of unseen texts with those that code sets.
  package func unseenTexts(besides keysOfCode: Set<String>) -> [String: UnseenText] {
    unseenTexts.merging(keysOfCode.map { ($0, .setByCode) }) { own, _ in own }
  }
}

extension TranslationCoverage {
  fileprivate init(
    _ keys: [String], _ texts: [String: String], _ shown: [String: String],
    _ unseen: [String: UnseenText]?, by translations: [String: String],
    table: String, language: String, catalog: Catalog? = nil
  ) {
    let translated = translations.filter { texts[$0.key] != nil && !$0.value.isEmpty }
    let unseen = unseen ?? [:]
    (self.table, self.unseen) = (table, unseen)
    self.language = language
    localizable = texts.count
    self.translated = translated.count
    missingKeys = keys.filter { translated[$0] == nil }
    missingTexts = missingKeys.map { shown[$0] ?? "" }
    sameAsDocument = translated.count { texts[$0.key] == $0.value }
    staleKeys = translations.keys.filter { texts[$0] == nil && unseen[$0] == nil }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.catalog = catalog
  }

  fileprivate init(
    _ keys: [String], _ texts: [String: String], _ shown: [String: String],
    _ unseen: [String: UnseenText]?, by catalog: StringCatalog, language: String
  ) {
    // A text that the catalog marks as not to be translated is a placeholder.
    let kept =
      unseen == nil
      ? []
      : Set(catalog.entries.lazy.filter { !$0.shouldTranslate }.map(\.key))
        .intersection(texts.keys)
    let keys = keys.filter { !kept.contains($0) }
    let texts = texts.filter { !kept.contains($0.key) }
    let unseen = unseen?.merging(kept.map { ($0, .placeholder) }) { $1 }
    let entries = catalog.entries.filter { texts[$0.key] != nil || kept.contains($0.key) }
    let states = entries.compactMap { entry in
      entry.localizations[language].flatMap { $0.value?.plainText == "" ? nil : $0.states }
    }
    var translations: [String: String] = [:]
    for entry in catalog.entries {
      let value = entry.localizations[language]?.value
      if let value { translations[entry.key] = value.plainText }
    }
    self.init(
      keys, texts, shown, unseen, by: translations, table: catalog.path, language: language,
      catalog: Catalog(
        isSourceLanguage: language == catalog.sourceLanguage, keys: catalog.entries.count,
        keysOfDocument: entries.count,
        stateTranslated: states.count { !$0.isEmpty && $0.allSatisfy { $0 == "translated" } },
        needsReview: states.count { $0.contains("needs_review") },
        shouldNotTranslate: entries.count { !$0.shouldTranslate }))
  }
}
