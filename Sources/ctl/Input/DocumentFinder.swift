import Diagnostics
import FoundationEssentials
import InterfaceBuilder

/// Finds the input files of a command line.
struct DocumentFinder {
  /// The kinds of files to search for in folders.
  enum Kind {
    case documents, tables

    var extensions: [String] {
      self == .documents ? [".storyboard", ".xib"] : [".strings", ".stringsdict", ".xcstrings"]
    }

    var description: String { self == .documents ? "storyboard or xib" : "string table" }
  }

  let kind: Kind
  /// The documents in input order, and the paths that could not be searched.
  private(set) var found: [Result<String, Diagnostic>] = []

  init(_ kind: Kind = .documents) { self.kind = kind }

  /// Build and package manager folders, which contain copies.
  static let ignoredFolders: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Adds a file, or the documents in a folder in byte order.
  mutating func add(_ path: String) {
    if path == DocumentInput.standardInput {
      found.append(.success(path))
      return
    }
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      found.append(.failure(.missing(path)))
      return
    }
    guard isFolder else {
      found.append(.success(path))
      return
    }
    var search = FolderSearch(root: tidy(path), extensions: kind.extensions)
    search.run()
    found += search.failures.map { .failure($0) }
    if search.found.isEmpty, search.failures.isEmpty {
      let skipped = search.skipped == 0 ? "" : " (\(search.skipped) folders of builds left out)"
      found.append(
        .failure(
          Diagnostic(
            id: "folder.empty", path: path, "no \(kind.description) in this folder\(skipped)",
            "Name another one.")))
    }
    found += search.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { .success($0) }
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
  var found: [String] = []
  var failures: [Diagnostic] = []
  var skipped = 0

  init(root: String, extensions: [String]) {
    self.root = root
    self.extensions = extensions
  }

  mutating func run() {
    var folders = [root]
    while let folder = folders.popLast() {
      guard
        let names = try? FileManager.default.contentsOfDirectory(
          atPath: folder.isEmpty ? "." : folder)
      else {
        failures.append(
          Diagnostic(
            id: "folder.unreadable", path: folder.isEmpty ? "." : folder,
            "the folder cannot be read", "Check its permissions."))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let inner = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
        if isFolder(inner) {
          if DocumentFinder.ignoredFolders.contains(name) {
            skipped += 1
          } else {
            folders.append(inner)
          }
        } else if extensions.contains(where: { name.lowercased().hasSuffix($0) }) {
          found.append(inner)
        }
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}

extension String {
  fileprivate func trimmingSlashes() -> String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
