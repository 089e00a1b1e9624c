import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder that is made for files, and removed if they are not.
struct NewFolder {
  private let path: String
  let entry: TemporaryFiles.Entry

  /// Makes a folder; nil if there is something of the name.
  init?(at path: String) throws(SystemError) {
    if FileName.withCString(path, { mkdir($0, 0o777) }) != 0 {
      let error = SystemError.last
      if error.code == EEXIST || FileStatus.isFolder(at: path) { return nil }
      throw error
    }
    self.path = path
    entry = TemporaryFiles.add(path, isFolder: true)
  }

  /// Removes the folder unless something is in it.
  func remove() {
    entry.forget()
    _ = FileName.withCString(path) { rmdir($0) }
  }
}
