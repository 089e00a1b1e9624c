import Foundation

/// What a run of a command took and gave.
struct Run {
  /// The time of the processor in seconds, the kernel's included.
  var seconds = 0.0
  /// The most resident memory in bytes.
  var memory = 0
  /// The exit status; negative for a signal.
  var status: Int32 = 0
  var output = 0
  /// The bytes that would command a terminal, from both streams.
  var commands = 0
  var error = ""

  /// Runs a command in a folder; one that takes longer than a minute is killed.
  static func of(_ command: String, _ arguments: [String], in folder: String) -> Run {
    var streams: [[Int32]] = [[0, 0], [0, 0]]
    for number in 0...1 { pipe(&streams[number]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for number in 0...1 {
      posix_spawn_file_actions_adddup2(&actions, streams[number][1], Int32(number + 1))
      for end in streams[number] { posix_spawn_file_actions_addclose(&actions, end) }
    }
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The limit of the processor's time ends what would never end.
    let line =
      [
        "/bin/sh", "-c", "ulimit -t 60; cd \"$0\" && exec \"$@\"", folder, command,
      ] + arguments
    var words = line.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    posix_spawn(&child, "/bin/sh", &actions, nil, &words, environ)
    for stream in streams { close(stream[1]) }
    var run = Run()
    var reader = Reader()
    reader.read(streams[0][0], streams[1][0])
    for stream in streams { close(stream[0]) }
    var usage = rusage()
    var status: Int32 = 0
    wait4(child, &status, 0, &usage)
    run.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    run.seconds =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    run.memory = usage.ru_maxrss << 10
    run.output = reader.output
    run.commands = reader.commands
    run.error = String(decoding: reader.error.prefix(200), as: UTF8.self)
    return run
  }
}

/// Reads both streams to their ends and counts what would command a terminal.
private struct Reader {
  var output = 0
  var commands = 0
  var error: [UInt8] = []
  /// The last two bytes of each stream, because a mark may be cut by the end of a chunk.
  private var before: [(UInt8, UInt8)] = [(0, 0), (0, 0)]

  mutating func read(_ output: Int32, _ error: Int32) {
    var streams = [output, error].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while streams.contains(where: { $0.fd >= 0 }) {
      poll(&streams, nfds_t(streams.count), -1)
      for number in streams.indices where streams[number].revents != 0 {
        let count = Glibc.read(streams[number].fd, &chunk, chunk.count)
        if count <= 0 {
          streams[number].fd = -1
          continue
        }
        scan(chunk[..<count], number)
        if number == 0 { self.output += count } else { self.error += chunk[..<count].prefix(1024) }
      }
    }
  }

  private mutating func scan(_ bytes: ArraySlice<UInt8>, _ stream: Int) {
    var (first, second) = before[stream]
    for byte in bytes {
      if byte < 0x20 && byte != 0x0A || byte == 0x7F { commands += 1 }
      // U+0080 to U+009F, and the embeddings and overrides U+202A to U+202E.
      if second == 0xC2, (0x80...0x9F).contains(byte) { commands += 1 }
      if first == 0xE2, second == 0x80, (0xAA...0xAE).contains(byte) { commands += 1 }
      (first, second) = (second, byte)
    }
    before[stream] = (first, second)
  }
}
