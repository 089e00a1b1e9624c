import Diagnostics
import InterfaceBuilder
import Localize

/// The documents that git says have changed, or whose tables have.
struct ChangedDocuments {
  /// The whole paths of the files that have changed.
  private let changed: Set<String>

  /// Asks git in the folders of paths; throws an exit status if it cannot answer.
  init(since revision: String?, in paths: [String]) throws {
    var changed: Set<String> = []
    for path in paths.isEmpty ? [""] : paths {
      let folder = FileStatus.isFolder(at: path) ? path : RelativePaths.split(path).folder
      do throws(Diagnostic) {
        let found = try GitChanges.changedPaths(since: revision, in: folder)
        changed.formUnion(found.map(Self.whole))
      } catch {
        Terminal.report(error)
        throw ExitStatus.unreadableInput
      }
    }
    self.changed = changed
  }

  /// Returns whether a document, or a table of its texts, has changed.
  func contains(_ path: String) -> Bool {
    if changed.contains(Self.whole(path)) { return true }
    return DocumentTables(ofDocumentAt: path).find().paths.contains {
      changed.contains(Self.whole($0.path))
    }
  }

  private static func whole(_ path: String) -> String {
    let (folder, name) = RelativePaths.split(path)
    return RelativePaths.join(RelativePaths.absolute(folder), name)
  }
}
