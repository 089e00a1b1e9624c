import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Paths as they are written in a folder, whatever the current one is.
///
/// Folders are compared as the system knows them, without links, so that a file has one path. Of a
/// folder that is not there, the text is compared.
struct RelativePaths: Sendable {
  private let base: [Substring]
  /// The folders whose paths are known: most documents share theirs with others.
  private var folders: [String: String] = [:]

  /// Creates the paths that begin in a folder; empty is the current one.
  init(from folder: String) {
    base = Self.absolute(folder).split(separator: "/")
  }

  /// Returns the path of a file from the folder.
  mutating func path(of file: String) -> String {
    let (folder, name) = Self.split(file)
    let whole = folders[folder] ?? Self.absolute(folder)
    folders[folder] = whole
    let parts = whole.split(separator: "/") + [name[...]]
    let shared = zip(base, parts).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + parts[shared...].map(String.init)).joined(separator: "/")
  }

  /// Returns the folder of a path, empty for the current one, and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// Returns a path in a folder; an absolute one stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Returns the whole path of a folder.
  static func absolute(_ folder: String) -> String {
    resolved(folder.isEmpty ? "." : folder) ?? normalized(folder)
  }

  /// Returns the path without links; nil if nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = FileName.withCString(path, { realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return FileName.text(ofCString: resolved)
  }

  private static func normalized(_ path: String) -> String {
    var parts = path.hasPrefix("/") ? [] : (resolved(".") ?? "").split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
