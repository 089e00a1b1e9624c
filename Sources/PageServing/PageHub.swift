#if LivePage
import FlyingSocks

/// The pages that are open, between the server and the model.
actor PageHub {
  /// The most pages, and the most patches that wait for one.
  private static let (mostPages, mostWaiting) = (64, 16)
  private let send: @Sendable (String) -> Void
  private var pages: [Int: AsyncStream<String>.Continuation] = [:]
  /// The requests that wait for an answer of the model: its first line without the number, and its second.
  private var waiting: [Int: CheckedContinuation<(head: String, body: String)?, Never>] = [:]
  private var last = 0

  /// Creates the hub of a model that takes lines.
  init(send: @escaping @Sendable (String) -> Void) { self.send = send }

  /// Opens a page, for which the oldest one is closed if there are too many; returns its patches as server-sent events.
  func open() -> AsyncStream<String> {
    last += 1
    let page = last
    if pages.count >= Self.mostPages, let oldest = pages.keys.min() { close(oldest) }
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingOldest(Self.mostWaiting))
    continuation.onTermination = { [weak self] _ in Task { await self?.close(page) } }
    pages[page] = continuation
    send("open \(page)")
    return stream
  }

  /// Gives the model a message; returns the number of the patch after which all of it is shown, nil if the model has ended.
  func take(_ message: String) async -> String? { await ask("input", message)?.body }

  /// Returns a file of what was done; nil if the model has none.
  func save(_ kind: String) async -> (name: String, text: String)? {
    await ask("save", kind).map { ($0.head, $0.body) }
  }

  private func ask(_ word: String, _ rest: String) async -> (head: String, body: String)? {
    last += 1
    let request = last
    return await withCheckedContinuation { continuation in
      waiting[request] = continuation
      send("\(word) \(request) \(rest)")
    }
  }

  private func close(_ page: Int) { pages.removeValue(forKey: page)?.finish() }

  /// Takes an answer of the model: its first line, and its second.
  func receive(_ head: String, _ body: String) {
    let words = head.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2 else { return }
    switch words[0] {
    case "patch":
      let number = Int(words[1])
      for (page, continuation) in pages where number == nil || number == page {
        // A page that does not read is closed; it opens again, and gets all.
        if case .dropped = continuation.yield("data: \(body)\n\n") { close(page) }
      }
    case "file", "done":
      guard let request = Int(words[1]) else { return }
      waiting.removeValue(forKey: request)?.resume(
        returning: (words.count == 3 ? words[2] : "", body))
    default: break
    }
  }

  /// Closes all pages, when the model has ended.
  func end() {
    for page in pages.keys { close(page) }
    for continuation in waiting.values { continuation.resume(returning: nil) }
    waiting = [:]
  }
}

/// A body without bytes, at whose end the server closes the connection.
struct EndOfConnection: AsyncBufferedSequence {
  typealias Element = UInt8

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      throw SocketError.disconnected
    }
    mutating func next() async throws -> UInt8? { throw SocketError.disconnected }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// A body of texts that come one after the other.
struct StreamedBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let texts: AsyncStream<String>

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    var texts: AsyncStream<String>.AsyncIterator
    var rest: ArraySlice<UInt8> = []

    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let text = await texts.next() else { return nil }
        rest = Array(text.utf8)[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(texts: texts.makeAsyncIterator())
  }
}
#endif
