package import Diagnostics
import TextFormats

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Reads a file or a pipe up to a limit, so that no input is read without end.
package enum InputFile {
  /// Returns the bytes of a file, or of a pipe to its end; of a larger one, more than the limit.
  ///
  /// Throws a diagnostic for folders, devices and pipes to which nothing writes.
  package static func bytes(
    ofFile path: String, limit: Int, remedy: String
  ) throws(Diagnostic) -> [UInt8] {
    // O_NONBLOCK, because opening a pipe without a writer would block.
    let descriptor = FileName.withCString(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .inaccessible(path, errno) }
    defer { close(descriptor) }
    let irregular = Diagnostic(
      id: "file.kind", path: path, "this is not a regular file", remedy)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .inaccessible(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      return try bytes(
        ofDescriptor: descriptor, size: Int(status.st_size), limit: limit, path: path)
    case S_IFIFO:
      // With a writer, reading waits for it; without one, it ends at once.
      _ = fcntl(descriptor, F_SETFL, O_RDONLY)
      let bytes = try bytes(ofDescriptor: descriptor, limit: limit, path: path)
      if bytes.isEmpty { throw irregular }
      return bytes
    default: throw irregular
    }
  }

  /// Returns the bytes of an open file or a pipe to its end; of a larger one, more than the limit.
  ///
  /// The size is only a hint; the actual size may differ.
  package static func bytes(
    ofDescriptor descriptor: Int32, size: Int = 0, limit: Int, path: String
  ) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .inaccessible(path, errno) }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}
