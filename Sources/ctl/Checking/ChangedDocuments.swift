import Diagnostics
import InterfaceBuilder
import Localize

/// The documents that git says have changed, or whose tables have.
struct ChangedDocuments {
  private let files: GitFiles
  /// The tables that git knows and that are there no more, as whole paths.
  let deletedTables: [String]

  /// Asks git in the folders of paths; throws an exit status if it cannot answer.
  init(since revision: String?, in paths: [String]) throws {
    var files = GitFiles()
    let folders = paths.map { FileStatus.isFolder(at: $0) ? $0 : RelativePaths.split($0).folder }
    for folder in folders.isEmpty ? [""] : Set(folders).sorted() {
      do throws(Diagnostic) {
        files.add(try GitChanges.files(since: revision, in: folder))
      } catch {
        Terminal.report(error)
        throw ExitStatus.unreadableInput
      }
    }
    self.files = files
    deletedTables = files.entries.keys.filter { path in
      DocumentFinder.Kind.tables.extensions.contains { path.hasSuffix($0) }
        && !FileStatus.exists(at: path)
    }.sorted()
  }

  /// Returns whether a document, or a table of its texts, has changed.
  ///
  /// Git is not asked for a document whose name is none of a storyboard or a xib.
  func contains(_ path: String) -> Bool {
    if !GitFiles.compares(path) || files.hasChanged(Self.whole(path)) { return true }
    return DocumentTables(ofDocumentAt: path).find().paths.contains {
      files.hasChanged(Self.whole($0.path))
    }
  }

  /// Returns whether one of the tables of a set has changed.
  func contains(tablesAt paths: [String]) -> Bool {
    paths.contains { files.hasChanged(Self.whole($0)) }
  }

  /// Returns the languages whose tables with a name have been deleted from the folders beside each other, sorted.
  func languages(deletedFrom item: TableSets.Item) -> [String] {
    let folder = RelativePaths.absolute(item.folder)
    let names = ["strings", "stringsdict"].map { "\(item.name).\($0)" }
    let languages = deletedTables.compactMap { path -> String? in
      let (lproj, name) = RelativePaths.split(path)
      let (around, language) = RelativePaths.split(lproj)
      guard names.contains(name), around == folder, language.hasSuffix(".lproj") else {
        return nil
      }
      return String(language.dropLast(".lproj".count))
    }
    return Set(languages).sorted()
  }

  private static func whole(_ path: String) -> String {
    let (folder, name) = RelativePaths.split(path)
    return RelativePaths.join(RelativePaths.absolute(folder), name)
  }
}
