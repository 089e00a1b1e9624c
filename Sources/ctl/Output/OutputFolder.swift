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
  /// A file below the folder: the names of the folders in it, then its own.
  struct File {
    var place: [String]
    /// Gives the contents piece by piece.
    var contents: TableConversion.Pieces
  }

  let path: String

  func path(of file: File) -> String { ([path] + file.place).joined(separator: "/") }

  /// Writes the files; throws what keeps one from being written, after nothing is left of them.
  func write(_ files: [File]) throws(Diagnostic) {
    var begun = BegunFiles()
    do throws(Diagnostic) {
      try begun.makeFolder(at: path)
      for file in files { try begun.write(file, below: path, path(of: file)) }
      try begun.finish()
    } catch {
      begun.undo()
      throw error
    }
  }
}

/// What has been made so far, to be removed if the rest cannot be made.
private struct BegunFiles {
  private struct Part {
    var folder: Int32
    var name: String
    var path: String
    var isComplete = false

    var partName: String { ".\(name).part" }
  }

  private var parts: [Part] = []
  /// The open folders by path.
  private var folders: [String: Int32] = [:]
  /// The folders that are new, outermost first.
  private var newFolders: [String] = []

  /// Makes a folder and those around it; the user may have put links into this path.
  mutating func makeFolder(at path: String) throws(Diagnostic) {
    var whole = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      whole += (whole.isEmpty || whole == "/" ? "" : "/") + name
      if FileName.withCString(whole, { mkdir($0, 0o777) }) == 0 {
        newFolders.append(whole)
      } else if errno != EEXIST, !FileStatus.isFolder(at: whole) {
        throw .unwritable(whole, errno)
      }
    }
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let folder = FileName.withCString(path.isEmpty ? "." : path) { open($0, flags) }
    guard folder >= 0 else { throw .unwritable(path, errno) }
    folders[path] = folder
  }

  /// Writes a file under another name in its folder.
  mutating func write(
    _ file: OutputFolder.File, below root: String, _ path: String
  ) throws(Diagnostic) {
    var around = root
    for name in file.place.dropLast() { around = try makeFolder(name, in: around) }
    guard let folder = folders[around], let name = file.place.last else { return }
    guard Self.isFree(name, in: folder) else { throw .taken(path) }
    let part = Part(folder: folder, name: name, path: path)
    // O_EXCL follows no link, not even one that leads nowhere.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = FileName.withCString(part.partName) { openat(folder, $0, flags, 0o666) }
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
    parts.append(part)
    let error = Self.write(file.contents, to: descriptor)
    guard close(descriptor) == 0, error == nil else { throw .unwritable(path, error ?? errno) }
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

  /// Makes a folder in another one without following a link; returns its path.
  private mutating func makeFolder(_ name: String, in parent: String) throws(Diagnostic) -> String {
    let path = "\(parent)/\(name)"
    guard folders[path] == nil, let around = folders[parent] else { return path }
    if FileName.withCString(name, { mkdirat(around, $0, 0o777) }) == 0 {
      newFolders.append(path)
    } else if errno != EEXIST {
      throw .unwritable(path, errno)
    }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let folder = FileName.withCString(name) { openat(around, $0, flags) }
    guard folder >= 0 else { throw .unwritable(path, errno) }
    folders[path] = folder
    return path
  }

  /// Moves every file to its place.
  mutating func finish() throws(Diagnostic) {
    for number in parts.indices {
      let part = parts[number]
      // A hard link replaces nothing; not every file system has them.
      let moved = FileName.withCString(part.partName) { old in
        FileName.withCString(part.name) { new in
          if linkat(part.folder, old, part.folder, new, 0) == 0 {
            return unlinkat(part.folder, old, 0)
          }
          guard errno != EEXIST, Self.isFree(part.name, in: part.folder) else { return -1 }
          return renameat(part.folder, old, part.folder, new)
        }
      }
      guard moved == 0 else {
        throw errno == EEXIST ? .taken(part.path) : .unwritable(part.path, errno)
      }
      parts[number].isComplete = true
    }
    closeFolders()
  }

  /// Removes everything that was made.
  mutating func undo() {
    for part in parts {
      let name = part.isComplete ? part.name : part.partName
      _ = FileName.withCString(name) { unlinkat(part.folder, $0, 0) }
    }
    closeFolders()
    for path in newFolders.reversed() { _ = FileName.withCString(path) { rmdir($0) } }
  }

  private mutating func closeFolders() {
    for folder in folders.values { close(folder) }
    folders = [:]
  }

  /// Whether a folder has nothing of a name, not even a link that leads nowhere.
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
    let isFull = [ENOSPC, EDQUOT, EFBIG].contains(code)
    return Diagnostic(
      id: isFull ? "file.full" : "file.unwritable", path: path,
      "it cannot be written: \(String(cString: strerror(code)))",
      isFull ? "Free space or choose another folder." : "Check the folder.")
  }
}
