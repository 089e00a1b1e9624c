import Diagnostics
import Presenters

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process writes to.
enum Terminal {
  /// The style of text: color on a terminal that wants it, and the terminal's width.
  static var style: TextStyle {
    guard isatty(1) == 1 else { return TextStyle() }
    let wantsColor = (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return TextStyle(isColored: wantsColor && !isDumb, width: columns)
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes text to standard output; whoever closed it before its end has had enough.
  static func write(_ text: String) throws(WriteError) {
    var text = text
    let code: Int32? = text.withUTF8 { write($0, to: 1) }
    if let code { throw WriteError(code: code) }
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws(WriteError) {
    let code: Int32? = bytes.withUnsafeBufferPointer { write($0, to: 1) }
    if let code { throw WriteError(code: code) }
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    var text = line + "\n"
    _ = text.withUTF8 { write($0, to: 2) }
  }

  /// Writes a diagnostic to standard error; what a document wrote cannot move the cursor.
  static func report(_ diagnostic: Diagnostic) {
    complain(visible("\(diagnostic)", limit: 8192))
  }

  /// Tells how far long work has come, on a terminal's standard error.
  static func progress(_ text: String) {
    guard isatty(2) == 1 else { return }
    var text = "\r\u{1B}[K" + text
    _ = text.withUTF8 { write($0, to: 2) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(
          descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(
          descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      #else
        let count = Glibc.write(
          descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// Standard output could not be written to.
struct WriteError: Error {
  var code: Int32

  /// What the system says of it.
  var reason: String { String(cString: strerror(code)) }
}
