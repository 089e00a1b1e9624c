import Accessibility
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters

/// A search for the controls that have a term.
struct ControlQuery {
  private let query: String
  private let kinds: Set<ControlTerm.Kind>
  /// The controls with a term that is the query, that contains it, and that is spelled nearly so.
  private var matches: [FoundControl.Closeness: [FoundControl]] = [:]
  /// The most differences of a term that is spelled nearly so.
  private let mostDifferences: Int

  init(_ query: String, by kinds: Set<ControlTerm.Kind>) {
    self.query = Self.folded(query)
    self.kinds = kinds
    mostDifferences = query.count < 4 ? 0 : max(1, query.count / 5)
  }

  /// The controls that were found: exact ones and those that contain the query, or else the near ones.
  var found: [FoundControl] {
    let certain = (matches[.exact] ?? []) + (matches[.part] ?? [])
    return certain.isEmpty ? matches[.near] ?? [] : certain
  }

  /// Looks at the controls of a document in all languages.
  mutating func look(in document: InterfaceDocument, reporting report: (Diagnostic) -> Void) {
    let languages = kinds.contains(.title) ? strings(of: document, reporting: report) : []
    var live: LiveDocument?
    for (control, terms) in document.terms(in: languages) {
      var terms = terms.filter { kinds.contains($0.kind) }
      if kinds.contains(.spoken) {
        // Commands run on the main thread.
        terms += MainActor.assumeIsolated {
          let document =
            live ?? LiveDocument(DocumentVersion(document), loader: .forReading())
          live = document
          return document.announcements(of: control).map { ControlTerm(.spoken, $0.text) }
        }
      }
      guard let (closeness, term) = best(of: terms) else { continue }
      matches[closeness, default: []].append(
        FoundControl(
          path: document.path, control: control, term: term, closeness: closeness))
    }
  }

  /// Returns the texts of a document in each language that has a table.
  private func strings(
    of document: InterfaceDocument, reporting report: (Diagnostic) -> Void
  ) -> [(language: String, strings: LocalizedStrings)] {
    let folder = DocumentTables(ofDocumentAt: document.path)
    let tables = folder.find()
    LinkedFiles.note(tables)
    return tables.tags.map { tag in
      let strings = LocalizedStrings(
        tables, preferences: ["\(tag)"], developmentLanguage: "\(folder.development)")
      for problem in strings.problems { report(problem) }
      return ("\(tag)", strings)
    }
  }

  /// Returns the term that is closest to the query, the first one of several.
  private func best(
    of terms: [ControlTerm]
  ) -> (closeness: FoundControl.Closeness, term: ControlTerm)? {
    var part: ControlTerm?
    var near: ControlTerm?
    for term in terms {
      let text = Self.folded(term.text)
      if text == query
        || term.kind == .selector && text.hasPrefix(query)
          && text.dropFirst(query.count).allSatisfy({ $0 == ":" })
      {
        return (.exact, term)
      }
      if part == nil, text.contains(query) { part = term }
      if part == nil, near == nil, mostDifferences > 0,
        abs(text.utf8.count - query.utf8.count) <= mostDifferences * 4,
        !names(near: query, among: [text], atMost: mostDifferences).isEmpty
      {
        near = term
      }
    }
    return part.map { (.part, $0) } ?? near.map { (.near, $0) }
  }

  private static func folded(_ text: String) -> String { text.lowercased() }
}
