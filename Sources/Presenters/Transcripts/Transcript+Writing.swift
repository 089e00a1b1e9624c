import Localize

extension Transcript: CustomStringConvertible {
  /// The transcript as text, ending with a line break, in the format of ``init(reading:path:)``.
  public var description: String {
    let columns = head.columns
    var lines = head.lines
    for (number, screen) in screens.enumerated() {
      if !lines.isEmpty { lines.append("") }
      lines += screen.comments.flatMap(commentLines)
      // A first screen without a name does not need a line of its own.
      if screen.title != nil || number > 0 || screen.line > 0 { lines.append(screen.headline) }
      lines += screen.elements.flatMap { self.lines(of: $0, columns) }
    }
    lines += closingComments.flatMap(commentLines)
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  func lines(of element: Element, _ columns: [String]) -> [String] {
    var lines = element.comments.flatMap(commentLines)
    for (number, text) in element.texts.prefix(columns.count).enumerated() {
      lines.append(
        number == 0 ? element.source(of: text) : "  \(columns[number]): \(text.source)")
    }
    // An empty facet cannot be written.
    lines += element.facets.filter { !$0.text.isEmpty }.map {
      "  @\($0.kind.rawValue) \($0.written)"
    }
    return lines
  }
}

extension Transcript.Screen {
  /// The line that begins the screen.
  var headline: String { "@screen" + (title.map { " " + escaped($0, at: .value) } ?? "") }
}

extension Transcript.Facet {
  /// The text as written in a transcript.
  var written: String { escaped(text, at: .value) }
}

/// Returns the lines of a comment without trailing white space.
func commentLines(_ comment: String) -> [String] {
  comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
    var line = "#\(escaped(String(line), at: .middle, isComment: true))"
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }
}

extension TranscriptText {
  /// The text as written in a transcript.
  var source: String { source(at: .line) }

  /// Returns the text as written at the start of a line, or after its mark.
  func source(at start: TextStart) -> String {
    switch self {
    case .exact(""): Transcript.silence
    case .exact(let text): escaped(text, at: start)
    case .partial(let parts) where parts.count < 2:
      TranscriptText.exact(parts.joined()).source(at: start)
    case .partial(let parts):
      parts.enumerated().map { number, part in
        escaped(part, at: number == 0 ? start : .middle, isFollowed: number < parts.count - 1)
      }.joined(separator: "...")
    case .pattern(let pattern): "/\(onOneLine(pattern.source))/"
    }
  }

  /// Returns an expression with its line breaks and its terminal control characters escaped.
  private func onOneLine(_ source: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in source.unicodeScalars {
      switch scalar {
      case "\n": result += isEscaped ? "n" : "\\n"
      case "\r": result += isEscaped ? "r" : "\\r"
      case _ where scalar.isDangerous:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result += (isEscaped ? "" : "\\") + "x{\(number)}"
      default: result.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return result
  }
}

/// The position in a line at which a text begins.
enum TextStart {
  case line, value, middle
  /// After the mark of a line of a scenario.
  case mark
}

/// Escapes a word so that it parses as itself between blanks.
func escapedWord(_ word: String) -> String {
  escaped(word, at: .middle).replacing(" ", with: "\\ ").replacing("\t", with: "\\\t")
}

/// Escapes a text so that it parses as itself, on a line of its own or before an ellipsis.
///
/// Control characters and bidirectional controls are written as code points, so a transcript cannot
/// send commands to a terminal.
func escaped(
  _ text: String, at start: TextStart, isFollowed: Bool = false, isComment: Bool = false
) -> String {
  let isAtStart = start == .line || start == .mark
  if isAtStart, text == Transcript.silence { return "\\" + text }
  var result = ""
  let scalars = Array(text.unicodeScalars)
  let dotsAtEnd = scalars.reversed().prefix { $0 == "." }.count
  var dots = 0
  for (number, scalar) in scalars.enumerated() {
    let isFirst = number == 0
    let isLast = number == scalars.count - 1
    dots = scalar == "." ? dots + 1 : 0
    switch scalar {
    case _ where scalar.isDangerous:
      let number = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u{\(number)}"
    case _ where isComment: result.unicodeScalars.append(scalar)
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    // Three dots mean any text, so three literal dots must not be adjacent.
    case "." where dots == 3 || isFollowed && number >= scalars.count - dotsAtEnd:
      result += "\\."
      dots = 0
    case "#" where start == .line && isFirst, "@" where start == .line && isFirst,
      "/" where isAtStart && isFirst:
      result += "\\\(scalar)"
    // Lines of scenarios begin with these.
    case ">" where start == .line && isFirst, "|" where start == .line && isFirst,
      "=" where start == .line && isFirst, "!" where start == .line && isFirst:
      result += "\\\(scalar)"
    // White space at the ends of a line is ignored.
    case " " where isFirst && start != .middle || isLast && !isFollowed,
      "\t" where isFirst && start != .middle || isLast && !isFollowed:
      result += "\\\(scalar)"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is a terminal control character or a bidirectional control.
  var isDangerous: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
