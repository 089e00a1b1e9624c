import ArgumentParser
import Diagnostics
import Presenters
import Synchronization
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The output streams of the process.
enum Terminal {
  /// The choice of coloring text.
  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  /// The choice of the command line.
  static var color: ColorChoice {
    get { storedColor.withLock { $0 } }
    set { storedColor.withLock { $0 = newValue } }
  }
  private static let storedColor = Mutex(ColorChoice.auto)

  /// The style of text: color if it is asked for or the terminal supports it, and the width of the
  /// terminal.
  static var style: TextStyle {
    TextStyle(isColored: isColored(1), width: columns(of: 1))
  }

  private static func isColored(_ descriptor: Int32) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isatty(descriptor) == 1 && supportsColor
    }
  }

  private static var supportsColor: Bool {
    let wantsColor = (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return wantsColor && !isDumb
  }

  /// The width of a stream: that of its terminal, or 80 columns.
  private static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes text to standard output; nothing in it commands a terminal.
  static func write(_ text: String) throws(WriteError) {
    var text = guarded(text, keepsColor: style.isColored)
    let code: Int32? = text.withUTF8 { write($0, to: 1) }
    if let code { throw WriteError(code: code) }
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws(WriteError) {
    let code: Int32? = bytes.withUnsafeBufferPointer { write($0, to: 1) }
    if let code { throw WriteError(code: code) }
  }

  /// Writes pieces of text to standard output, many with one call of the system.
  static func write(pieces: ((String) throws -> Void) throws -> Void) throws {
    var chunk = ""
    try pieces { piece in
      chunk += piece
      guard chunk.utf8.count > 1 << 16 else { return }
      try write(chunk)
      chunk = ""
    }
    try write(chunk)
  }

  /// Writes a value as JSON to standard output.
  static func write(_ json: JSONValue) throws {
    var writer = JSONWriter(isPretty: true) { try write($0) }
    try writer.value(json)
    try writer.endLine()
  }

  /// Indicates whether a person reads standard output: in a terminal, or in color.
  static var isForPeople: Bool { isInteractive || color == .always }

  /// Indicates whether standard output is a terminal.
  static var isInteractive: Bool { isatty(1) == 1 }

  /// Writes lines to standard error, each wrapped to its width.
  static func complain(_ text: String) {
    clearProgress()
    let width = columns(of: 2)
    let text = guarded(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = line.prefix { $0 == " " }
      return wrapped(
        String(line.dropFirst(indent.count)), to: width - indent.count, indentation: 2
      ).map { indent + $0 }
    }
    var whole = lines.joined(separator: "\n") + "\n"
    // A pipe of messages is for programs, whatever --color says of the answer.
    if isatty(2) == 1, isColored(2) {
      let style = TextStyle(isColored: true)
      for word in ["error", "warning", "note"] {
        guard let range = whole.firstRange(of: "\(word): "),
          range.lowerBound == whole.startIndex || whole[..<range.lowerBound].hasSuffix(": ")
        else { continue }
        whole.replaceSubrange(range, with: style.severity(word) + ": ")
        break
      }
    }
    _ = whole.withUTF8 { write($0, to: 2) }
  }

  /// Writes a diagnostic to standard error; text from a document cannot move the cursor.
  ///
  /// A process that may not open its files ends here, because it can answer nothing.
  static func report(_ diagnostic: Diagnostic) {
    guard LinkedFiles.mayReport(diagnostic) else { return }
    complain(visible("\(diagnostic)", limit: 8192))
    if diagnostic.id == "process.files" { Ctl.exit(withError: ExitStatus.internalError) }
  }

  /// Says which folders and files a search left out.
  static func noteLeftOut(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    complain("ctl: note: \(paths.count) left out: \(listed(paths)).")
  }

  /// Says which files of folders are not for UIKit or AppKit.
  static func noteOtherKinds(_ errors: [Diagnostic]) {
    guard !errors.isEmpty else { return }
    let verb = errors.count == 1 ? "is" : "are"
    let files = "\(amount(errors.count, "file")) \(verb) not for UIKit or AppKit"
    complain("ctl: note: \(files), and left out: \(listed(errors.map(\.path))).")
  }

  private static func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(5).map { visible($0) }.joined(separator: ", ")
    return paths.count > 5 ? "\(shown) and \(paths.count - 5) more" : shown
  }

  private static let isShowingProgress = Mutex(false)
  private static let start = ContinuousClock.now

  /// Shows progress within a document, one second after it is first asked for.
  static func lateProgress(_ text: @autoclosure () -> String) {
    if ContinuousClock.now - start > .seconds(1) { progress(text()) }
  }

  /// Removes progress that is shown, for what is written next.
  static func clearProgress() {
    if isShowingProgress.withLock({ $0 }) { progress("") }
  }

  /// Shows progress on standard error if it is a terminal.
  static func progress(_ text: String) {
    guard isatty(2) == 1 else { return }
    isShowingProgress.withLock { $0 = !text.isEmpty }
    var text = "\r\u{1B}[K" + text
    _ = text.withUTF8 { writeAll($0[...], to: 2) }
  }

  /// Writes bytes to an open file; returns the code of an error.
  static func write(_ bytes: [UInt8], toDescriptor descriptor: Int32) -> Int32? {
    bytes.withUnsafeBufferPointer { write($0, to: descriptor) }
  }

  /// Writes what an earlier run of the process has not written.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    writeAll(bytes.dropFirst(CrashRecovery.skip(bytes.count, of: descriptor)), to: descriptor)
  }

  private static func writeAll(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to descriptor: Int32
  ) -> Int32? {
    var rest = bytes
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

/// An error of writing to standard output.
struct WriteError: Error {
  var code: Int32

  /// The system's description of the error.
  var reason: String { String(cString: strerror(code)) }
}
