public import Localize

/// How much of a whole project is translated into each language.
///
/// A text counts for every language that any document has a table for. A document is translated into
/// the language that it is written in itself; where it exists in several languages, the copies count
/// as one.
public struct CoverageTotals: Sendable {
  /// The total of a language.
  public struct Row: Sendable, Hashable {
    /// The language.
    public var language: LanguageTag
    /// The number of texts of all documents.
    public var localizable: Int
    /// The number of texts that the documents have in the language.
    public var translated: Int

    /// The share of translated texts, from 0 to 100.
    public var percent: Double {
      localizable == 0 ? 100 : Double(translated) * 100 / Double(localizable)
    }
  }

  /// A document with its copies in other languages.
  private struct Item {
    var localizable = 0
    var translated: [LanguageTag: Int] = [:]
    var hasTable = false
  }

  private var items: [String: Item] = [:]

  /// Creates the totals of no document.
  public init() {}

  /// The number of documents, copies in other languages not counted.
  public var documents: Int { items.count }
  /// The number of texts of all documents.
  public var localizable: Int { items.values.reduce(0) { $0 + $1.localizable } }
  /// The number of documents that have texts and neither a table nor a copy in another language.
  public var withoutTable: Int { items.values.count { !$0.hasTable && $0.localizable > 0 } }

  /// Adds a document with its coverage.
  public mutating func add(_ document: InterfaceDocument, _ coverage: [TranslationCoverage]) {
    let tables = DocumentTables(ofDocumentAt: document.path)
    let localizable = Set(document.localizableTexts.map(\.key)).count
    var item = items[tables.identity] ?? Item()
    if items[tables.identity] != nil { item.hasTable = true }
    item.localizable = max(item.localizable, localizable)
    for row in coverage {
      item.hasTable = true
      guard let language = LanguageTag(folder: row.language) else { continue }
      item.translated[language] = max(item.translated[language] ?? 0, row.translated)
    }
    item.translated[tables.development] = item.localizable
    items[tables.identity] = item
  }

  /// The totals by language, sorted.
  public var rows: [Row] {
    let languages = Set(items.values.flatMap(\.translated.keys))
    return languages.sorted { "\($0)".utf8.lexicographicallyPrecedes("\($1)".utf8) }.map {
      language in
      Row(
        language: language, localizable: localizable,
        translated: items.values.reduce(0) { $0 + ($1.translated[language] ?? 0) })
    }
  }
}
