#if LivePage
import Foundation
import Synchronization

/// The server of a live page whose model is another program.
public enum PageServing {
  /// Serves a page on a port, 0 for one that is free, until there is no further line.
  ///
  /// Lines are those of the model and to it; the first one is `address` with that of the page. Throws if the port is not to
  /// be had.
  public static func serve(
    port: UInt16, readLine: @escaping @Sendable () -> String?,
    write: @escaping @Sendable (String) -> Void
  ) async throws {
    // Lines are whole, whoever writes them.
    let writing = Mutex(())
    let put: @Sendable (String) -> Void = { line in writing.withLock { _ in write(line) } }
    let server = try PageServer(port: port, send: put)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run { put("address \($0)") } }
      group.addTask {
        for await (head, body) in pairs(readLine) { await server.receive(head, body) }
        await server.end()
      }
      // Without a model there is no page.
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// The lines of the model, which a thread of its own waits for, two by two.
  private static func pairs(
    _ readLine: @escaping @Sendable () -> String?
  ) -> AsyncStream<(String, String)> {
    let (stream, continuation) = AsyncStream.makeStream(of: (String, String).self)
    Thread.detachNewThread {
      while let head = readLine(), let body = readLine() { continuation.yield((head, body)) }
      continuation.finish()
    }
    return stream
  }
}
#endif
