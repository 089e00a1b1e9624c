/// A request to the server of a live page, before anything is done.
///
/// Only a page that came from this server reaches it: the address has a token that no one else knows, the host is the
/// loopback interface by its number or by `localhost`, so that no other name is bound to it, and a message says the same
/// origin.
package struct PageRequest: Sendable, Hashable {
  package var method: String
  package var path: String
  package var host: String?
  package var origin: String?
  package var mediaType: String?
  /// The number of bytes of the body that are announced; nil if none is.
  package var length: Int?

  package init(method: String, path: String) { (self.method, self.path) = (method, path) }

  /// The answer to a request.
  package enum Answer: Sendable, Hashable {
    case asset(PageAsset)
    /// The stream of patches.
    case events
    /// A message of a page, in the body.
    case input
    /// A file of what was done.
    case save(String)
    /// Nothing but a status.
    case refusal(Int)
  }

  /// The most bytes of a message.
  package static let limit = 64 << 10

  /// Returns the answer of a server on a port, whose address has a token.
  package func answer(port: UInt16, token: String) -> Answer {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host, hosts.contains(host) else { return .refusal(421) }
    if let origin, origin != "http://\(host)" { return .refusal(403) }
    let prefix = "/\(token)/"
    guard path.hasPrefix(prefix) else { return .refusal(404) }
    let name = String(path.dropFirst(prefix.count))
    if name == "input" {
      guard method == "POST" else { return .refusal(405) }
      // A form of another page has no such type, and sends its origin with everything else.
      guard origin != nil, mediaType == "application/json" else { return .refusal(403) }
      guard let length else { return .refusal(411) }
      return length <= Self.limit ? .input : .refusal(413)
    }
    guard method == "GET" else { return .refusal(405) }
    if let asset = PageAsset(rawValue: name) { return .asset(asset) }
    if name == "events" { return .events }
    let kinds = [
      "save/scenario": "scenario", "save/transcript": "transcript", "save/test": "test",
    ]
    return kinds[name].map { .save($0) } ?? .refusal(404)
  }

  /// The headers of each answer: nothing from elsewhere, nothing kept, and no address told to others.
  package static let headers = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
        + "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
