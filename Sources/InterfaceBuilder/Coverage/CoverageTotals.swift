public import Localize

/// The translation coverage of a whole project in each language.
///
/// A text counts for every language that any document has a table for. A document is translated into
/// the language that it is written in itself; where it exists in several languages, the copies count
/// as one.
public struct CoverageTotals: Sendable {
  /// The total of a language.
  public struct Row: Sendable, Hashable {
    /// The language.
    public var language: LanguageTag
    /// The number of texts of all documents that a person reads or hears.
    public var localizable: Int
    /// The number of texts that the documents have in the language.
    public var translated: Int
    /// A Boolean value that indicates whether every document is written in the language, or has a
    /// whole copy in it.
    public var isOwn: Bool

    /// The share of translated texts, from 0 to 100.
    public var percent: Double {
      localizable == 0 ? 100 : Double(translated) * 100 / Double(localizable)
    }
  }

  /// A document with its copies in other languages.
  private struct Item {
    var paths: Set<String> = []
    /// The number of texts in the copy that has the most.
    var localizable = 0
    /// The texts that no person reads or hears.
    var unseen: [String: UnseenText] = [:]
    var translated: [LanguageTag: Int] = [:]
    /// The languages of the copies.
    var own: Set<LanguageTag> = []
    var hasTable = false
  }

  private var items: [String: Item] = [:]

  /// Creates the totals of no document.
  public init() {}

  /// The number of documents, copies in other languages not counted.
  public var documents: Int { items.count }
  /// The number of files, copies counted.
  public var files: Int { items.values.reduce(0) { $0 + $1.paths.count } }
  /// The numbers of the texts that no person reads or hears, by the reason.
  public var unseen: [UnseenText: Int] {
    items.values.flatMap(\.unseen.values).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
  /// The number of texts of all documents that a person reads or hears.
  public var localizable: Int { items.values.reduce(0) { $0 + $1.localizable } }
  /// The number of documents that have texts and neither a table nor a copy in another language.
  public var withoutTable: Int {
    items.values.count { !$0.hasTable && $0.own.count < 2 && $0.localizable > 0 }
  }

  /// Adds a document with its coverage; a path that was added before is ignored.
  public mutating func add(
    _ document: InterfaceDocument, _ coverage: [TranslationCoverage],
    setByCode keysOfCode: Set<String> = []
  ) {
    let tables = DocumentTables(ofDocumentAt: document.path)
    let keys = Set(document.localizableTexts.map(\.key))
    var unseen = document.unseenTexts(besides: keysOfCode)
    for row in coverage { unseen.merge(row.unseen) { own, _ in own } }
    let localizable = keys.count { unseen[$0] == nil }
    var item = items[tables.identity] ?? Item()
    guard item.paths.insert(document.path).inserted else { return }
    item.localizable = max(item.localizable, localizable)
    item.unseen.merge(unseen) { $1 }
    item.hasTable = item.hasTable || !coverage.isEmpty
    item.own.insert(tables.development)
    for row in coverage {
      guard let language = LanguageTag(folder: row.language) else { continue }
      item.translated[language] = max(item.translated[language] ?? 0, row.translated)
    }
    item.translated[tables.development] = max(
      item.translated[tables.development] ?? 0, localizable)
    items[tables.identity] = item
  }

  /// Returns a Boolean value that indicates whether less than a share of the texts, from 0 to 100,
  /// is translated into a language.
  ///
  /// The language of the documents themselves does not count, so texts without any translation are
  /// below every share but 0.
  public func isBelow(_ share: Double) -> Bool {
    let others = rows.filter { !$0.isOwn }
    return others.isEmpty
      ? share > 0 && withoutTable > 0 : others.contains { $0.percent < share }
  }

  /// The totals by language, sorted.
  public var rows: [Row] {
    let languages = Set(items.values.flatMap(\.translated.keys))
    return languages.sorted { "\($0)".utf8.lexicographicallyPrecedes("\($1)".utf8) }.map {
      language in
      Row(
        language: language, localizable: localizable,
        translated: items.values.reduce(0) { $0 + ($1.translated[language] ?? 0) },
        isOwn: items.values.allSatisfy {
          $0.own.contains(language) && $0.translated[language] == $0.localizable
        })
    }
  }
}
