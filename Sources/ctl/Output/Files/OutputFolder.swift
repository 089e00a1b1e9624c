import Diagnostics
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder into which a command writes files, all of them or none.
///
/// Each file is written beside its place and moves there when all are complete. No link below the
/// folder is followed, and nothing is replaced that ctl did not write, unless the user wants it; an
/// input or a configuration never is. What is left of files that are not complete goes with the
/// object.
final class OutputFolder {
  /// A closure that delivers the contents of a file piece by piece.
  typealias Contents = ((String) throws -> Void) throws -> Void

  /// A file that is complete, or being written, beside its place.
  struct Part {
    let kind: OutputKind
    let folder: String?
    let name: String
    let temporary: OpenFolder.Temporary
    /// Indicates whether it has its name, which nothing had before.
    var isNew = false
  }

  let root: OpenFolder
  let overwrites: Bool
  /// The path of the only file as the user named it; nil for a folder.
  let named: String?
  var parts: [Part] = []
  /// The folders that are new, outermost first.
  var newFolders: [NewFolder]

  /// Opens a folder that the user named, which is made if it is missing.
  init(at path: String, overwrites: Bool) throws(Diagnostic) {
    var new: [NewFolder] = []
    var whole = path.hasPrefix("/") ? "/" : ""
    do throws(SystemError) {
      for name in path.split(separator: "/") {
        whole = RelativePaths.join(whole, String(name))
        if let folder = try NewFolder(at: whole) { new.append(folder) }
      }
      root = try OpenFolder(at: path)
    } catch {
      for folder in new.reversed() { folder.remove() }
      throw error.diagnostic(of: whole)
    }
    (self.overwrites, named, newFolders) = (overwrites, nil, new)
  }

  /// Opens the folder of a file that the user named.
  init(at path: String, ofFile file: String, overwrites: Bool) throws(Diagnostic) {
    do throws(SystemError) {
      root = try OpenFolder(at: path)
    } catch {
      throw error.diagnostic(of: file)
    }
    (self.overwrites, named, newFolders) = (overwrites, file, [])
  }

  deinit {
    for part in parts {
      guard let folder = try? folder(part.folder) else { continue }
      if part.isNew { folder.remove(part.name) }
      folder.remove(part.temporary.name)
      part.temporary.entry.forget()
    }
    for folder in newFolders.reversed() { folder.remove() }
  }

  /// Writes a file beside its place; throws what keeps it from being written, or what the contents
  /// throw.
  func write(
    _ kind: OutputKind, _ name: String, in folder: String? = nil, _ contents: Contents
  ) throws {
    try write(kind, name, in: folder) { output in try contents { try output.put($0) } }
  }

  /// Writes a file of bytes beside its place; throws what keeps it from being written.
  func write(_ kind: OutputKind, _ name: String, bytes: [UInt8]) throws {
    try write(kind, name, in: nil) { try $0.put(bytes) }
  }

  private func write(
    _ kind: OutputKind, _ name: String, in folder: String?,
    delivering deliver: (inout ChunkedOutput) throws -> Void
  ) throws {
    do {
      if let folder, let new = try NewFolder(at: RelativePaths.join(root.path, folder)) {
        newFolders.append(new)
      }
      let isReplaced = try check(kind, name, in: folder)
      let temporary = try self.folder(folder).createTemporary()
      parts.append(Part(kind: kind, folder: folder, name: name, temporary: temporary))
      var isOpen = true
      defer { if isOpen { close(temporary.descriptor) } }
      var output = ChunkedOutput(descriptor: temporary.descriptor)
      try deliver(&output)
      try output.flush()
      // Nothing is given up for what may never reach the disk.
      if isReplaced || named != nil, fsync(temporary.descriptor) != 0, errno != EINVAL {
        throw SystemError.last
      }
      isOpen = false
      if close(temporary.descriptor) != 0 { throw SystemError.last }
    } catch let error as SystemError {
      throw error.diagnostic(of: path(of: name, in: folder))
    }
  }
}
