import Auditing
import Diagnostics
import InterfaceBuilder
import Localize

/// The tables of a command line, those with one name in every language together.
struct TableSets {
  /// Tables that are looked at together.
  struct Item: Hashable {
    /// The folder of the `.lproj` folders.
    var folder: String
    /// The name of the tables.
    var name: String
    /// The path of a table that stands alone, outside of the folders of languages; nil otherwise.
    var path: String?
  }

  /// Indicates whether documents are checked, too, so that a folder may have no table.
  var hasDocuments = false
  private(set) var items: [Item] = []
  private(set) var failures: [Diagnostic] = []
  /// The number of tables in frameworks, which are not checked.
  private(set) var inFrameworks = 0
  /// The number of property lists that are not compared with their tables, because several stand beside each other, or one
  /// cannot be read.
  private(set) var unusedInformation = 0
  /// The folders and files that the search left out.
  private(set) var leftOut: [String] = []
  private var known: Set<Item> = []
  /// The folders whose documents and property lists were looked for.
  private var information: [String: AppInformation?] = [:]

  /// Adds the tables in the folders that a configuration includes, and those that it names.
  mutating func add(inFolders configuration: CheckConfiguration) {
    let paths = configuration.include.map(\.value)
    var finder = DocumentFinder(.tables, excluding: configuration.exclude.map(\.value))
    for path in paths.isEmpty ? ["."] : paths {
      if !hasDocuments || FileStatus.isFolder(at: path) { finder.add(path) }
    }
    leftOut += finder.leftOut
    var patterns = configuration
    for result in finder.found {
      switch result {
      case .success(let path): if !patterns.excludes(path) { add(path) }
      // A folder of documents alone is no mistake.
      case .failure(let error):
        if error.id != "folder.empty" || !hasDocuments { failures.append(error) }
      }
    }
  }

  /// Adds the tables of which some were deleted from the folders that a configuration includes.
  mutating func add(_ changes: ChangedDocuments?, inFolders configuration: CheckConfiguration) {
    let roots = configuration.include.map(\.value)
    for path in changes?.deletedTables ?? [] {
      for root in roots.isEmpty ? ["."] : roots {
        let whole = RelativePaths.absolute(root)
        guard path.hasPrefix(whole + "/") else { continue }
        let rest = String(path.dropFirst(whole.count + 1))
        add(root == "." || root.isEmpty ? rest : RelativePaths.join(root, rest))
      }
    }
  }

  /// Adds the tables of a document.
  mutating func add(documentAt path: String) {
    let tables = DocumentTables(ofDocumentAt: path).find()
    if !tables.paths.isEmpty { insert(Item(folder: tables.folder, name: tables.name)) }
  }

  private mutating func add(_ path: String) {
    let (folder, file) = RelativePaths.split(path)
    guard DocumentFinder.Kind.tables.hasExtension(of: file) else {
      failures.append(.noTable(path))
      return
    }
    let name = fileBaseName(file)
    // A framework that is built has the tables of another project.
    if path.split(separator: "/").contains(where: { $0.hasSuffix(".framework") }) {
      inFrameworks += 1
      return
    }
    if folder.hasSuffix(".lproj") {
      insert(Item(folder: RelativePaths.split(folder).folder, name: name))
    } else if path.hasSuffix(".xcstrings") {
      insert(Item(folder: folder, name: name))
    } else {
      insert(Item(folder: folder, name: name, path: path))
    }
  }

  private mutating func insert(_ item: Item) {
    if known.insert(item).inserted { items.append(item) }
  }

  /// Reads the tables of an item, and those of languages that were deleted as empty ones; reports what keeps a file from
  /// being read.
  mutating func read(
    _ item: Item, development: LanguageTag?, deleted: [String] = [],
    reporting report: (Diagnostic) -> Void
  ) -> TableSet? {
    if let path = item.path {
      do throws(Diagnostic) {
        guard let file = try TableFile(contentsOfFile: path) else { return nil }
        InputFiles.add(path)
        return TableSet(alone: file, named: item.name, inFolder: item.folder)
      } catch {
        report(error)
        return nil
      }
    }
    let tables = LocalizedTables(named: item.name, inFolder: item.folder)
    for table in tables.paths { InputFiles.add(table.path) }
    LinkedFiles.note(tables)
    let (files, unreadable) = tables.files()
    for problem in unreadable { report(problem) }
    return TableSet(
      tables, files: files, of: document(of: item, reporting: report), development: development,
      deleted: deleted,
      information: item.name == "InfoPlist" ? information(in: item.folder) : nil)
  }

  /// Returns the document that tables belong to; nil for tables that code looks up, and for one that cannot be read.
  private func document(
    of item: Item, reporting report: (Diagnostic) -> Void
  ) -> InterfaceDocument? {
    let prefix = item.folder.isEmpty ? "" : item.folder == "/" ? "/" : item.folder + "/"
    let folders = LocalizedFolder(path: item.folder).localizations
    let places = folders.sorted { $0 == "Base" || $1 != "Base" && $0 < $1 }.map { $0 + ".lproj/" }
    for place in places + [""] {
      for kind in DocumentFinder.Kind.documents.extensions {
        let path = prefix + place + item.name + kind
        guard FileStatus.exists(at: path) else { continue }
        InputFiles.add(path)
        do throws(Diagnostic) {
          return try InterfaceDocument(contentsOfFile: path)
        } catch {
          // Where documents are checked, it is told there.
          if !hasDocuments { report(error) }
          return nil
        }
      }
    }
    return nil
  }

  /// Returns the property list of the app in a folder; nil for none, and for several of which none is `Info.plist`.
  private mutating func information(in folder: String) -> AppInformation? {
    if let known = information[folder] { return known }
    let names = ((try? FileStatus.names(inFolder: folder)) ?? []).filter {
      $0.hasSuffix("Info.plist")
    }
    let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    let name = names.contains("Info.plist") ? "Info.plist" : names.count == 1 ? names[0] : nil
    let found = name.flatMap { try? AppInformation(contentsOfFile: prefix + $0) }
    if found == nil { unusedInformation += names.count }
    information[folder] = .some(found)
    return found
  }
}
