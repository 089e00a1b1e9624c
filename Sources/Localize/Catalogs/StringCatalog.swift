public import Diagnostics

/// A string catalog (`.xcstrings`): keys and their texts in every language.
///
/// Reading never fails, as that of ``StringTable``. Nobody documents the form; it is what Xcode
/// writes.
public struct StringCatalog: Sendable {
  /// A key and its texts.
  public struct Entry: Sendable {
    /// The key, which is the text in the source language where that has none.
    public var key: String
    /// What translators are told.
    public var comment: String?
    /// Where the entry comes from: `extracted_with_value`, `manual`, `stale`, `migrated`; nil for
    /// one that Xcode found in the code.
    public var extractionState: String?
    /// Whether the text is the same in all languages.
    public var shouldTranslate: Bool
    /// The texts by language, as the catalog spells it.
    public var localizations: [String: Localization]
    /// Where the key is in the text of the file.
    var keyRange: Range<Int>

    /// Whether the code no longer has the key.
    public var isStale: Bool { extractionState == "stale" }
  }

  /// What a key has in one language.
  public struct Localization: Sendable {
    /// The text, or the rule by which one is chosen; nil where the catalog has a list of texts.
    public var value: LocalizedValue?
    /// Texts that mean the same, as for App Shortcuts; `${applicationName}` in them is the app's
    /// name.
    public var stringSet: [String]
    /// The states of the texts, those of substitutions too: `translated`, `new`, `needs_review`.
    public var states: [String]
    /// Where it is in the text of the file.
    var range: Range<Int>
  }

  /// The path as given.
  public let path: String
  /// The version of the form; anything is read.
  public let version: String
  /// The language of the keys.
  public let sourceLanguage: String
  /// The entries in the order of the file.
  public let entries: [Entry]
  /// What is wrong, in the order of the file.
  public let problems: [Diagnostic]
  let source: SourceText
  let bytes: [UInt8]

  /// Reads a file; the path is the one that problems name.
  public init(_ bytes: some Sequence<UInt8>, path: String) {
    self.bytes = Array(bytes)
    self.path = path
    source = SourceText(self.bytes).repaired()
    var reader = CatalogParser(path: path, source: source)
    let catalog = reader.catalog()
    version = catalog.version
    sourceLanguage = catalog.sourceLanguage
    entries = catalog.entries
    problems = reader.problems
  }

  /// What keeps entries from being read.
  public var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

  /// The languages that any entry has, and the source language; sorted.
  public var languages: [String] {
    Set(entries.flatMap(\.localizations.keys)).union([sourceLanguage]).sorted()
  }

  /// Where the entries begin, in their order.
  public var positions: [SourcePosition] {
    source.positions(of: entries.map(\.keyRange.lowerBound))
  }

  /// Where an entry begins.
  public func position(of entry: Entry) -> SourcePosition {
    source.position(of: entry.keyRange.lowerBound)
  }
}

extension StringCatalog.Entry {
  /// Returns what the entry has in a language; nil where it lacks it.
  ///
  /// In the source language a key without a text stands for itself.
  public func value(in language: String, sourceLanguage: String) -> LocalizedValue? {
    if let localization = localizations[language] { return localization.value }
    return language == sourceLanguage ? .text(key) : nil
  }
}
