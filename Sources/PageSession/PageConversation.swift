import TextFormats

/// A session that answers the lines of a server, which may be another program.
///
/// `update NUMBER` shows what has changed without an input. The server sends `open NUMBER`, `input NUMBER MESSAGE` and `save NUMBER KIND`. Each answer is two lines: `patch NUMBER` or
/// `patch all` with a patch, `done NUMBER` with the number of the last patch, which ends the answers to an input, or
/// `file NUMBER NAME` with a text as JSON. What is none of these is not answered.
@MainActor
package final class PageConversation {
  private let session: PageSession

  package init(_ session: PageSession) { self.session = session }

  /// Returns the lines that answer a line.
  package func answers(to line: String) -> [String] {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2, let number = Int(words[1]) else { return [] }
    let rest = words.count == 3 ? words[2] : ""
    switch words[0] {
    case "update": return session.update().map { ["patch all", $0.text] } ?? []
    case "open": return ["patch \(number)", session.whole.text]
    case "input":
      let patch = PageInput(rest).flatMap { session.take($0) }
      return (patch.map { ["patch all", $0.text] } ?? []) + ["done \(number)", "\(session.number)"]
    case "save":
      guard let save = PageSession.Save(rawValue: rest) else { return [] }
      let (name, text) = session.saved(save)
      return ["file \(number) \(name)", "\(JSONValue.string(text).line)"]
    default: return []
    }
  }
}

extension JSONValue {
  /// The value on one line.
  var line: String {
    var bytes: [UInt8] = []
    var writer = JSONWriter(isPretty: false) { bytes += $0 }
    do {
      try writer.value(self)
      try writer.endLine()
    } catch {
      preconditionFailure("a list of bytes can always be written to: \(error)")
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
