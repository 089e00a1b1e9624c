#if LivePage
import FlyingFox
import FlyingSocks
import Foundation

/// Serves one live page on the loopback interface.
package final class PageServer: Sendable {
  private let hub: PageHub
  private let server: HTTPServer
  private let token: String

  /// Creates a server on a port, 0 for one that is free, of a model that takes lines.
  package init(port: UInt16, send: @escaping @Sendable (String) -> Void) throws {
    Self.allowManyConnections()
    // A page that is closed while it is written to does not end the process.
    signal(SIGPIPE, SIG_IGN)
    hub = PageHub(send: send)
    token = Self.newToken()
    // The timer of a request is kept until its end, so it is short; a model that takes its time is waited for in the body.
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30, pool: PromptPool(),
      logger: .disabled)
  }

  /// Asks for as many open files as the process may have, because each connection is one.
  private static func allowManyConnections() {
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(files, &limit)
  }

  /// A token of 128 bits.
  private static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let part = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - part.count) + part
    }.joined()
  }

  /// Serves until the task is cancelled; calls a closure with the address once it listens.
  package func run(_ isListening: @escaping @Sendable (String) -> Void) async throws {
    await server.appendRoute("*") { [self] request in await answer(request) }
    let told = Task { [self] in
      try await server.waitUntilListening()
      if let port = await port { isListening("http://127.0.0.1:\(port)/\(token)/") }
    }
    defer { told.cancel() }
    try await server.run()
  }

  /// Takes two lines of the model.
  package func receive(_ head: String, _ body: String) async { await hub.receive(head, body) }

  /// Closes all pages, when the model has ended.
  package func end() async { await hub.end() }

  private var port: UInt16? {
    get async {
      guard case .ip4(_, let port)? = await server.listeningAddress else { return nil }
      return port
    }
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    var asked = PageRequest(method: request.method.rawValue, path: request.target.path())
    asked.host = request.headers[.host]
    asked.origin = request.headers[HTTPHeader("Origin")]
    asked.mediaType = request.headers[.contentType]
    asked.length = request.bodySequence.count
    guard let port = await port else { return response(.serviceUnavailable) }
    switch asked.answer(port: port, token: token) {
    case .refusal(let status):
      // What is left of a body would be taken for the next request, so the connection ends.
      return HTTPResponse(
        statusCode: HTTPStatusCode(status, phrase: "Refused"),
        headers: headers([.connection: "close"]),
        body: HTTPBodySequence(from: EndOfConnection(), count: 0))
    case .asset(let asset):
      return response(.ok, [.contentType: asset.mediaType], Data(asset.bytes))
    case .events:
      var made = HTTPResponse(
        statusCode: .ok, headers: headers([.contentType: "text/event-stream"]),
        body: HTTPBodySequence(
          from: StreamedBytes(texts: await hub.open()), suggestedBufferSize: 1 << 16))
      made.headers[.connection] = "close"
      return made
    case .input:
      guard let body = try? await request.bodyData, body.count <= PageRequest.limit,
        let message = String(data: body, encoding: .utf8)
      else { return response(.badRequest) }
      // A message is one line.
      let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      let (numbers, continuation) = AsyncStream.makeStream(of: String.self)
      Task {
        if let number = await hub.take(line) { continuation.yield(number) }
        continuation.finish()
      }
      return HTTPResponse(
        statusCode: .ok, headers: headers([.contentType: "text/plain; charset=utf-8"]),
        body: HTTPBodySequence(from: StreamedBytes(texts: numbers), suggestedBufferSize: 64))
    case .save(let kind):
      guard let file = await hub.save(kind),
        let text = try? JSONDecoder().decode(String.self, from: Data(file.text.utf8))
      else { return response(.notFound) }
      let name = file.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "page"
      return response(
        .ok,
        [
          .contentType: "text/plain; charset=utf-8",
          .contentDisposition: "attachment; filename*=UTF-8''\(name)",
        ], Data(text.utf8))
    }
  }

  private func headers(_ own: [HTTPHeader: String]) -> HTTPHeaders {
    var headers = HTTPHeaders(own)
    for (name, value) in PageRequest.headers { headers[HTTPHeader(name)] = value }
    return headers
  }

  private func response(
    _ status: HTTPStatusCode, _ own: [HTTPHeader: String] = [:], _ body: Data = Data()
  ) -> HTTPResponse { HTTPResponse(statusCode: status, headers: headers(own), body: body) }
}
#endif
