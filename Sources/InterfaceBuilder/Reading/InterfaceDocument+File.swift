public import Diagnostics
private import XMLEvents

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension InterfaceDocument {
  /// Reads a document from a file; errors name the path as given.
  ///
  /// A file over the parser's limit of 64 MiB is not loaded. Anything but a regular file is
  /// rejected, because reading a pipe might never end.
  public init(contentsOfFile path: String) throws(Diagnostic) {
    // O_NONBLOCK, because opening a pipe without a writer would block.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Self.unreadable(path, errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Diagnostic(
        id: "file.kind", path: path, "this is not a regular file", "Give a .storyboard or .xib.")
    }
    try self.init(fromDescriptor: descriptor, size: Int(status.st_size), path: path)
  }

  /// Reads a document from an open file or a pipe to its end, or to the parser's limit.
  ///
  /// The size is only a hint; the actual size may differ.
  package init(
    fromDescriptor descriptor: Int32, size: Int = 0, path: String
  ) throws(Diagnostic) {
    let limit = XMLLimits().bytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.unreadable(path, errno) }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    try self.init(bytes, path: path)
  }

  private static func unreadable(_ path: String, _ code: Int32) -> Diagnostic {
    switch code {
    case ENOENT:
      Diagnostic(id: "file.missing", path: path, "no such file", "Check the path.")
    case EACCES:
      Diagnostic(
        id: "file.unreadable", path: path, "the file may not be read", "Check its permissions.")
    default:
      Diagnostic(
        id: "file.unreadable", path: path, String(cString: strerror(code)), "Check the file.")
    }
  }
}
