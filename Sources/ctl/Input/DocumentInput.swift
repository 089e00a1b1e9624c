import Diagnostics
import Dispatch
import InterfaceBuilder
import Localize
import Synchronization

/// Parses documents on all cores and delivers them in order.
struct DocumentInput {
  /// The path that means standard input; a file of that name is `./-`.
  static let standardInput = "-"
  typealias Reading = Result<InterfaceDocument, Diagnostic>

  /// The size of a batch, which is parsed before it is delivered and bounds the memory use.
  private static let batch = (documents: 32, bytes: 16 << 20)

  /// Parses the files batch by batch; the closure is called for each in order.
  static func read(
    _ paths: [Result<String, Diagnostic>], inputName: String,
    _ body: (Int, Reading) throws -> Void
  ) rethrows {
    var start = 0
    while start < paths.count {
      var end = start
      var size = 0
      while end < paths.count, end - start < batch.documents, size < batch.bytes {
        size += fileSize(paths[end])
        end += 1
      }
      let files = Array(paths[start..<end])
      let readings = Mutex<[Int: Reading]>([:])
      DispatchQueue.concurrentPerform(iterations: files.count) { number in
        let reading = files[number].flatMap { path in
          CrashRecovery.during(path, place: number + 1) { read(path, inputName: inputName) }
        }
        readings.withLock { $0[number] = reading }
      }
      for number in files.indices {
        if let reading = readings.withLock({ $0.removeValue(forKey: number) }) {
          let path = (try? files[number].get()) ?? ""
          try CrashRecovery.during(path, place: 0) { try body(start + number, reading) }
        }
      }
      start = end
    }
  }

  private static func fileSize(_ path: Result<String, Diagnostic>) -> Int {
    guard let path = try? path.get(), path != standardInput else { return 0 }
    return (try? FileStatus(of: path))?.size ?? 0
  }

  private static func read(_ path: String, inputName: String) -> Reading {
    if let failure = CrashRecovery.failure(of: path) { return .failure(failure) }
    do throws(Diagnostic) {
      guard path != standardInput else {
        return .success(try InterfaceDocument(fromDescriptor: 0, path: inputName))
      }
      return .success(try InterfaceDocument(contentsOfFile: path))
    } catch {
      return .failure(error)
    }
  }
}
