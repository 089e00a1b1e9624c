import Dispatch
import FoundationEssentials
import InterfaceBuilder
import Synchronization

/// Reads documents on all cores and hands them over in order.
struct DocumentReader {
  typealias Reading = Result<InterfaceDocument, InterfaceError>

  /// Documents that are read before the first of them is handed over; bounds what is in memory.
  private static let batch = 32

  /// Reads the files one batch after the other; the closure gets each in order.
  static func read(
    _ paths: [Result<String, InterfaceError>], _ body: (Int, Reading) throws -> Void
  ) rethrows {
    for start in stride(from: 0, to: paths.count, by: batch) {
      let files = Array(paths[start..<min(start + batch, paths.count)])
      let readings = Mutex<[Int: Reading]>([:])
      DispatchQueue.concurrentPerform(iterations: files.count) { number in
        let reading = files[number].flatMap(read)
        readings.withLock { $0[number] = reading }
      }
      let all = readings.withLock { $0 }
      for number in files.indices {
        if let reading = all[number] { try body(start + number, reading) }
      }
    }
  }

  private static func read(_ path: String) -> Reading {
    do throws(InterfaceError) {
      return .success(try InterfaceDocument(contentsOfFile: path))
    } catch {
      return .failure(error)
    }
  }

  /// Reads a document from standard input under a name.
  static func readStandardInput(as path: String) -> Reading {
    do throws(InterfaceError) {
      return .success(try InterfaceDocument(fromDescriptor: 0, path: path))
    } catch {
      return .failure(error)
    }
  }
}
