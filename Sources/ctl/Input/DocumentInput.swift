import Diagnostics
import Dispatch
import FoundationEssentials
import InterfaceBuilder
import Synchronization

/// Reads documents on all cores and hands them over in order.
struct DocumentInput {
  /// What stands for standard input among paths; a file of that name is `./-`.
  static let standardInput = "-"
  typealias Reading = Result<InterfaceDocument, Diagnostic>

  /// What is read before the first of it is handed over: it bounds what is in memory.
  private static let batch = (documents: 32, bytes: 16 << 20)

  /// Reads the files one batch after the other; the closure gets each in order.
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
        let reading = files[number].flatMap { read($0, inputName: inputName) }
        readings.withLock { $0[number] = reading }
      }
      for number in files.indices {
        if let reading = readings.withLock({ $0.removeValue(forKey: number) }) {
          try body(start + number, reading)
        }
      }
      start = end
    }
  }

  private static func fileSize(_ path: Result<String, Diagnostic>) -> Int {
    guard let path = try? path.get(), path != standardInput,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { return 0 }
    // An Int or a UInt64, by platform.
    return (attributes[.size] as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
  }

  private static func read(_ path: String, inputName: String) -> Reading {
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
