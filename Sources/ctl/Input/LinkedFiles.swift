import Diagnostics
import Localize
import Synchronization

/// The files that are links out of the folders which the command line names.
///
/// Apps share tables in this way, so such a file is read. But a repository can link to any file of the
/// machine: the user is told once, and of what is wrong with the file the first problem alone, so that
/// errors do not print it.
enum LinkedFiles {
  private struct State {
    /// The folders, with their paths without links.
    var folders: [(name: String, whole: String)] = []
    /// The files that the command line names.
    var named: Set<String> = []
    /// The files that were looked at.
    var known: Set<String> = []
    /// The files that are links out.
    var linked: Set<String> = []
    /// Those of them of which a problem was reported.
    var reported: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Remembers a path of the command line: a folder, or a file with the folder of its tables.
  static func give(_ path: String) {
    let isFolder = FileStatus.isFolder(at: path)
    var folder = isFolder ? path : RelativePaths.split(path).folder
    let (outer, name) = RelativePaths.split(folder)
    if !isFolder, name.hasSuffix(".lproj") { folder = outer }
    let whole = RelativePaths.absolute(folder)
    state.withLock { state in
      state.folders.append((folder, whole))
      if !isFolder { state.named.insert(path) }
    }
  }

  /// Reports a file that was found in a folder, if it is a link out of that and of those that the
  /// command line names.
  static func note(_ path: String, foundIn folder: String) {
    let isNew = state.withLock { !$0.named.contains(path) && $0.known.insert(path).inserted }
    guard isNew, let target = RelativePaths.resolved(path) else { return }
    let whole = RelativePaths.absolute(folder)
    if contains(whole, target) { return }
    let folders = state.withLock { $0.folders }
    if folders.contains(where: { contains($0.whole, target) }) { return }
    let outer = folders.first { contains($0.whole, whole) }?.name ?? folder
    let place = [".", ""].contains(outer) ? "the current folder" : "the folder \(outer)"
    state.withLock { _ = $0.linked.insert(path) }
    Terminal.report(
      Diagnostic(
        .note, id: "file.link", path: path, "this is a link to \(target), outside of \(place)"))
  }

  /// Reports the tables that are links out.
  static func note(_ tables: LocalizedTables) {
    for (_, path) in tables.paths { note(path, foundIn: tables.folder) }
  }

  /// Returns whether a diagnostic is reported: of a link out, the first alone.
  static func mayReport(_ diagnostic: Diagnostic) -> Bool {
    state.withLock { state in
      diagnostic.severity == .note || !state.linked.contains(diagnostic.path)
        || state.reported.insert(diagnostic.path).inserted
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    path.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}
