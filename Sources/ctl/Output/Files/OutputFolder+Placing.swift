import Diagnostics
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension OutputFolder {
  /// Returns the path of a file in the folder, or in one below it, as the user sees it.
  func path(of name: String, in folder: String? = nil) -> String {
    named ?? ([root.path] + [folder, name].compactMap { $0 }).joined(separator: "/")
  }

  /// Opens the folder itself, or one below it, without following a link.
  func folder(_ name: String?) throws -> OpenFolder {
    guard let name else { return root }
    do throws(SystemError) {
      return try OpenFolder(name, in: root)
    } catch {
      let path = [root.path, name].joined(separator: "/")
      if let status = try? root.status(of: name), status.st_mode & S_IFMT == S_IFLNK {
        throw Diagnostic.link(path, isNamed: false)
      }
      throw error.diagnostic(of: path)
    }
  }

  /// Checks that a file may be written; returns whether it replaces one.
  @discardableResult
  func check(_ kind: OutputKind, _ name: String, in folder: String? = nil) throws -> Bool {
    let place = try self.folder(folder)
    let path = path(of: name, in: folder)
    if name == CheckConfiguration.fileName { throw Diagnostic.configuration(path) }
    guard let status = try place.status(of: name) else { return false }
    let isNamed = named != nil
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw Diagnostic.link(path, isNamed: isNamed)
    default: throw Diagnostic.irregular(path)
    }
    if InputFiles.contain(status), !kind.replacesInput {
      throw Diagnostic.input(path, isNamed: isNamed)
    }
    // Nothing is lost with an empty file, such as one of mktemp.
    if overwrites || status.st_size == 0 { return true }
    let file = place.opened(name)
    defer { if let file { close(file) } }
    guard let file, kind.isOwn(file, size: Int(status.st_size)) else {
      throw Diagnostic.existing(path, kind, isNamed: isNamed)
    }
    return true
  }

  /// Moves every file to its place.
  func finish() throws {
    // By now all inputs are known, and another process may have been at work.
    for part in parts { try check(part.kind, part.name, in: part.folder) }
    for number in parts.indices { try place(&parts[number]) }
    for part in parts { part.temporary.entry.forget() }
    for folder in newFolders { folder.entry.forget() }
    (parts, newFolders) = ([], [])
  }

  private func place(_ part: inout Part) throws {
    let folder = try folder(part.folder)
    let path = path(of: part.name, in: part.folder)
    do throws(SystemError) {
      guard let old = try folder.status(of: part.name) else {
        try folder.place(part.temporary.name, at: part.name)
        part.isNew = true
        return
      }
      // What is replaced keeps its permissions.
      try folder.setMode(of: part.temporary.name, to: old.st_mode & 0o7777)
      try folder.replace(part.name, by: part.temporary.name)
    } catch {
      if error.code == EEXIST {
        throw Diagnostic.existing(path, part.kind, isNamed: named != nil)
      }
      throw error.diagnostic(of: path)
    }
  }
}
