import Diagnostics
import InterfaceBuilder
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds the input files of a command line.
struct DocumentFinder {
  /// The kinds of files to search for in folders.
  enum Kind {
    case documents, tables, sources, propertyLists, transcripts, scenarios

    var extensions: [String] {
      switch self {
      case .documents: [".storyboard", ".xib"]
      case .tables: [".strings", ".stringsdict", ".xcstrings"]
      case .sources: [".swift", ".m", ".mm", ".h"]
      case .propertyLists: [".plist"]
      case .transcripts: [".transcript"]
      case .scenarios: [".scenario"]
      }
    }

    /// Returns whether a path has an extension of the kind.
    func hasExtension(of path: String) -> Bool {
      let path = path.lowercased()
      return extensions.contains { path.hasSuffix($0) }
    }

    var description: String {
      switch self {
      case .documents: "storyboard or xib"
      case .tables: "string table"
      case .sources: "file of Swift or Objective-C"
      case .propertyLists: "property list"
      case .transcripts: "transcript"
      case .scenarios: "scenario"
      }
    }
  }

  let kind: Kind
  /// Patterns of paths and names that are left out, such as `*Tests*`.
  let exclusions: [String]
  /// The documents in input order, and the paths that could not be searched.
  private(set) var found: [Result<String, Diagnostic>] = []
  /// The bytes of the paths that were found, each of which is read once; strings with other bytes
  /// may be equal.
  private var known: Set<[UInt8]> = []
  /// The folders of builds and packages, and what was excluded, in the order found.
  private(set) var leftOut: [String] = []

  init(_ kind: Kind = .documents, excluding exclusions: [String] = []) {
    self.kind = kind
    self.exclusions = exclusions
  }

  /// Build and package manager folders, which contain copies.
  static let ignoredFolders: Set<String> = [
    "build", ".build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Adds a file, or the documents in a folder in byte order.
  mutating func add(_ path: String) {
    LinkedFiles.give(path)
    if path == DocumentInput.standardInput {
      found.append(.success(path))
      return
    }
    let isFolder: Bool
    do throws(Diagnostic) {
      isFolder = try FileStatus(of: path).kind == .folder
    } catch {
      found.append(.failure(error))
      return
    }
    if let error = Diagnostic.otherKind(of: path, isFolder: isFolder, for: kind) {
      found.append(.failure(error))
      return
    }
    guard isFolder else {
      if known.insert(Array(path.utf8)).inserted { found.append(.success(path)) }
      return
    }
    var search = FolderSearch(
      root: tidy(path), extensions: kind.extensions, exclusions: exclusions)
    search.run()
    leftOut += search.leftOut.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    found += search.failures.map { .failure($0) }
    if search.found.isEmpty, search.failures.isEmpty {
      let leftOut = search.leftOut.isEmpty ? "" : " (\(search.leftOut.count) left out)"
      found.append(
        .failure(
          Diagnostic(
            id: "folder.empty", path: path, "no \(kind.description) in this folder\(leftOut)",
            "Name another one.")))
    }
    found += search.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { known.insert(Array($0.utf8)).inserted }.map { .success($0) }
  }

  /// Reports the files that are links out of the folders that were searched.
  static func noteLinks(_ found: [Result<String, Diagnostic>]) {
    for path in found.compactMap({ try? $0.get() }) where path != DocumentInput.standardInput {
      LinkedFiles.note(path, foundIn: RelativePaths.split(path).folder)
    }
  }

  /// Returns the results in the order of the paths under which they are reported.
  func sorted(inputName: String) -> [Result<String, Diagnostic>] {
    func name(_ found: Result<String, Diagnostic>) -> String {
      switch found {
      case .success(let path): path == DocumentInput.standardInput ? inputName : path
      case .failure(let error): error.path
      }
    }
    return found.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
  }

  /// Returns a folder path without a leading `./` and trailing slashes; empty for the current
  /// folder.
  private func tidy(_ path: String) -> String {
    guard !path.hasPrefix("/") else {
      return path.allSatisfy { $0 == "/" } ? "/" : path.trimmingSlashes()
    }
    let parts = path.split(separator: "/").drop { $0 == "." }
    return parts.joined(separator: "/")
  }
}

/// A search of a folder; links to folders are not followed, because they may form a cycle.
private struct FolderSearch {
  let root: String
  let extensions: [String]
  let exclusions: [String]
  var found: [String] = []
  var failures: [Diagnostic] = []
  var leftOut: [String] = []

  mutating func run() {
    var folders = [root]
    while let folder = folders.popLast() {
      do throws(Diagnostic) {
        for name in try FileStatus.names(inFolder: folder) {
          let inner = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
          visit(inner, name, &folders)
        }
      } catch {
        failures.append(error)
      }
    }
  }

  /// Adds a folder to those to be searched, or a file to those found.
  private mutating func visit(_ path: String, _ name: String, _ folders: inout [String]) {
    let isDocument = extensions.contains { name.lowercased().hasSuffix($0) }
    // Xcode exports catalogs for translators with copies of the documents.
    let isIgnored = DocumentFinder.ignoredFolders.contains(name) || name.hasSuffix(".xcloc")
    if name.hasPrefix("."), !isIgnored { return }
    let kind: FileStatus.Kind
    do throws(Diagnostic) {
      kind = try FileStatus(of: path, followingLinks: false).kind
    } catch {
      // A file that is gone by now was removed by another process.
      if error.id != "file.missing" { failures.append(error) }
      return
    }
    let isFolder = kind == .folder
    guard isFolder || isDocument else { return }
    if isIgnored && isFolder || isExcluded(path, name) {
      leftOut.append(path)
    } else if isFolder {
      folders.append(path)
    } else if kind == .regular || kind == .link {
      found.append(path)
    } else {
      failures.append(
        Diagnostic(
          id: "file.kind", path: path, "this is not a regular file", "Remove it, or exclude it."))
    }
  }

  private func isExcluded(_ path: String, _ name: String) -> Bool {
    exclusions.contains { fnmatch($0, name, 0) == 0 || fnmatch($0, path, 0) == 0 }
  }
}

extension String {
  fileprivate func trimmingSlashes() -> String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
