public import Diagnostics

/// A string catalog (`.xcstrings`): keys and their texts in every language.
///
/// Parsing never fails, like that of ``StringTable``. The format is undocumented; this
/// implementation follows what Xcode writes.
public struct StringCatalog: Sendable {
  /// A key and its texts.
  public struct Entry: Sendable {
    /// The key, which serves as the text in the source language if there is none.
    public var key: String
    /// The comment for translators.
    public var comment: String?
    /// The origin of the entry: `extracted_with_value`, `manual`, `stale`, `migrated`; nil for an
    /// entry that Xcode found in the code.
    public var extractionState: String?
    /// A Boolean value that indicates whether the entry is translated; otherwise its text is the
    /// same in all languages.
    public var shouldTranslate: Bool
    /// The texts by language, as the catalog spells it.
    public var localizations: [String: Localization]
    /// The range of the key in the text of the file.
    let keyRange: TextRange

    /// A Boolean value that indicates whether the code no longer uses the key.
    public var isStale: Bool { extractionState == "stale" }
  }

  /// The localization of a key in one language.
  public struct Localization: Sendable {
    /// The text, or the rule that selects one; nil if the catalog has a string set.
    public var value: LocalizedValue?
    /// The string set: synonymous texts, as for App Shortcuts, in which `${applicationName}` is the
    /// name of the app.
    public var stringSet: [String]
    /// The states of the texts, including those of substitutions: `translated`, `new`,
    /// `needs_review`.
    public var states: [String]
    /// The place of the language in the text of the file.
    var keyOffset: UInt32 = 0
    /// The range of the localization in the text of the file.
    var valueRange = TextRange(0..<0)
  }

  /// The path as given.
  public let path: String
  /// The format version; every version is accepted.
  public let version: String
  /// The language of the keys.
  public let sourceLanguage: String
  /// The entries in file order.
  public let entries: [Entry]
  /// The languages of the texts, as the catalog spells them.
  let localizations: Set<String>
  private let findings: TableFindings
  let source: SourceText
  let bytes: [UInt8]

  /// Parses a file; problems name the path.
  public init(_ bytes: some Sequence<UInt8>, path: String) {
    self.bytes = Array(bytes)
    self.path = path
    source = SourceText(self.bytes).repaired()
    var reader = CatalogParser(path: path, source: source)
    let catalog = reader.catalog()
    version = catalog.version
    sourceLanguage = catalog.sourceLanguage
    entries = catalog.entries
    localizations = entries.reduce(into: []) { $0.formUnion($1.localizations.keys) }
    findings = reader.findings
  }

  /// The problems, in file order, computed on demand.
  public var problems: [Diagnostic] {
    var findings = findings
    var keys = KeyTable(capacity: entries.count)
    for number in entries.indices {
      guard let first = keys.insert(number, { entries[$0].key }) else { continue }
      findings.add(
        .error, at: entries[number].keyRange.lowerBound,
        there: entries[first].keyRange.lowerBound,
        "\(quoted(entries[number].key)) is given at \(TableFindings.there) already, and the last one wins",
        "Remove one.", id: "xcstrings.duplicate-key")
    }
    return findings.problems(in: source, path: path)
  }

  /// The problems that prevent entries from being read.
  public var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

  /// The languages of all entries and the source language, sorted.
  public var languages: [String] {
    localizations.union([sourceLanguage]).sorted()
  }

  /// The positions of the entries, in order.
  public var positions: [SourcePosition] {
    source.positions(of: entries.map(\.keyRange.lowerBound))
  }

  /// Returns the position of an entry.
  public func position(of entry: Entry) -> SourcePosition {
    source.position(of: entry.keyRange.lowerBound)
  }
}

extension StringCatalog.Entry {
  /// Returns the value of the entry in a language; nil if there is none.
  ///
  /// In the source language, a key without a text is its own text.
  public func value(in language: String, sourceLanguage: String) -> LocalizedValue? {
    if let localization = localizations[language] { return localization.value }
    return language == sourceLanguage ? .text(key) : nil
  }
}
