package import Diagnostics
package import Localize

/// A table of texts that code looks up, in one language.
package struct AuditedTable: Sendable {
  /// A key with its text and its place.
  package struct Entry: Sendable {
    package var key: String
    /// The text; nil for a rule that chooses one.
    package var text: String?
    /// The text, or the rule that chooses one.
    package var value: LocalizedValue
    package var position: SourcePosition

    package init(_ key: String, _ value: LocalizedValue, at position: SourcePosition) {
      (self.key, self.value, self.position) = (key, value, position)
      if case .text(let text) = value { self.text = text }
    }
  }

  /// The name that code gives: that of the file without its extension.
  package var name: String
  package var path: String
  /// The language; nil for a file that is in no folder of a language.
  package var language: String?
  package var entries: [Entry]

  /// Creates a table.
  package init(name: String, path: String, language: String?, entries: [Entry]) {
    (self.name, self.path) = (name, path)
    (self.language, self.entries) = (language, entries)
  }

  /// Creates the tables of a file; a catalog is that of its source language.
  package init(_ file: TableFile, path: String, name: String, language: String?) {
    let start = SourcePosition(line: 1, column: 1)
    switch file {
    case .strings(let table):
      self.init(
        name: name, path: path, language: language,
        entries: zip(table.entries, table.positions ?? table.entries.map { _ in start }).map {
          Entry($0.key, .text($0.value), at: $1)
        })
    case .rules(let table):
      let positions = table.positions ?? table.entries.map { _ in start }
      self.init(
        name: name, path: path, language: language,
        entries: zip(table.entries, positions).map { Entry($0.key, $0.value, at: $1) })
    case .catalog(let catalog):
      let language = catalog.sourceLanguage
      self.init(
        name: name, path: path, language: language,
        entries: zip(catalog.entries, catalog.positions).map { entry, position in
          let value = entry.value(in: language, sourceLanguage: language)
          return Entry(entry.key, value ?? .text(entry.key), at: position)
        })
    }
  }
}
