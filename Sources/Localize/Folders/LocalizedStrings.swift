public import Diagnostics

/// The texts of a name for someone who prefers some languages.
///
/// The languages are chosen as Apple's bundles do. A key that the table of the first of them lacks
/// stays untranslated there, too: nothing is looked up in a second table unless ``KeyFallback`` says
/// so.
public struct LocalizedStrings: Sendable {
  /// What happens to a key that the chosen table lacks.
  public enum KeyFallback: String, Sendable, Hashable, CaseIterable {
    /// It is not found, as in Apple's bundles.
    case none
    /// It is looked up in the languages that the chosen one inherits from, then in the development
    /// language.
    case perKey = "per-key"
  }

  /// A text and where it comes from.
  public struct Text: Sendable, Hashable {
    /// The text, or the rule by which one is chosen.
    public var value: LocalizedValue
    /// The language, spelled as in the folder or the catalog.
    public var language: String
    /// Where the text is.
    public var origin: LookupTable.Origin
    /// Which of the tables had it, counted from 0: one that is not the first was fallen back to.
    public var step: Int
  }

  /// The tables that are asked, in order.
  public let tables: [LookupTable]
  /// What keeps texts of these tables from being read.
  public let problems: [Diagnostic]
  /// How the first of them was chosen.
  public let negotiation: LanguageNegotiation

  /// Chooses among tables; the development language is the last resort of ``KeyFallback/perKey``.
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
    problems = read.flatMap(\.problems)
  }

  /// Returns what there is for a key; nil where no table has it.
  ///
  /// An empty text is one, as in Apple's bundles, unless another table that is asked has more.
  public func text(forKey key: String) -> Text? {
    let texts = tables.enumerated().lazy.compactMap { $1.text(forKey: key, step: $0) }
    return texts.first { !$0.value.plainText.isEmpty } ?? texts.first
  }
}

extension LocalizedStrings {
  /// Returns the text of a key; where nobody has it, the value that is given, or the key.
  public func localizedString(forKey key: String, value: String? = nil) -> String {
    if let text = text(forKey: key) { return text.value.plainText }
    guard let value, !value.isEmpty else { return key }
    return value
  }

  /// Returns the text of a key for some arguments, with them in it; where nobody has it, the key is
  /// the format.
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
  /// Returns what the table has for a key, and where; nil where it lacks it.
  public func text(forKey key: String, step: Int = 0) -> LocalizedStrings.Text? {
    self.key(key).map {
      LocalizedStrings.Text(
        value: value(of: $0), language: language ?? "", origin: origin(of: $0), step: step)
    }
  }
}
