package import Diagnostics
import Synchronization

/// The rows and items that fill the tables and collections of prototypes in a document, in place of the data
/// source of the app.
///
/// Without them each prototype is shown once, and nothing is invented.
public struct SampleRows: Sendable {
  /// A row of a prototype.
  public struct Row: Sendable {
    /// The reuse identifier of the prototype.
    public var identifier: String
    /// The texts of the views in it, by an outlet of the cell, `textLabel` or `detailTextLabel`, an id, a label
    /// in Interface Builder, or the text in the document.
    public var texts: [String: String]
    /// The place of the row in its file; nil for a row of code.
    package var place: Place?

    /// Creates a row.
    public init(identifier: String, texts: [String: String] = [:]) {
      (self.identifier, self.texts) = (identifier, texts)
    }
  }

  /// A place in a file of rows.
  package struct Place: Sendable, Hashable {
    package let path: String
    package let position: SourcePosition
  }

  private enum Content {
    case each(Int)
    case list([Row])
  }
  private let content: Content
  /// The facts that loading finds out about the rows, for all copies.
  private let known = SharedFacts()
  private final class SharedFacts: Sendable { let facts = Mutex(Facts()) }
  private struct Facts {
    /// The identifiers that prototypes of the documents have.
    var identifiers: Set<String> = []
    /// The texts of rows that a prototype has taken, and the problems of those that one has not.
    var fits: Set<TextKey> = []
    var misfits: [TextKey: Diagnostic] = [:]
  }
  /// A text of a row by its name.
  private struct TextKey: Hashable {
    let place: Place?
    let identifier: String
    let name: String

    var order: (Int, Int, String) {
      (place?.position.line ?? 0, place?.position.column ?? 0, name)
    }
  }

  /// The most rows of a file, and of each prototype.
  public static let limit = 1_000
  /// The most rows of a document, or of the screens that a segue makes: 10,000.
  ///
  /// Others are left out, and reported.
  public static let limitOfDocument = 10_000

  private init(_ content: Content) { self.content = content }

  /// Creates rows in an order; those of other tables are left out.
  public init(_ rows: [Row]) { self.init(.list(rows)) }

  /// Returns the same number of rows for each prototype, from 1 to ``limit``, with the texts of the document.
  public static func each(_ count: Int) -> SampleRows {
    precondition((1...limit).contains(count), "a prototype has 1 to \(limit) rows")
    return SampleRows(.each(count))
  }

  /// The rows of a list; none where each prototype has a number of them.
  package var list: [Row] { if case .list(let rows) = content { rows } else { [] } }

  /// The rows of a list whose identifier no prototype of a document that was loaded has.
  package var unused: [Row] {
    let known = knownIdentifiers
    return list.filter { !known.contains($0.identifier) }
  }
  /// The identifiers of the prototypes in the documents that were loaded.
  package var knownIdentifiers: Set<String> { known.facts.withLock { $0.identifiers } }
  /// The problems of texts that no prototype of a document that was loaded has taken.
  package var problems: [Diagnostic] {
    known.facts.withLock { facts in
      facts.misfits.filter { !facts.fits.contains($0.key) }
        .sorted { $0.key.order < $1.key.order }
        .map(\.value)
    }
  }

  /// Notes a prototype by its identifier; nil for one without.
  func note(_ identifier: String?) {
    if let identifier { known.facts.withLock { _ = $0.identifiers.insert(identifier) } }
  }

  /// Notes that a prototype has taken a text of a row.
  func noteFit(of row: Row, _ name: String) {
    let key = TextKey(place: row.place, identifier: row.identifier, name: name)
    known.facts.withLock { _ = $0.fits.insert(key) }
  }

  /// Notes what is wrong with rows as a whole.
  func note(_ problem: Diagnostic) {
    let key = TextKey(place: nil, identifier: problem.path, name: problem.problem)
    known.facts.withLock { $0.misfits[key] = problem }
  }

  /// Returns what is wrong with more rows than a document has.
  static func limitProblem(path: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(
      .warning, id: "rows.limit", path: path, at: position,
      "rows are left out: a document has at most \(limitOfDocument)", "Fill it with fewer rows.")
  }

  /// Notes that a prototype has not taken a text of a row.
  func noteMisfit(of row: Row, _ name: String, _ problem: Diagnostic) {
    let key = TextKey(place: row.place, identifier: row.identifier, name: name)
    known.facts.withLock { $0.misfits[key] = $0.misfits[key] ?? problem }
  }

  /// Returns the rows of a table whose prototypes have some identifiers, each with the number of its
  /// prototype.
  func rows(of identifiers: [String?]) -> [(prototype: Int, row: Row?)] {
    switch content {
    case .each(let count):
      identifiers.indices.flatMap { Array(repeating: ($0, nil), count: count) }
    case .list(let rows):
      rows.compactMap { row in
        identifiers.firstIndex(of: row.identifier).map { ($0, row) }
      }
    }
  }
}
