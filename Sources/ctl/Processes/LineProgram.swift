import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that runs beside this one, and speaks with it by lines.
///
/// It ends with this one, whose end closes its input.
final class LineProgram {
  private let input: Int32
  private let output: Int32
  private let process: pid_t
  private var rest: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// Begins a program; nil if that cannot be done.
  init?(_ arguments: [String]) {
    guard let inputs = Subprocess.pipe() else { return nil }
    guard let outputs = Subprocess.pipe() else {
      Subprocess.closeAll([inputs.read, inputs.write])
      return nil
    }
    let process = Subprocess.spawn(arguments, [:], inputs.read, outputs.write, 2)
    Subprocess.closeAll([inputs.read, outputs.write])
    guard let process else {
      Subprocess.closeAll([inputs.write, outputs.read])
      return nil
    }
    (input, output, self.process) = (inputs.write, outputs.read, process)
  }

  deinit {
    Subprocess.closeAll([input, output])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// The most bytes of a line; a program that writes more is at its end.
  private static let longest = 1 << 20

  /// Waits for a line; nil at the end.
  func readLine() -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest.removeSubrange(...end) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      guard rest.count < Self.longest else { return nil }
      let count = Subprocess.read(output, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      rest += chunk[..<count]
    }
  }

  /// Writes a line; a program that has ended gets none.
  func write(_ line: String) {
    _ = Terminal.write(Array((line + "\n").utf8), toDescriptor: input)
  }

  /// Begins a program without a word to it, or another one where there is none.
  static func begin(_ arguments: [String], else others: [String]) {
    let nothing = open("/dev/null", O_RDWR)
    guard nothing >= 0 else { return }
    defer { close(nothing) }
    guard Subprocess.spawn(arguments, [:], nothing, nothing, nothing) == nil else { return }
    _ = Subprocess.spawn(others, [:], nothing, nothing, nothing)
  }
}
