import Diagnostics
import InterfaceBuilder
import Localize

/// The files of a language that is added to the tables of an app.
struct AddedLanguage {
  /// A file that is new or completed.
  struct Change {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    /// The number of keys that the file gets.
    let keys: Int

    /// Writes the file, and the folder of its language if there is none.
    func write() throws {
      let (folder, name) = RelativePaths.split(path)
      let output = try OutputFolder(at: folder, overwrites: true)
      try output.write(.corrected, name) { put in try put(String(decoding: new, as: UTF8.self)) }
      try output.finish()
    }
  }

  private let tag: LanguageTag
  private let development: LanguageTag?
  private(set) var changes: [Change] = []
  private(set) var failures: [Diagnostic] = []
  /// The number of documents that are in no folder of a language.
  private(set) var leftOut = 0
  /// The files that were looked at, by the paths of what is added.
  private var known: Set<String> = []

  init(_ tag: LanguageTag, development: LanguageTag?) {
    (self.tag, self.development) = (tag, development)
  }

  /// Adds the table of a document's texts, unless a catalog has them.
  mutating func add(documentAt path: String) {
    let (folder, _) = RelativePaths.split(path)
    guard folder.hasSuffix(".lproj") else {
      leftOut += 1
      return
    }
    let tables = DocumentTables(ofDocumentAt: path)
    // A copy of the document in another language has tables of no one.
    let name = String(RelativePaths.split(folder).name.dropLast(".lproj".count))
    let source = LanguageTag(folder: name)
    guard name == TranslationCoverage.base || source == (development ?? "en"), source != tag else {
      return
    }
    let found = tables.find()
    guard !found.paths.contains(where: { $0.path.hasSuffix(".xcstrings") }) else { return }
    do throws(Diagnostic) {
      InputFiles.add(path)
      let document = try InterfaceDocument(contentsOfFile: path)
      let place = self.path(of: found.name + ".strings", inFolder: found.folder)
      add(.strings(document.exportedTable(path: place)), at: place)
    } catch {
      failures.append(error)
    }
  }

  /// Adds a table of the development language to the language, or the language to a catalog.
  mutating func add(tableAt path: String) {
    let (folder, file) = RelativePaths.split(path)
    if path.hasSuffix(".xcstrings") { return add(catalogAt: path) }
    guard folder.hasSuffix(".lproj") else { return }
    let (around, lproj) = RelativePaths.split(folder)
    let name = String(lproj.dropLast(".lproj".count))
    let source = LanguageTag(folder: name)
    let isSource =
      source == (development ?? "en")
      || name == TranslationCoverage.base
        && !FileStatus.exists(at: self.path(of: file, in: development ?? "en", inFolder: around))
    guard isSource, source != tag else { return }
    do throws(Diagnostic) {
      InputFiles.add(path)
      guard let table = try TableFile(contentsOfFile: path) else { return }
      add(table, at: self.path(of: file, inFolder: around))
    } catch {
      failures.append(error)
    }
  }

  private mutating func add(catalogAt path: String) {
    do throws(Diagnostic) {
      InputFiles.add(path)
      guard case .catalog(let catalog)? = try TableFile(contentsOfFile: path),
        known.insert(path).inserted
      else { return }
      if let error = catalog.errors.first { return failures.append(error) }
      guard LanguageTag(folder: catalog.sourceLanguage) != tag else { return }
      let name = catalog.languages.first { LanguageTag(folder: $0) == tag } ?? "\(tag)"
      let old = catalog.entries.count { $0.localizations[name] != nil }
      let new = catalog.adding(name)
      let keys = new.entries.count { $0.localizations[name] != nil } - old
      change(path, catalog.contents, new.contents, keys)
    } catch {
      failures.append(error)
    }
  }

  /// Adds the keys of a table that the one at a path lacks.
  private mutating func add(_ source: TableFile, at path: String) {
    guard known.insert(path).inserted else { return }
    var own: TableFile?
    if FileStatus.exists(at: path) {
      do throws(Diagnostic) {
        InputFiles.add(path)
        own = try TableFile(contentsOfFile: path)
      } catch {
        return failures.append(error)
      }
      if let error = own?.problems.first(where: { $0.severity == .error }) {
        return failures.append(error)
      }
    }
    switch (own, source) {
    case (.strings(let own)?, .strings(let source)):
      let new = own.adding(missingFrom: source)
      change(path, own.contents, new.contents, new.strings.count - own.strings.count)
    case (.rules(let own)?, .rules(let source)):
      guard let new = own.adding(missingFrom: source) else {
        return failures.append(
          Diagnostic(
            id: "plist.binary", path: path, "rules are not added to a binary property list",
            "Convert it to XML."))
      }
      change(path, own.contents, new.contents, new.entries.count - own.entries.count)
    case (nil, .strings(let source)):
      // A new table is in UTF-8, whatever the source is in.
      let contents = Self.isUTF8(source.contents) ? source.contents : source.asUTF8(path).contents
      change(path, [], contents, source.strings.count)
    case (nil, .rules(let source)): change(path, [], source.contents, source.entries.count)
    default: break
    }
  }

  private mutating func change(_ path: String, _ old: [UInt8], _ new: [UInt8], _ keys: Int) {
    guard keys > 0 else { return }
    guard Self.isUTF8(new), old.isEmpty || Self.isUTF8(old) else {
      return failures.append(
        Diagnostic(
          id: "table.encoding", path: path, "the table is not in UTF-8", "Save it as UTF-8."))
    }
    changes.append(Change(path: path, old: old, new: new, keys: keys))
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
  }

  /// Returns the path of a table of the language; a folder that is there under another name is the one.
  private func path(of file: String, inFolder folder: String) -> String {
    path(of: file, in: tag, inFolder: folder)
  }

  private func path(of file: String, in language: LanguageTag, inFolder folder: String) -> String {
    let names = LocalizedFolder(path: folder).localizations
    let name = names.first { LanguageTag(folder: $0) == language } ?? "\(language)"
    let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    return "\(prefix)\(name).lproj/\(file)"
  }
}

extension StringTable {
  /// Returns the table in the old-style syntax and UTF-8, with its comments.
  fileprivate func asUTF8(_ path: String) -> StringTable {
    StringTable(entries.map { ($0.key, $0.value, comment(of: $0)) }, path: path)
  }
}
