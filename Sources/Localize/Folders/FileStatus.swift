package import Diagnostics
import TextFormats

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// The kind and the size of the file at a path, as the kernel reports them; nothing else is opened
/// to find out.
package struct FileStatus {
  /// The kinds of files.
  package enum Kind {
    case regular, folder, link, other
  }

  package let kind: Kind
  /// The size in bytes.
  package let size: Int

  /// Looks at a path; throws why it cannot be done.
  package init(of path: String, followingLinks: Bool = true) throws(Diagnostic) {
    var status = stat()
    let result = FileName.withCString(path) {
      followingLinks ? stat($0, &status) : lstat($0, &status)
    }
    guard result == 0 else { throw .inaccessible(path, errno) }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
  }

  /// Returns whether there is anything at a path; a link counts as what it leads to.
  package static func exists(at path: String) -> Bool { (try? FileStatus(of: path)) != nil }

  /// Returns whether a path leads to a folder.
  package static func isFolder(at path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  /// Returns the names in a folder, in the order of their bytes; empty is the current folder.
  package static func names(inFolder path: String) throws(Diagnostic) -> [String] {
    guard let folder = FileName.withCString(path.isEmpty ? "." : path, { opendir($0) }) else {
      throw .inaccessible(path.isEmpty ? "." : path, errno)
    }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.map { FileName.text($0) }
  }
}

extension Diagnostic {
  /// Returns the error for a path that the system refuses.
  package static func inaccessible(_ path: String, _ code: Int32) -> Diagnostic {
    switch code {
    case ENOENT, ENOTDIR:
      Diagnostic(id: "file.missing", path: path, "no such file or folder", "Check the path.")
    case EACCES:
      Diagnostic(
        id: "file.unreadable", path: path, "it may not be opened", "Check its permissions.")
    case ELOOP:
      Diagnostic(
        id: "file.unreadable", path: path, "the links lead in a circle", "Check the path.")
    case ENAMETOOLONG:
      Diagnostic(
        id: "file.unreadable", path: path, "the path is longer than the system allows",
        "Run the command in a folder further down.")
    case EMFILE, ENFILE:
      Diagnostic(
        id: "process.files", path: path, "the process may not open another file",
        "Raise the limit: ulimit -n 256.")
    default:
      Diagnostic(
        id: "file.unreadable", path: path, String(cString: strerror(code)), "Check the path.")
    }
  }
}
