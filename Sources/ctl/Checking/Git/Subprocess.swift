import Diagnostics
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that was run to its end, without a shell.
struct Subprocess {
  /// The exit status; nil if a signal ended it.
  var status: Int32?
  var output: [UInt8] = []
  /// The beginning of what it wrote to standard error.
  var errors: [UInt8] = []
  /// Indicates whether it wrote more than the limit, and was ended.
  var isCut = false
  /// Indicates whether it took longer than the time, and was ended.
  var isLate = false

  /// Runs a program of the folders in `PATH`; nil if there is none, or it cannot begin.
  ///
  /// What is ended is ended with all that it has begun.
  static func run(
    _ arguments: [String], environment: [String: String], limit: Int, time: Duration
  ) -> Subprocess? {
    let end = ContinuousClock.now + time
    guard let output = pipe() else { return nil }
    guard let errors = pipe() else {
      closeAll([output.read, output.write])
      return nil
    }
    let process = spawn(arguments, environment, output.write, errors.write)
    closeAll([output.write, errors.write])
    defer { closeAll([output.read, errors.read]) }
    guard let process else { return nil }
    var result = Subprocess()
    result.read(output.read, errors.read, limit: limit, until: end)
    result.wait(for: process, until: end)
    return result
  }

  /// Waits until a program has ended, or ends it.
  private mutating func wait(for process: pid_t, until end: ContinuousClock.Instant) {
    var status: Int32 = 0
    var isEnded = false
    // A program may close its streams and stay.
    while !isCut, !isLate, !isEnded {
      isEnded = waitpid(process, &status, WNOHANG) == process
      isLate = !isEnded && ContinuousClock.now >= end
      if !isEnded, !isLate { usleep(1000) }
    }
    if !isEnded {
      // It leads a group of its own.
      kill(-process, SIGKILL)
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    // As WIFEXITED and WEXITSTATUS, which are macros.
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Reads both streams until they end, as what comes: a full pipe would stop the program.
  private mutating func read(
    _ output: Int32, _ errors: Int32, limit: Int, until end: ContinuousClock.Instant
  ) {
    var streams = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while streams.contains(where: { $0.fd >= 0 }) {
      let rest = (end - ContinuousClock.now).components
      isLate = rest.seconds < 0 || rest.attoseconds < 0
      if isLate { return }
      let milliseconds = Int32(
        clamping: rest.seconds * 1000 + rest.attoseconds / 1_000_000_000_000_000)
      if poll(&streams, nfds_t(streams.count), milliseconds + 1) < 0 {
        if errno == EINTR { continue }
        return
      }
      for place in streams.indices where streams[place].fd >= 0 && streams[place].revents != 0 {
        let count = Self.read(streams[place].fd, &chunk)
        if count < 0, errno == EINTR { continue }
        // A negative descriptor is not polled.
        guard count > 0 else {
          streams[place].fd = -1
          continue
        }
        if place == 0 { self.output += chunk[..<count] }
        if place == 1, self.errors.count < chunk.count { self.errors += chunk[..<count] }
      }
      isCut = self.output.count > limit
      if isCut { return }
    }
  }
}
