import Diagnostics
import Localize
import Presenters
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that the user names for an output, written whole or not at all.
///
/// `/dev/stdout` and `/dev/fd/N` are streams that the process was started with.
struct OutputFile {
  private enum Target {
    case file(OutputFolder, name: String)
    case stream(Int32)
  }

  let path: String
  private let kind: OutputKind
  private let target: Target

  /// Checks that the file may be written, before there is anything to write; throws why not.
  init(_ kind: OutputKind, at path: String, overwrites: Bool) throws {
    (self.path, self.kind) = (path, kind)
    if let stream = Self.stream(named: path) {
      target = .stream(stream)
      return
    }
    // A link that the user names stays one.
    let isLink = try? FileStatus(of: path, followingLinks: false).kind == .link
    let place = overwrites && isLink == true ? RelativePaths.resolved(path) : path
    guard let place else { throw Diagnostic.deadLink(path) }
    let (folder, name) = RelativePaths.split(place)
    if ["", ".", ".."].contains(name) { throw Diagnostic.irregular(path) }
    let holder = try OutputFolder(at: folder, ofFile: path, overwrites: overwrites)
    try holder.check(kind, name)
    target = .file(holder, name: name)
  }

  /// Writes the bytes of a file in any encoding, to a place that is no stream.
  func write(bytes: [UInt8]) throws {
    guard case .file(let folder, let name) = target else {
      return try write { put in try put(String(decoding: bytes, as: UTF8.self)) }
    }
    try folder.write(kind, name, bytes: bytes)
    try folder.finish()
  }

  /// Writes what a closure delivers piece by piece.
  func write(_ contents: OutputFolder.Contents) throws {
    switch target {
    case .file(let folder, let name):
      try folder.write(kind, name, contents)
      try folder.finish()
    case .stream(let descriptor):
      do {
        var output = ChunkedOutput(descriptor: descriptor)
        // A stream may be a terminal, which nothing commands.
        try contents { try output.put(guarded($0)) }
        try output.flush()
      } catch let error as SystemError {
        // The process that closed the pipe has what it needs.
        if error.code == EPIPE { throw WriteError(code: EPIPE) }
        throw error.diagnostic(of: path)
      }
    }
  }

  /// Returns the open stream that a path stands for; nil for any other path.
  static func stream(named path: String) -> Int32? {
    let number: Int32? =
      switch path {
      case "/dev/stdout": 1
      case "/dev/stderr": 2
      default:
        ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }.flatMap {
          Int32(path.dropFirst($0.count))
        }
      }
    // Files that this process has opened are closed for others.
    guard let number, number >= 0, fcntl(number, F_GETFD) & FD_CLOEXEC == 0,
      fcntl(number, F_GETFL) & O_ACCMODE != O_RDONLY
    else { return nil }
    return number
  }
}

extension ExitStatus {
  /// Reports what keeps an output from being written, and throws the exit status for it.
  static func ofOutput<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as Diagnostic {
      Terminal.report(error)
      throw internalError
    }
  }
}
