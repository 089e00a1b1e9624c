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

  /// Runs a program of the folders in `PATH`; nil if there is none, or it cannot begin.
  static func run(
    _ arguments: [String], environment: [String: String], limit: Int
  ) -> Subprocess? {
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
    result.read(output.read, errors.read, limit: limit)
    if result.isCut { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // As WIFEXITED and WEXITSTATUS, which are macros.
    result.status = status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    return result
  }

  /// Reads both streams until they end, as what comes: a full pipe would stop the program.
  private mutating func read(_ output: Int32, _ errors: Int32, limit: Int) {
    var streams = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while streams.contains(where: { $0.fd >= 0 }) {
      if poll(&streams, nfds_t(streams.count), -1) < 0 {
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
