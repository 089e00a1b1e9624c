import Diagnostics
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A refusal of the system.
struct SystemError: Error {
  var code: Int32

  /// The last error of this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The error for an output, which is the same wherever it is written.
  func diagnostic(of path: String) -> Diagnostic {
    switch code {
    case ENOENT, ELOOP, ENAMETOOLONG, EMFILE, ENFILE: .inaccessible(path, code)
    default:
      Diagnostic(
        id: isOfSpace ? "file.full" : "file.unwritable", path: path,
        "it cannot be written: \(String(cString: strerror(code)))",
        isOfSpace ? "Free space or choose another folder." : "Check the folder.")
    }
  }

  private var isOfSpace: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
