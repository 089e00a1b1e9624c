import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Subprocess {
  /// Begins a program with three streams, as the leader of a group of processes; nil if that cannot be
  /// done.
  static func spawn(
    _ arguments: [String], _ environment: [String: String], _ input: Int32, _ output: Int32,
    _ errors: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawn_file_actions_adddup2(&actions, input, 0) == 0,
      posix_spawn_file_actions_adddup2(&actions, output, 1) == 0,
      posix_spawn_file_actions_adddup2(&actions, errors, 2) == 0
    else { return nil }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    guard posix_spawnattr_setpgroup(&attributes, 0) == 0,
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) == 0
    else { return nil }
    let words = arguments.map { FileName.withCString($0) { strdup($0) } }
    let variables = inherited(without: environment.keys) + environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + variables { free(text) } }
    guard let program = words.first ?? nil else { return nil }
    var process: pid_t = 0
    let code = posix_spawnp(
      &process, program, &actions, &attributes, words + [nil], variables + [nil])
    return code == 0 ? process : nil
  }

  /// Returns copies of the variables of this process, as bytes, without those that are set anew.
  private static func inherited(
    without names: Dictionary<String, String>.Keys
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let variable = next?.pointee {
      let name = String(cString: variable).prefix { $0 != "=" }
      if !names.contains(String(name)) { variables.append(strdup(variable)) }
      next = next?.advanced(by: 1)
    }
    return variables
  }

  /// Returns the two ends of a pipe that no program inherits; nil if there may be no more files.
  static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
    guard Glibc.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
    guard Musl.pipe(&ends) == 0 else { return nil }
    #else
    guard Darwin.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  static func closeAll(_ descriptors: [Int32]) {
    for descriptor in descriptors { close(descriptor) }
  }

  static func read(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
    #if canImport(Glibc)
    Glibc.read(descriptor, &chunk, chunk.count)
    #elseif canImport(Musl)
    Musl.read(descriptor, &chunk, chunk.count)
    #else
    Darwin.read(descriptor, &chunk, chunk.count)
    #endif
  }
}
