import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open folder, in which names are looked up without following a link.
final class OpenFolder {
  let path: String
  let descriptor: Int32

  /// Opens a folder that the user named, whose path may have links; empty is the current folder.
  init(at path: String) throws(SystemError) {
    let opened = FileName.withCString(path.isEmpty ? "." : path) {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard opened >= 0 else { throw .last }
    (self.path, descriptor) = (path, opened)
    removeLeftOvers()
  }

  /// Opens a folder in another one.
  init(_ name: String, in folder: OpenFolder) throws(SystemError) {
    let opened = FileName.withCString(name) {
      openat(folder.descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    guard opened >= 0 else { throw .last }
    (path, descriptor) = (RelativePaths.join(folder.path, name), opened)
    removeLeftOvers()
  }

  deinit { close(descriptor) }

  /// Returns what a name stands for; nil for nothing.
  func status(of name: String) throws(SystemError) -> stat? {
    var status = stat()
    let result = FileName.withCString(name) {
      fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW)
    }
    if result == 0 { return status }
    if errno == ENOENT { return nil }
    throw .last
  }

  /// Opens a file to look at it; nil if that may not be done.
  func opened(_ name: String) -> Int32? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = FileName.withCString(name) { openat(descriptor, $0, flags) }
    return file < 0 ? nil : file
  }

  /// Moves a file to a name that nothing has.
  func place(_ temporary: String, at name: String) throws(SystemError) {
    // A hard link replaces nothing; not every file system has them.
    let isLinked = FileName.withCString(name) { linkat(descriptor, temporary, descriptor, $0, 0) }
    if isLinked == 0 { return remove(temporary) }
    guard errno != EEXIST, try status(of: name) == nil else { throw SystemError(code: EEXIST) }
    try replace(name, by: temporary)
  }

  /// Moves a file to a name, in place of what has it.
  func replace(_ name: String, by temporary: String) throws(SystemError) {
    let result = FileName.withCString(name) { renameat(descriptor, temporary, descriptor, $0) }
    guard result == 0 else { throw .last }
  }

  func setMode(of name: String, to mode: mode_t) throws(SystemError) {
    guard fchmodat(descriptor, name, mode, 0) == 0 else { throw .last }
  }

  func remove(_ name: String) { _ = FileName.withCString(name) { unlinkat(descriptor, $0, 0) } }
}
