import Foundation

/// The output streams of the process.
enum Terminal {
  /// Writes text to standard output; a closed pipe ends the process silently.
  static func write(_ text: String) throws {
    // A program gets the bytes as they are, so that a difference can be applied.
    var rest = Array((isatty(1) == 1 ? guarded(text) : text).utf8)[...]
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
    FileHandle.standardError.write(Data((guarded(text) + "\n").utf8))
  }

  /// Returns text in which nothing commands a terminal or changes the direction of what follows.
  static func guarded(_ text: String) -> String {
    var guarded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": guarded.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        guarded += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      default: guarded.append(scalar)
      }
    }
    return String(guarded)
  }

  /// Says which folders and files a search left out.
  static func noteLeftOut(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    let shown = paths.sorted().prefix(5).joined(separator: ", ")
    let more = paths.count > 5 ? " and \(paths.count - 5) more" : ""
    complain("ctl port: note: \(paths.count) left out: \(shown)\(more).")
  }
}
