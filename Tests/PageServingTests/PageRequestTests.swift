import Testing

@testable import PageServing

/// A request, and what a server at port 8000 with the token `t0ken` answers.
private struct Asked: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let request: PageRequest
  let answer: PageRequest.Answer

  init(
    _ name: String, _ method: String, _ path: String, _ answer: PageRequest.Answer,
    host: String? = "127.0.0.1:8000", origin: String? = nil, type: String? = nil,
    length: Int? = nil
  ) {
    testDescription = name
    var request = PageRequest(method: method, path: path)
    (request.host, request.origin, request.mediaType) = (host, origin, type)
    request.length = length
    (self.request, self.answer) = (request, answer)
  }
}

private let own = "http://127.0.0.1:8000"
private let json = "application/json"

private let asked = [
  Asked("the page", "GET", "/t0ken/", .asset(.page)),
  Asked("its script", "GET", "/t0ken/page.js", .asset(.script)),
  Asked(
    "the page by the name of the host", "GET", "/t0ken/", .asset(.page), host: "localhost:8000"),
  Asked("patches", "GET", "/t0ken/events", .events),
  Asked("a file", "GET", "/t0ken/save/scenario", .save("scenario")),
  Asked("a message", "POST", "/t0ken/input", .input, origin: own, type: json, length: 20),
  Asked("no token", "GET", "/", .refusal(404)),
  Asked("another token", "GET", "/t0kem/", .refusal(404)),
  Asked("the token as a beginning", "GET", "/t0ken1/", .refusal(404)),
  Asked("a folder above", "GET", "/t0ken/../etc/passwd", .refusal(404)),
  Asked("a folder above, encoded", "GET", "/t0ken/%2e%2e/page.js", .refusal(404)),
  Asked("another file", "GET", "/t0ken/save/passwd", .refusal(404)),
  Asked("another host", "GET", "/t0ken/", .refusal(421), host: "example.com"),
  Asked(
    "a name that is bound to this machine", "GET", "/t0ken/", .refusal(421), host: "evil.test:8000"),
  Asked("another port", "GET", "/t0ken/", .refusal(421), host: "127.0.0.1:80"),
  Asked("no host", "GET", "/t0ken/", .refusal(421), host: nil),
  Asked("another origin", "GET", "/t0ken/", .refusal(403), origin: "http://example.com"),
  Asked("a page from a file", "GET", "/t0ken/events", .refusal(403), origin: "null"),
  Asked(
    "a message of another origin", "POST", "/t0ken/input", .refusal(403),
    origin: "http://example.com", type: json, length: 20),
  Asked(
    "a message without an origin", "POST", "/t0ken/input", .refusal(403), type: json, length: 20),
  Asked(
    "a message of a form", "POST", "/t0ken/input", .refusal(403), origin: own,
    type: "text/plain", length: 20),
  Asked(
    "a message of 100 MB", "POST", "/t0ken/input", .refusal(413), origin: own, type: json,
    length: 100_000_000),
  Asked(
    "a message of an unknown length", "POST", "/t0ken/input", .refusal(411), origin: own,
    type: json),
  Asked("a message in an address", "GET", "/t0ken/input", .refusal(405)),
  Asked("another method", "DELETE", "/t0ken/", .refusal(405)),
]

/// What reaches the server of a live page.
@Suite struct PageRequestTests {
  @Test(arguments: asked)
  private func `only a page that came from the server reaches it`(_ asked: Asked) {
    #expect(asked.request.answer(port: 8000, token: "t0ken") == asked.answer)
  }

  @Test func `the page asks for nothing from elsewhere, and has no script in it`() throws {
    for asset in PageAsset.allCases {
      let text = String(decoding: asset.bytes, as: UTF8.self)
      #expect(!text.isEmpty)
      #expect(!text.contains("http:") && !text.contains("https:"))
      #expect(asset != .page || !text.contains("style=") && !text.contains("<style"))
    }
  }
}
