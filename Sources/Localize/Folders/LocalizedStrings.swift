public import Diagnostics

/// The texts of the tables with one name, for the preferred languages.
///
/// The languages are chosen as in Apple's bundles. A key that the first table lacks is
/// untranslated, as in bundles: no second table is searched unless ``KeyFallback`` requests it.
public struct LocalizedStrings: Sendable {
  /// The fallback for a key that the chosen table lacks.
  public enum KeyFallback: String, Sendable, Hashable, CaseIterable {
    /// The key is not found, as in Apple's bundles.
    case none
    /// The key is looked up in the parent languages of the chosen one, then in the development
    /// language.
    case perKey = "per-key"
  }

  /// A text and its origin.
  public struct Text: Sendable, Hashable {
    /// The text, or the rule that selects one.
    public var value: LocalizedValue
    /// The language, spelled as in the folder or the catalog.
    public var language: String
    /// The location of the text.
    public var origin: LookupTable.Origin
    /// The index of the table with the text; any but 0 is a fallback.
    public var step: Int

    package init(
      value: LocalizedValue, language: String, origin: LookupTable.Origin, step: Int
    ) {
      (self.value, self.language, self.origin, self.step) = (value, language, origin, step)
    }
  }

  /// The tables in lookup order.
  public let tables: [LookupTable]
  /// The problems that prevent texts of these tables from being read.
  public let problems: [Diagnostic]
  /// The negotiation that chose the first table.
  public let negotiation: LanguageNegotiation

  /// Chooses among tables; the development language is the final fallback of
  /// ``KeyFallback/perKey``.
  public init(
    _ tables: LocalizedTables, preferences: [String], developmentLanguage: String = "en",
    fallback: KeyFallback = .none
  ) {
    let languages = tables.languages
    negotiation = LanguageNegotiation(
      preferences: preferences,
      available: languages.contains(developmentLanguage)
        ? languages : languages + [developmentLanguage])
    var chosen = negotiation.localizations
    switch fallback {
    case .none: chosen = Array(chosen.prefix(1))
    case .perKey where !chosen.contains(developmentLanguage): chosen.append(developmentLanguage)
    case .perKey: break
    }
    let read = chosen.filter(languages.contains).map { tables.read($0) }
    self.tables = read.map(\.table)
    problems = tables.unreadable + read.flatMap(\.problems)
  }

  /// Returns the text of a key; nil if no table has it.
  ///
  /// An empty text is valid, as in Apple's bundles, unless another table in ``tables`` has a
  /// nonempty one.
  public func text(forKey key: String) -> Text? {
    let texts = tables.enumerated().lazy.compactMap { $1.text(forKey: key, step: $0) }
    return texts.first { !$0.value.plainText.isEmpty } ?? texts.first
  }
}

extension LocalizedStrings {
  /// Returns the text of a key; if no table has it, the given value or the key.
  public func localizedString(forKey key: String, value: String? = nil) -> String {
    if let text = text(forKey: key) { return text.value.plainText }
    guard let value, !value.isEmpty else { return key }
    return value
  }

  /// Returns the text of a key with arguments inserted; if no table has it, the key is the format.
  ///
  /// Plural rules and digits are those of the language in which the text was found.
  public func localizedString(
    forKey key: String, arguments: [FormatArgument]
  ) throws(FormatError) -> String {
    let text = text(forKey: key)
    let language = text.flatMap { LanguageTag(folder: $0.language) } ?? "en"
    return try (text?.value ?? .text(key)).string(arguments, in: TextContext(language: language))
  }
}

extension LookupTable {
  /// Returns the text of a key and its origin; nil if the table lacks it.
  public func text(forKey key: String, step: Int = 0) -> LocalizedStrings.Text? {
    self.key(key).map {
      LocalizedStrings.Text(
        value: value(of: $0), language: language ?? "", origin: origin(of: $0), step: step)
    }
  }
}
