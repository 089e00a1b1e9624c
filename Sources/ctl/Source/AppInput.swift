import AppSources
import Auditing
import Diagnostics
import InterfaceBuilder
import Localize

/// Reads an app around its documents: its source, its assets, its tables and all its documents.
enum AppInput {
  /// Reads the app in folders, to which documents belong; throws an exit status if it cannot be read.
  static func read(
    _ folders: [String], around documents: [String], excluding exclusions: [String],
    accessors: Set<String>
  ) throws -> AuditedApp {
    let source = try SourceInput.read(folders, excluding: exclusions)
    var finder = DocumentFinder(.documents, excluding: exclusions)
    // What is read from standard input is read once, by the check.
    for path in documents + folders where path != DocumentInput.standardInput { finder.add(path) }
    var all: [InterfaceDocument] = []
    var unread: [String] = []
    DocumentInput.read(finder.found, inputName: "") { _, reading in
      switch reading {
      case .success(let document): all.append(document)
      // What cannot be read is told where it is checked; code may load it.
      case .failure(let error): unread.append(error.path)
      }
    }
    let names = folders.map { RelativePaths.absolute($0) }.flatMap { $0.split(separator: "/") }
    return AuditedApp(
      source: source, assets: AssetNames(inFolders: folders.map { $0 == "." ? "" : $0 }),
      tables: tables(
        in: folders, excluding: exclusions,
        besides: Set((all.map(\.path) + unread).map(fileBaseName))),
      tableNames: tableNames(in: folders, excluding: exclusions),
      documents: all, unreadDocuments: unread, folders: Set(names.map(String.init)),
      accessors: accessors)
  }

  private static func tableNames(
    in folders: [String], excluding exclusions: [String]
  ) -> Set<String> {
    var finder = DocumentFinder(.tables, excluding: exclusions)
    for folder in folders { finder.add(folder) }
    return Set(finder.found.compactMap { try? $0.get() }.map(fileBaseName))
  }

  /// Reads the tables that code looks up: those that belong to no document, and not those of the system.
  private static func tables(
    in folders: [String], excluding exclusions: [String], besides documents: Set<String>
  ) -> [AuditedTable] {
    var finder = DocumentFinder(.tables, excluding: exclusions)
    for folder in folders { finder.add(folder) }
    return finder.found.compactMap { found in
      guard let path = try? found.get() else { return nil }
      let parts = path.split(separator: "/").map(String.init)
      let name = fileBaseName(path)
      // A bundle or framework of a library has tables of its own.
      let isOfLibrary = parts.contains { $0.hasSuffix(".bundle") || $0.hasSuffix(".framework") }
      guard !isOfLibrary, !documents.contains(name), !systemTables.contains(name) else {
        return nil
      }
      let table: TableFile
      do throws(Diagnostic) {
        guard let read = try TableFile(contentsOfFile: path) else { return nil }
        table = read
      } catch {
        Terminal.report(error)
        return nil
      }
      let folder = parts.dropLast().last ?? ""
      let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
      return AuditedTable(table, path: path, name: name, language: language)
    }
  }

  /// The tables whose keys the system looks up.
  private static let systemTables: Set = [
    "InfoPlist", "AppIntents", "AppShortcuts", "Intents", "Root", "Settings", "ServicesMenu",
  ]
}
