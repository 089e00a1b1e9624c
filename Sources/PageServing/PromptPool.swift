#if LivePage
import FlyingFox
import FlyingSocks
import Foundation

/// The sockets of a server that send what is written at once.
///
/// Without it, a small text waits until the one before it is confirmed, which a browser does up to 40 milliseconds
/// later (`TCP_NODELAY`).
struct PromptPool: AsyncSocketPool {
  private let pool: any AsyncSocketPool = HTTPServer.defaultPool()

  func prepare() async throws { try await pool.prepare() }
  func run() async throws { try await pool.run() }

  /// Waits for a socket.
  ///
  /// The server hands its sockets out nowhere else, so each gets the option here.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try? socket.setValue(
      true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
#endif
