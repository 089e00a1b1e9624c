import Diagnostics
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written whole or not at all, in place of one that may be there.
///
/// It is written beside its place and moves there at the end. A link stays one, and a file that is
/// replaced keeps its permissions.
enum ReplacedFile {
  /// Writes what a closure delivers piece by piece.
  static func write(
    toFile path: String, _ contents: ((String) throws -> Void) throws -> Void
  ) throws(Diagnostic) {
    let target = RelativePaths.resolved(path) ?? path
    var status = stat()
    let exists = FileName.withCString(target) { stat($0, &status) } == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      throw Diagnostic(
        id: "file.kind", path: path, "this is not a regular file", "Name another one.")
    }
    let (temporary, descriptor) = try create(beside: target, path)
    var code = write(contents, to: descriptor)
    if code == nil, exists, fchmod(descriptor, status.st_mode & 0o7777) != 0 { code = errno }
    if code == nil, fsync(descriptor) != 0, errno != EINVAL { code = errno }
    if close(descriptor) != 0, code == nil { code = errno }
    let isMoved =
      code == nil
      && FileName.withCString(temporary) { from in
        FileName.withCString(target) { rename(from, $0) == 0 }
      }
    if isMoved { return }
    let reason = code ?? errno
    _ = FileName.withCString(temporary) { unlink($0) }
    throw unwritable(path, reason)
  }

  /// Writes pieces in larger chunks; returns the code of an error.
  private static func write(
    _ contents: ((String) throws -> Void) throws -> Void, to descriptor: Int32
  ) -> Int32? {
    var chunk: [UInt8] = []
    func flush() throws {
      if let code = Terminal.write(chunk, toDescriptor: descriptor) { throw WriteError(code: code) }
      chunk.removeAll(keepingCapacity: true)
    }
    do {
      try contents { piece in
        chunk += piece.utf8
        if chunk.count > 1 << 16 { try flush() }
      }
      try flush()
      return nil
    } catch {
      return (error as? WriteError)?.code ?? EIO
    }
  }

  /// Creates a file in the folder of another one, under a name that nothing has.
  private static func create(
    beside target: String, _ path: String
  ) throws(Diagnostic) -> (String, Int32) {
    let folder = RelativePaths.split(target).folder
    // A run that was killed may have left a file of the name.
    for number in 0..<1000 {
      let name = RelativePaths.join(folder, ".ctl-\(getpid())-\(number)")
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = FileName.withCString(name) { open($0, flags, 0o666) }
      if descriptor >= 0 { return (name, descriptor) }
      if errno != EEXIST { break }
    }
    throw unwritable(path, errno)
  }

  private static func unwritable(_ path: String, _ code: Int32) -> Diagnostic {
    switch code {
    case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, EMFILE, ENFILE: .inaccessible(path, code)
    case ENOSPC, EDQUOT, EFBIG:
      Diagnostic(
        id: "file.full", path: path, String(cString: strerror(code)),
        "Free space or choose another folder.")
    default:
      Diagnostic(
        id: "file.unwritable", path: path, String(cString: strerror(code)),
        "Check the permissions of its folder.")
    }
  }
}
