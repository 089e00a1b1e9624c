import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps a document that stops the process from taking the answers about the others with it.
///
/// A trap, an exhausted stack or a fault in a library ends a process at once. The handler of these
/// signals starts `ctl` again with the same arguments and a variable that names the document. The new
/// run reports it as one that could not be read, and leaves out what was written before. On Linux only.
enum CrashRecovery {
  /// The variables that the handler sets: the documents with their signals, and what was written.
  static let stoppedVariable = "CTL_STOPPED"
  static let writtenVariable = "CTL_WRITTEN"
  /// The most documents that may stop a run; one more ends it.
  static let limit = 16

  /// The documents that stopped earlier runs, and the number of bytes of each stream to leave out.
  private struct Past {
    var signals: [UInt64: Int32] = [:]
    var written = [0, 0, 0]
  }

  nonisolated(unsafe) private static var past = Past()
  nonisolated(unsafe) private static var memory: SignalMemory?

  /// Prepares the process; to be called once, before other threads exist.
  static func begin() {
    #if os(Linux)
    let entries = getenv(stoppedVariable).map { String(cString: $0) } ?? ""
    for entry in entries.split(separator: ";") {
      let parts = entry.split(separator: ":")
      guard parts.count == 2, let hash = UInt64(parts[0]), let signal = Int32(parts[1]) else {
        continue
      }
      past.signals[hash] = signal
    }
    let written = getenv(writtenVariable).map { String(cString: $0) } ?? ""
    for (stream, count) in zip(1...2, written.split(separator: ":")) {
      past.written[stream] = max(0, Int(count) ?? 0)
    }
    unsetenv(stoppedVariable)
    unsetenv(writtenVariable)
    guard past.signals.count < limit else { return }
    let memory = SignalMemory(entries: entries)
    self.memory = memory
    memory.install()
    #endif
  }

  /// Does a part of the work on a document, which is named if it stops the process.
  ///
  /// The place distinguishes documents that are read at the same time. Standard input cannot be
  /// read again, so it is not named.
  static func during<Result>(_ path: String, place: Int, _ body: () throws -> Result) rethrows
    -> Result
  {
    guard let memory, path != DocumentInput.standardInput else { return try body() }
    memory.enter(hash(of: path), place: place)
    defer { memory.leave(place: place) }
    return try body()
  }

  /// Returns the error of a document that stopped an earlier run; nil for another one.
  static func failure(of path: String) -> Diagnostic? {
    past.signals[hash(of: path)].map { signal in
      Diagnostic(
        id: "document.stopped", path: path,
        "ctl stopped while it worked on this document (signal \(signal))",
        "Report it as a fault of ctl, with the document.")
    }
  }

  /// Notes that bytes are written to a stream; returns how many of them an earlier run has written.
  static func skip(_ count: Int, of stream: Int32) -> Int {
    guard (1...2).contains(stream) else { return 0 }
    memory?.written[Int(stream)] += count
    guard past.written[Int(stream)] > 0 else { return 0 }
    let skipped = min(count, past.written[Int(stream)])
    past.written[Int(stream)] -= skipped
    return skipped
  }

  /// The FNV-1a hash of the bytes of a path, which is the same in each run.
  private static func hash(of path: String) -> UInt64 {
    path.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
