import Diagnostics
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder into which a command writes new files, all of them or none.
///
/// Each file is written beside its place and moves there when all are complete. No file is
/// overwritten, and no link below the folder is followed, so nothing outside of it changes.
struct OutputFolder {
  /// A file below the folder.
  struct File {
    /// The name of the folder in the output folder; nil for the output folder itself.
    var folder: String?
    var name: String
    /// Gives the contents piece by piece.
    var contents: TableConversion.Pieces
  }

  let path: String

  func path(of file: File) -> String {
    ([path] + [file.folder, file.name].compactMap { $0 }).joined(separator: "/")
  }

  /// Writes the files; throws what keeps one from being written, after nothing is left of them.
  func write(_ files: [File]) throws(Diagnostic) {
    var begun = try BegunFiles(in: path)
    do throws(Diagnostic) {
      for file in files { try begun.write(file, path(of: file)) }
      try begun.finish()
    } catch {
      begun.undo()
      throw error
    }
    begun.close()
  }
}

/// The files that have been begun, to be removed if the rest cannot be written.
private struct BegunFiles {
  private struct Part {
    var folder: String?
    var name: String
    /// The name until all files are complete.
    var temporaryName: String
    var path: String
    var isInPlace = false
  }

  /// The output folder, which stays open so that every name is looked up in it.
  private let root: Int32
  private let rootPath: String
  private var parts: [Part] = []
  /// The folders that are new in the output folder.
  private var newFolders: [String] = []
  /// The folders that are new down to the output folder, outermost first.
  private var newRoots: [String] = []

  /// Opens the output folder, which is made if it is missing; the user may have put links into its
  /// path.
  init(in path: String) throws(Diagnostic) {
    var whole = path.hasPrefix("/") ? "/" : ""
    var new: [String] = []
    for name in path.split(separator: "/") {
      whole += (whole.isEmpty || whole == "/" ? "" : "/") + name
      if FileName.withCString(whole, { mkdir($0, 0o777) }) == 0 {
        new.append(whole)
      } else if errno != EEXIST, !FileStatus.isFolder(at: whole) {
        throw .unwritable(whole, errno)
      }
    }
    root = FileName.withCString(path) { openat(AT_FDCWD, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    rootPath = path
    newRoots = new
    guard root >= 0 else { throw .unwritable(path, errno) }
  }

  /// Writes a file under another name in its folder.
  mutating func write(_ file: OutputFolder.File, _ path: String) throws(Diagnostic) {
    try makeFolder(file.folder)
    let folder = try open(file.folder)
    defer { closeUnlessRoot(folder) }
    guard Self.isFree(file.name, in: folder) else { throw .taken(path) }
    // O_EXCL follows no link, not even one that leads nowhere.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var name = ""
    var descriptor: Int32 = -1
    // A run that was killed may have left a file of the name.
    for number in parts.count..<parts.count + 1000 {
      name = ".ctl-\(getpid())-\(number)"
      descriptor = openat(folder, name, flags, 0o666)
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
    parts.append(Part(folder: file.folder, name: file.name, temporaryName: name, path: path))
    let error = Self.write(file.contents, to: descriptor)
    guard Self.close(descriptor), error == nil else { throw .unwritable(path, error ?? errno) }
  }

  /// Makes a folder in the output folder.
  private mutating func makeFolder(_ name: String?) throws(Diagnostic) {
    guard let name else { return }
    if FileName.withCString(name, { mkdirat(root, $0, 0o777) }) == 0 {
      newFolders.append(name)
    } else if errno != EEXIST {
      throw .unwritable("\(rootPath)/\(name)", errno)
    }
  }

  /// Opens a folder in the output folder without following a link.
  private func open(_ name: String?) throws(Diagnostic) -> Int32 {
    guard let name else { return root }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let folder = FileName.withCString(name) { openat(root, $0, flags) }
    guard folder >= 0 else { throw .unwritable("\(rootPath)/\(name)", errno) }
    return folder
  }

  private func closeUnlessRoot(_ folder: Int32) { if folder != root { _ = Self.close(folder) } }

  /// Moves every file to its place.
  mutating func finish() throws(Diagnostic) {
    for number in parts.indices {
      let part = parts[number]
      let folder = try open(part.folder)
      defer { closeUnlessRoot(folder) }
      // A hard link replaces nothing; not every file system has them.
      let isLinked = FileName.withCString(part.name) {
        linkat(folder, part.temporaryName, folder, $0, 0) == 0
      }
      if isLinked {
        parts[number].isInPlace = true
        unlinkat(folder, part.temporaryName, 0)
        continue
      }
      let code = errno
      guard code != EEXIST, Self.isFree(part.name, in: folder) else { throw .taken(part.path) }
      let isMoved = FileName.withCString(part.name) {
        renameat(folder, part.temporaryName, folder, $0) == 0
      }
      guard isMoved else { throw .unwritable(part.path, errno) }
      parts[number].isInPlace = true
    }
  }

  /// Removes everything that was made.
  func undo() {
    for part in parts {
      guard let folder = try? open(part.folder) else { continue }
      unlinkat(folder, part.temporaryName, 0)
      if part.isInPlace { _ = FileName.withCString(part.name) { unlinkat(folder, $0, 0) } }
      closeUnlessRoot(folder)
    }
    for name in newFolders { _ = FileName.withCString(name) { unlinkat(root, $0, AT_REMOVEDIR) } }
    close()
    for path in newRoots.reversed() { _ = FileName.withCString(path) { rmdir($0) } }
  }

  func close() { _ = Self.close(root) }

  private static func close(_ descriptor: Int32) -> Bool {
    #if canImport(Glibc)
    Glibc.close(descriptor) == 0
    #elseif canImport(Musl)
    Musl.close(descriptor) == 0
    #else
    Darwin.close(descriptor) == 0
    #endif
  }

  /// Writes pieces in larger chunks; returns the code of an error.
  private static func write(_ pieces: TableConversion.Pieces, to descriptor: Int32) -> Int32? {
    var chunk: [UInt8] = []
    func flush() throws {
      if let code = Terminal.write(chunk, toDescriptor: descriptor) { throw WriteError(code: code) }
      chunk.removeAll(keepingCapacity: true)
    }
    do {
      try pieces { piece in
        chunk += piece.utf8
        if chunk.count > 1 << 16 { try flush() }
      }
      try flush()
      return nil
    } catch {
      return (error as? WriteError)?.code ?? EIO
    }
  }

  /// Returns whether a folder has nothing of a name, not even a link that leads nowhere.
  private static func isFree(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return FileName.withCString(name) { fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) } != 0
      && errno == ENOENT
  }
}

extension Diagnostic {
  fileprivate static func taken(_ path: String) -> Diagnostic {
    Diagnostic(id: "file.exists", path: path, "the file exists", "Choose another folder.")
  }

  fileprivate static func unwritable(_ path: String, _ code: Int32) -> Diagnostic {
    if code == EMFILE || code == ENFILE { return .inaccessible(path, code) }
    let isFull = [ENOSPC, EDQUOT, EFBIG].contains(code)
    return Diagnostic(
      id: isFull ? "file.full" : "file.unwritable", path: path,
      "it cannot be written: \(String(cString: strerror(code)))",
      isFull ? "Free space or choose another folder." : "Check the folder.")
  }
}
