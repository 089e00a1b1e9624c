import Foundation

/// The output streams of the process.
enum Terminal {
  /// Writes text to standard output; a closed pipe ends the process silently.
  static func write(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        // The process that closed the pipe has what it needs.
        if errno == EPIPE { exit(0) }
        throw PortError(
          subject: "standard output", problem: String(cString: strerror(errno)),
          remedy: "Free space or choose another file.", status: ExitStatus.internalError)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
