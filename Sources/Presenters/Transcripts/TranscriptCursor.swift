import Accessibility
import Diagnostics
import Localize
import TextFormats

/// A cursor in a line of a transcript.
struct TranscriptCursor {
  // Scalars, because a combining mark would merge with a preceding space or backslash.
  private let characters: [Unicode.Scalar]
  private var index = 0
  let line: Int
  private let path: String

  /// Creates a cursor at the start of a line; unescaped white space at the end is ignored, and so
  /// is a carriage return.
  init(_ text: Substring.UnicodeScalarView, line: Int, path: String) {
    var characters = Array(text)
    while let last = characters.last, last == " " || last == "\t" || last == "\r" {
      let backslashes = characters.dropLast().reversed().prefix { $0 == "\\" }.count
      if backslashes % 2 == 1 { break }
      characters.removeLast()
    }
    self.characters = characters
    self.line = line
    self.path = path
  }

  var peek: Unicode.Scalar? { index < characters.count ? characters[index] : nil }
  /// The rest of the line.
  var rest: String { text(characters[index...]) }

  mutating func advance() { index += 1 }

  /// Skips spaces and tabs; returns whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = index
    while peek == " " || peek == "\t" { index += 1 }
    return index > start
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == character else { return false }
    index += 1
    return true
  }

  /// Reads letters, digits, hyphens and underscores.
  mutating func readWord() -> String {
    let start = index
    while let peek,
      peek == "-" || peek == "_" || peek.properties.isAlphabetic
        || ("0"..."9").contains(peek)
    { index += 1 }
    return text(characters[start..<index])
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  func error(_ problem: String, _ remedy: String = "") -> Diagnostic {
    Diagnostic(
      id: "transcript.syntax", path: path, at: SourcePosition(line: line, column: index + 1),
      problem, remedy)
  }

  // MARK: Texts

  /// Reads an expected text up to the end of the line.
  mutating func readText() throws(Diagnostic) -> TranscriptText {
    guard peek != nil else {
      throw error("there is no text", "Write \(Transcript.silence) where nothing is said.")
    }
    if peek == "/" { return try readPattern() }
    if rest == Transcript.silence { return .exact("") }
    var parts = [""]
    while let character = peek {
      if isGap {
        index += 3
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(try readScalar(character))
      }
    }
    return parts.count == 1 ? .exact(parts[0]) : .partial(parts)
  }

  /// Reads the title of a screen, which has no wildcards.
  mutating func readTitle() throws(Diagnostic) -> String {
    var title = ""
    while let scalar = peek { title.unicodeScalars.append(try readScalar(scalar)) }
    return title
  }

  /// Reads words with blanks between them; a backslash keeps a blank in a word.
  mutating func readWords() throws(Diagnostic) -> [String] {
    var words: [String] = []
    while let first = peek {
      if first == " " || first == "\t" {
        advance()
        continue
      }
      words.append(try readUntilBlank())
    }
    return words
  }

  /// Reads a word up to a blank.
  mutating func readUntilBlank() throws(Diagnostic) -> String {
    var word = ""
    while let scalar = peek, scalar != " ", scalar != "\t" {
      word.unicodeScalars.append(try readScalar(scalar))
    }
    return word
  }

  /// Reads a text in quotation marks.
  mutating func readQuoted() throws(Diagnostic) -> String {
    let start = self
    advance()
    var text = ""
    while let scalar = peek, scalar != "\"" {
      text.unicodeScalars.append(try readScalar(scalar))
    }
    guard skip("\"") else {
      throw start.error("the quotation mark is not closed", "Write another one at its end.")
    }
    return text
  }

  private var isGap: Bool {
    index + 3 <= characters.count && characters[index..<(index + 3)].allSatisfy { $0 == "." }
  }

  private mutating func readScalar(
    _ character: Unicode.Scalar
  ) throws(Diagnostic) -> Unicode.Scalar {
    let start = self
    index += 1
    guard character == "\\" else { return character }
    guard let escaped = peek else {
      throw start.error("there is nothing after the backslash", "Write \\\\ for one.")
    }
    index += 1
    switch escaped {
    case "u": return try readNumberedScalar(from: start)
    case "n": return "\n"
    case "r": return "\r"
    case "\\", "#", "@", "/", ".", "(", " ", "\t", ">", "|", "=", "!", "\"": return escaped
    case "t": return "\t"
    default:
      throw start.error("there is no such escape", "Write \\\\ for a backslash.")
    }
  }

  /// Reads a scalar that is written as a code point: `{1B}`.
  private mutating func readNumberedScalar(
    from start: TranscriptCursor
  ) throws(Diagnostic) -> Unicode.Scalar {
    guard skip("{") else { throw start.error(Self.numberedScalar.0, Self.numberedScalar.1) }
    let digits = readWord()
    guard digits.utf8.count <= 6, skip("}"), let number = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw start.error(Self.numberedScalar.0, Self.numberedScalar.1) }
    return scalar
  }

  private static let numberedScalar = (
    "\\u is followed by the number of a character in braces", "Write such as \\u{2026}."
  )

  private mutating func readPattern() throws(Diagnostic) -> TranscriptText {
    let start = self
    guard characters.count > index + 1, characters.last == "/" else {
      throw start.error(
        "the expression is not closed", "Write / at its end, or \\/ for a text that begins so.")
    }
    let source = text(characters[(index + 1)..<(characters.count - 1)])
    do throws(TextPattern.Problem) {
      let pattern = try TextPattern(source)
      index = characters.count
      return .pattern(pattern)
    } catch {
      let units = source.utf16.prefix(error.offset)
      index += 1 + (String(units)?.unicodeScalars.count ?? 0)
      throw self.error("this is not a regular expression", "Correct it; ICU's are meant.")
    }
  }

  // MARK: Facets

  mutating func readFacet(_ kind: Transcript.Facet.Kind) throws(Diagnostic) -> String {
    let start = self
    let text = try readTitle()
    switch kind {
    case .frame where text.numbers?.count != 4:
      throw start.error("a frame is four numbers: left, top, width and height")
    case .tap where text.numbers?.count != 2:
      throw start.error("a point to tap is two numbers: left and top")
    case .traits:
      let names = text.split(separator: ",").map { $0.trimming(while: { $0 == " " }) }
      for name in names where name != "none" && AccessibilityTraits(name: String(name)) == nil {
        throw start.error(
          "'\(visible(String(name)))' is not a trait", "Write one such as button or selected.")
      }
    case .id, .target:
      if text.isEmpty {
        throw start.error(
          "there is nothing after '@\(kind.rawValue)'", "Write it, or remove the line.")
      }
    default: break
    }
    return text
  }
}

extension String {
  /// The numbers in the text; nil if it contains anything else.
  fileprivate var numbers: [Double]? {
    let words = split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers : nil
  }
}

extension Substring {
  fileprivate func trimming(while isDropped: (Character) -> Bool) -> Substring {
    var text = drop(while: isDropped)
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}

extension Transcript {
  /// The text for an element with no announcement.
  static let silence = "(nothing)"
}
