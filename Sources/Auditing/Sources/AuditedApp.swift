package import AppSources
import Diagnostics
package import InterfaceBuilder

/// An app around its documents: its source, its assets, its tables, and the names in all documents.
package final class AuditedApp: Sendable {
  /// The source.
  package let source: SourceIndex
  /// The names of the images and colors.
  let assets: AssetNames
  /// The tables of texts that code looks up.
  let tables: [AuditedTable]
  /// The names of all tables, also of those that belong to documents.
  let tableNames: Set<String>
  /// The names in all documents.
  let documents: DocumentNames
  /// The types that hold the accessors which a program generates from tables and catalogs, such as `L10n`.
  let accessors: Set<String>
  /// The modules that source imports.
  let imports: Set<String>
  /// The assignments to properties of outlets by the outlet's name; those to properties of the object itself
  /// have an empty one.
  let assignments: [String: [(setting: Assignment, place: SourceIndex.Place)]]
  /// The assignments to parts of the objects of outlets, such as the columns of a table, by the outlet's name.
  let partAssignments: [String: [Assignment]]
  /// The paths of the files for a watch.
  let watchFiles: Set<String>
  /// The modules that source imports and that are neither Apple's nor in the folders, sorted.
  let libraries: [String]
  /// The names of the folders with the source, as modules would have them.
  private let folders: Set<String>

  /// Creates the app around documents.
  package init(
    source: SourceIndex, assets: AssetNames, tables: [AuditedTable] = [],
    tableNames: Set<String> = [], documents: [InterfaceDocument], unreadDocuments: [String] = [],
    folders: Set<String> = [],
    accessors: Set<String> = ["L10n", "R", "Strings"]
  ) {
    self.accessors = accessors
    (self.source, self.assets, self.tables) = (source, assets, tables)
    self.tableNames = tableNames.union(tables.map(\.name))
    watchFiles = Set(source.files.filter { $0.imports.contains("WatchKit") }.map(\.path))
    var assignments: [String: [(setting: Assignment, place: SourceIndex.Place)]] = [:]
    for file in source.files {
      for setting in file.assignments where setting.part == nil {
        assignments[setting.outlet ?? "", default: []].append(
          (setting, SourceIndex.Place(file.path, setting.position)))
      }
    }
    self.assignments = assignments
    partAssignments = Dictionary(
      grouping: source.files.flatMap(\.assignments).filter { $0.part != nil }
    ) { $0.outlet ?? "" }
    imports = source.files.reduce(into: []) { $0.formUnion($1.imports) }
    let all = source.files.reduce(into: folders) { names, file in
      for name in file.path.split(separator: "/").dropLast() { names.insert(String(name)) }
    }
    let modules = Set(
      all.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) })
    self.folders = modules
    libraries = imports.filter { !AppleFrameworks.contain($0) && !modules.contains($0) }.sorted()
    var names = DocumentNames()
    for document in documents { names.add(document, source) }
    for path in unreadDocuments { names.add(unreadPath: path) }
    self.documents = names
  }

  /// Returns the answers for the documents of a toolkit.
  func answers(for family: InterfaceDocument.Family) -> ConnectionAnswers {
    ConnectionAnswers(source, for: family)
  }

  /// Returns whether a module is that of a folder, or is imported.
  func hasModule(_ name: String) -> Bool {
    // A module's name has an underscore for what no name in Swift has.
    imports.contains(name) || hasFolder(name)
  }

  /// Returns whether code uses the name of an outlet anywhere.
  func uses(outlet name: String) -> Bool {
    source.names.contains(name) || source.names.contains("_" + name)
      || source.strings.contains(name)
  }

  private func hasFolder(_ module: String) -> Bool { folders.contains(module) }

  /// Returns whether code may make a text of parts that is this one.
  func mayCompose(_ text: String) -> Bool {
    // Looked up by each beginning of the text, of which there are fewer than texts in the app.
    text.indices.prefix(400).dropFirst(2).contains { end in
      let part = String(text[..<end])
      return source.beginnings.contains(part)
        || part.last.map("._-:/".contains) ?? false && source.strings.contains(part)
    }
  }
}
