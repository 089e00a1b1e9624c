import Diagnostics
package import InterfaceBuilder
package import Localize

/// The tables with one name in every language, and what lies beside them.
package struct TableSet: Sendable {
  /// A file with its language as spelled by the folder; empty for a catalog outside of them.
  struct File: Sendable {
    let language: String
    let table: TableFile
    /// The problems that the reader of the file tells of.
    let problems: [Diagnostic]

    init(language: String, table: TableFile) {
      (self.language, self.table, problems) = (language, table, table.problems)
    }
  }

  /// The name of the tables.
  package let name: String
  /// The folder with the `.lproj` folders.
  package let folder: String
  /// The names of all `.lproj` folders, sorted.
  let folders: [String]
  let files: [File]
  /// The languages with a table, sorted by their names.
  let languages: [TableLanguage]
  /// The texts that the others are translations of; nil if they are not known.
  let source: TableLanguage?
  /// The languages that are translations of the source, sorted by name.
  let translations: [TableLanguage]
  /// The translations that are not empty, with their sources.
  let pairs: TablePairs
  /// The texts of the document.
  let documentTexts: TableLanguage?
  /// The language that the source is in.
  let development: LanguageTag?
  /// Indicates whether the development language was given, and not found out.
  let isDevelopmentGiven: Bool
  /// The document that the tables belong to.
  let document: InterfaceDocument?
  /// The keys of the document's texts that no person reads or hears.
  private let unseen: Set<String>
  /// The property list of the app beside the folders.
  let information: AppInformation?

  /// Reads the tables in a folder; the document is that of their name.
  ///
  /// Languages whose tables were deleted count as translations without any text. Without a development language, it is that
  /// of the document, of a catalog, of the folder `en` or `Base`, or of the table with the most keys, the first of these that
  /// there is.
  package init(
    _ tables: LocalizedTables, files: [LocalizedTables.File], of document: InterfaceDocument? = nil,
    development given: LanguageTag? = nil, deleted: [String] = [],
    information: AppInformation? = nil
  ) {
    self.init(
      named: tables.name, inFolder: tables.folder,
      folders: LocalizedFolder(path: tables.folder).localizations, files: files, of: document,
      development: given, deleted: deleted, information: information)
  }

  init(
    named name: String, inFolder folder: String, folders: [String],
    files: [LocalizedTables.File], of document: InterfaceDocument?, development given: LanguageTag?,
    deleted: [String] = [], information: AppInformation?
  ) {
    (self.name, self.folder, self.document) = (name, folder, document)
    (self.folders, self.information) = (folders, information)
    unseen = Set(document?.unseenTexts.keys.map { $0 } ?? [])
    let keys = TableKeys()
    let numbers = files.map { $0.file.numbers(in: keys) }
    // Tables do not depend on each other until they are looked at together.
    let all = concurrentMap(files.count) { place in
      let (language, file) = files[place]
      return (
        file: File(language: language, table: file),
        texts: TableLanguage(language, of: file, at: place, numbers[place], keys)
      )
    }
    self.files = all.map(\.file)
    var found: [String: TableLanguage] = [:]
    var sourceOfCatalog: String?
    for (place, (language, file)) in files.enumerated() {
      if case .catalog(let catalog) = file { sourceOfCatalog = catalog.sourceLanguage }
      if let texts = all[place].texts, found[language] == nil {
        found[language] = texts
      } else {
        Self.add(
          file, language, at: place, isOfDocument: document != nil, numbers[place], keys, to: &found
        )
      }
    }
    // A table that was deleted has no text any more.
    for name in deleted where found[name] == nil {
      found[name] = TableLanguage(name, LanguageTag(folder: name), keys: keys)
    }
    let documentTexts = document.map { TableLanguage($0, keys: keys) }
    self.documentTexts = documentTexts
    let languages = found.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.languages = languages
    isDevelopmentGiven = given != nil
    func named(_ tag: LanguageTag?) -> TableLanguage? {
      tag.flatMap { tag in languages.first { $0.tag == tag } }
    }
    let own = document.map { DocumentTables(ofDocumentAt: $0.path).development }
    let wanted = given ?? own ?? sourceOfCatalog.flatMap { LanguageTag(folder: $0) }
    if let documentTexts {
      development = wanted
      source = named(wanted).map { $0.completed(by: documentTexts, keys: keys) } ?? documentTexts
    } else {
      let base = languages.first { $0.name == TranslationCoverage.base }
      let most = languages.filter { $0.tag != nil }.max { $0.texts.count < $1.texts.count }
      source = named(wanted) ?? (wanted == nil ? named("en") : nil) ?? base ?? most
      development = wanted ?? source?.tag ?? (base == nil ? nil : "en")
    }
    translations = Self.translations(in: languages, of: source, development)
    pairs = TablePairs(of: translations, with: source)
  }

  /// Returns the object in a key of a document; nil for another key.
  static func object(of key: String) -> String? {
    guard let end = key.firstIndex(of: ".") else { return nil }
    let object = key[..<end]
    let parts = object.split(separator: "-", omittingEmptySubsequences: false)
    let isGenerated = parts.map(\.count) == [3, 2, 3]
    let isNumber =
      !object.isEmpty && object.utf8.count < 8
      && object.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isGenerated || isNumber ? String(object) : nil
  }

  /// The keys of catalogs that are not to be translated, or that the code no longer uses.
  var exemptKeys: Set<String> {
    files.reduce(into: []) { keys, file in
      guard case .catalog(let catalog) = file.table else { return }
      for entry in catalog.entries where !entry.shouldTranslate || entry.isStale {
        keys.insert(entry.key)
      }
    }
  }

  /// Returns whether a person may read or hear the text of a key.
  func isSeen(_ key: String) -> Bool { !unseen.contains(key) }

  private static func translations(
    in languages: [TableLanguage], of source: TableLanguage?, _ development: LanguageTag?
  ) -> [TableLanguage] {
    guard let source else { return [] }
    return languages.filter { language in
      language.name != TranslationCoverage.base && language.tag != nil
        && language.tag != development && language.name != source.name
    }
  }

  private static func add(
    _ file: TableFile, _ folder: String, at place: Int, isOfDocument: Bool, _ numbers: [Int],
    _ keys: TableKeys, to languages: inout [String: TableLanguage]
  ) {
    func language(_ name: String) -> TableLanguage {
      languages[name] ?? TableLanguage(name, LanguageTag(folder: name), keys: keys)
    }
    switch file {
    case .strings(let table):
      let own = language(folder)
      own.add(table, at: place, numbers)
      languages[folder] = own
    case .rules(let rules):
      let own = language(folder)
      for (entry, number) in zip(rules.entries, numbers) {
        own.add(
          TableText(entry.key, numbered: number, entry.value, inFile: place, at: entry.offset),
          isRule: true)
      }
      languages[folder] = own
    case .catalog(let catalog):
      var all: [String: TableLanguage] = [:]
      for name in catalog.languages { all[name] = language(name) }
      for (entry, number) in zip(catalog.entries, numbers) {
        for (name, localization) in entry.localizations {
          guard let value = localization.value else { continue }
          all[name]?.add(
            TableText(
              entry.key, numbered: number, value, inFile: place, at: localization.offset,
              states: localization.states))
        }
        // The key of an object is no text.
        if !isOfDocument || object(of: entry.key) == nil,
          entry.localizations[catalog.sourceLanguage] == nil
        {
          all[catalog.sourceLanguage]?.add(
            TableText(
              entry.key, numbered: number, .text(entry.key), inFile: place, at: entry.offset))
        }
      }
      languages.merge(all) { $1 }
    }
  }
}

extension TableFile {
  /// Numbers the keys; returns their numbers in the order of the entries.
  fileprivate func numbers(in keys: TableKeys) -> [Int] {
    switch self {
    case .strings(let table): keys.add(table.entries.lazy.map(\.key))
    case .rules(let rules): keys.add(rules.entries.lazy.map(\.key))
    case .catalog(let catalog): keys.add(catalog.entries.lazy.map(\.key))
    }
  }
}

extension TableSet {
  /// Creates the set of a table that stands in no folder of a language.
  package init(alone file: TableFile, named name: String, inFolder folder: String) {
    self.init(
      named: name, inFolder: folder, folders: [], files: [("", file)], of: nil, development: nil,
      information: nil)
  }

  /// The number of files.
  package var fileCount: Int { files.count }
  /// The paths of the files.
  package var paths: [String] { files.map(\.table.path) }
}
