import Diagnostics
import Synchronization

/// The localizations in folders, each read once: thousands of documents may lie beside each other.
///
/// A file that comes into a folder after it was read is not seen, so that all documents of a
/// command are in the same languages.
package final class KnownFolders: Sendable {
  /// The folders that are read once; nil where a folder is read whenever it is asked for.
  @TaskLocal package static var current: KnownFolders?

  private let names = Mutex<[String: [String]]>([:])

  /// Creates a list of no folders.
  package init() {}

  /// Returns what is known of a folder; reads it for what is not.
  func names(
    inFolder folder: String, _ read: () throws(Diagnostic) -> [String]
  ) throws(Diagnostic) -> [String] {
    if let known = names.withLock({ $0[folder] }) { return known }
    let found = try read()
    names.withLock { $0[folder] = found }
    return found
  }
}
