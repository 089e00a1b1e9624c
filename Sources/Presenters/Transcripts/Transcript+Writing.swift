import Localize

extension Transcript: CustomStringConvertible {
  /// The transcript as text, ending with a line break; what ``init(reading:path:)`` reads.
  public var description: String {
    var lines: [String] = []
    if languages.count > 1 {
      lines.append("@languages " + languages.map(\.description).joined(separator: ", "))
    }
    for (number, screen) in screens.enumerated() {
      if !lines.isEmpty { lines.append("") }
      lines += screen.comments.map { "#\($0)" }
      // A first screen without a name needs no line of its own.
      if screen.title != nil || number > 0 || screen.line > 0 {
        let title = screen.title.map { " " + escaped($0, at: .value) }
        lines.append("@screen" + (title ?? ""))
      }
      lines += screen.elements.flatMap(self.lines)
    }
    lines += closingComments.map { "#\($0)" }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func lines(of element: Element) -> [String] {
    var lines = element.comments.map { "#\($0)" }
    for (number, text) in element.texts.prefix(max(1, languages.count)).enumerated() {
      lines.append(number == 0 ? text.source : "  \(languages[number]): \(text.source)")
    }
    lines += element.facets.map { "  \($0.kind.rawValue): \(escaped($0.text, at: .value))" }
    return lines
  }
}

extension TranscriptText {
  /// The text as a transcript writes it.
  var source: String {
    switch self {
    case .exact(""): Transcript.silence
    case .exact(let text): escaped(text, at: .line)
    case .partial(let parts):
      parts.enumerated().map { number, part in
        escaped(part, at: number == 0 ? .line : .middle, isFollowed: number < parts.count - 1)
      }.joined(separator: "...")
    case .pattern(let pattern): "/\(pattern.source.replacing("\n", with: "\\n"))/"
    }
  }
}

/// Where in a line a text begins.
private enum Start {
  case line, value, middle
}

/// Writes text so that it reads as itself on a line of its own, or before what stands for any text.
private func escaped(_ text: String, at start: Start, isFollowed: Bool = false) -> String {
  if start == .line, text == Transcript.silence { return "\\" + text }
  var result = String.UnicodeScalarView()
  let scalars = Array(text.unicodeScalars)
  var dots = 0
  for (number, scalar) in scalars.enumerated() {
    let isLast = number == scalars.count - 1
    dots = scalar == "." ? dots + 1 : 0
    switch scalar {
    case "\\": result += "\\\\".unicodeScalars
    case "\n": result += "\\n".unicodeScalars
    case "\r": result += "\\r".unicodeScalars
    // Three dots stand for any text, so no three may stand together.
    case "." where dots == 3 || isFollowed && scalars[number...].allSatisfy({ $0 == "." }):
      result += "\\.".unicodeScalars
      dots = 0
    case "#" where start == .line && number == 0, "@" where start == .line && number == 0,
      "/" where start == .line && number == 0:
      result += ["\\", scalar]
    // Blanks at the ends of a line do not count.
    case " " where number == 0 && start != .middle || isLast && !isFollowed,
      "\t" where number == 0 && start != .middle || isLast && !isFollowed:
      result += ["\\", scalar]
    default: result.append(scalar)
    }
  }
  return String(result)
}
