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
    _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = [], limit: Int,
    time: Duration
  ) -> Subprocess? {
    let end = ContinuousClock.now + time
    guard let pipes = pipes(3) else { return nil }
    let (inputs, output, errors) = (pipes[0], pipes[1], pipes[2])
    let process = spawn(arguments, environment, inputs.read, output.write, errors.write)
    closeAll([inputs.read, output.write, errors.write])
    defer { closeAll([output.read, errors.read]) }
    guard let process else {
      close(inputs.write)
      return nil
    }
    var result = Subprocess()
    result.exchange(input, inputs.write, output.read, errors.read, limit: limit, until: end)
    result.wait(for: process, until: end)
    return result
  }

  /// Returns pipes; nil if there may be no more files.
  private static func pipes(_ count: Int) -> [(read: Int32, write: Int32)]? {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<count {
      guard let pipe = pipe() else {
        closeAll(pipes.flatMap { [$0.read, $0.write] })
        return nil
      }
      pipes.append(pipe)
    }
    return pipes
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

  /// Writes the input and reads both streams until they end, as what comes: a full pipe would stop the
  /// program.
  private mutating func exchange(
    _ input: [UInt8], _ inputs: Int32, _ output: Int32, _ errors: Int32, limit: Int,
    until end: ContinuousClock.Instant
  ) {
    var streams = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    streams.append(pollfd(fd: inputs, events: Int16(POLLOUT), revents: 0))
    _ = fcntl(inputs, F_SETFL, O_NONBLOCK)
    var rest = input[...]
    func endInput() {
      close(inputs)
      streams[2].fd = -1
    }
    defer { if streams[2].fd >= 0 { close(inputs) } }
    if rest.isEmpty { endInput() }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while streams.contains(where: { $0.fd >= 0 }) {
      let left = (end - ContinuousClock.now).components
      isLate = left.seconds < 0 || left.attoseconds < 0
      if isLate { return }
      let milliseconds = Int32(
        clamping: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000)
      if poll(&streams, nfds_t(streams.count), milliseconds + 1) < 0 {
        if errno == EINTR { continue }
        return
      }
      if streams[2].fd >= 0, streams[2].revents != 0 {
        let count = rest.withUnsafeBytes { write(inputs, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        // A program that reads no more has what it needs.
        if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { endInput() }
      }
      for place in 0..<2 where streams[place].fd >= 0 && streams[place].revents != 0 {
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
