import AppSources
import Foundation
import SourceReading
import Synchronization

// Reads the paths of source files from standard input, each ended by a zero byte, and writes the facts
// of each as a line of JSON, in the order in which they are read. `ctl` runs it and finds the files.

/// The paths, of which each thread takes the next one, and the output that they share.
final class Work: Sendable {
  private let paths: [String]
  private let next = Mutex(0)
  private let output = Mutex(())

  init(_ paths: [String]) { self.paths = paths }

  /// Reads files until none is left.
  func run() {
    while let path = take() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      guard let file = SourceReader.read(Array(data), path: path) else { continue }
      let line = Data((file.jsonLine + "\n").utf8)
      output.withLock { _ in FileHandle.standardOutput.write(line) }
    }
  }

  private func take() -> String? {
    next.withLock { next in
      guard next < paths.count else { return nil }
      next += 1
      return paths[next - 1]
    }
  }
}

let paths = FileHandle.standardInput.readDataToEndOfFile().split(separator: 0)
  .map { String(decoding: $0, as: UTF8.self) }
let work = Work(paths)
let finished = DispatchSemaphore(value: 0)
let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 8))
for _ in 0..<count {
  let thread = Thread {
    work.run()
    finished.signal()
  }
  // A chain of calls is as deep as it is long.
  thread.stackSize = 1 << 30
  thread.start()
}
for _ in 0..<count { finished.wait() }
