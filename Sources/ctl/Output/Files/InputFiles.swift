import Diagnostics
import Localize
import Synchronization
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files that a command reads, and never writes over, whatever name they go by.
enum InputFiles {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private static let known = Mutex<Set<Identity>>([])

  /// Adds the file at a path, if there is one; a dash is standard input.
  static func add(_ path: String) {
    var status = stat()
    let isStandard = path == DocumentInput.standardInput
    let result =
      isStandard ? fstat(0, &status) : FileName.withCString(path) { stat($0, &status) }
    guard result == 0 else { return }
    let identity = Identity(status)
    known.withLock { _ = $0.insert(identity) }
  }

  /// Returns whether a file is one of them.
  static func contain(_ status: stat) -> Bool {
    known.withLock { $0.contains(Identity(status)) }
  }
}
