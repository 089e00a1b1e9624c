public import Diagnostics
import Localize

extension Transcript {
  /// The maximum size of a transcript in bytes: 16 MiB.
  public static let maximumSize = 16 << 20

  /// Parses a transcript; the path is used in errors.
  public init(reading text: String, path: String = "transcript") throws(Diagnostic) {
    var parser = TranscriptParser(path: path)
    try parser.read(text)
    self = parser.transcript
  }

  /// Parses a transcript in UTF-8.
  public init(readingUTF8 bytes: some Collection<UInt8>, path: String) throws(Diagnostic) {
    try self.init(reading: Self.text(ofUTF8: bytes, path: path), path: path)
  }

  /// Returns the text of a file; throws for one that is not UTF-8.
  static func text(
    ofUTF8 bytes: some Collection<UInt8>, path: String
  ) throws(Diagnostic) -> String {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else {
      let valid = Self.validPrefix(of: Array(bytes.prefix(Self.maximumSize)))
      let lines = valid.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      throw Diagnostic(
        id: "transcript.encoding", path: path,
        at: SourcePosition(line: max(1, lines.count), column: (lines.last?.count ?? 0) + 1),
        "this is not UTF-8", "Save the file in that encoding.")
    }
    return text
  }

  /// The text before the first byte that is not UTF-8.
  private static func validPrefix(of bytes: [UInt8]) -> String {
    var (low, high) = (0, bytes.count)
    // The prefix may end within a character, so up to three bytes more or less are tried.
    func text(_ count: Int) -> String? {
      (max(0, count - 3)...count).reversed().lazy
        .compactMap { String(validating: bytes[..<$0], as: UTF8.self) }.first
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if text(middle) != nil { low = middle } else { high = middle - 1 }
    }
    return text(low) ?? ""
  }
}

/// The parser of a transcript or of a scenario, which has steps between its lines.
struct TranscriptParser {
  let path: String
  let isScenario: Bool
  var transcript = Transcript()
  /// The directives of the head that were there.
  var headLines: Set<String> = []
  /// The names of the texts of an element.
  var columns = [""]
  var scenario = Scenario()
  private var comments: [String] = []
  private var seen: Set<String> = []

  init(path: String, isScenario: Bool = false) { (self.path, self.isScenario) = (path, isScenario) }

  /// Reads a whole text.
  mutating func read(_ text: String) throws(Diagnostic) {
    guard text.utf8.count <= Transcript.maximumSize else {
      throw Diagnostic(
        id: "transcript.limit", path: path, at: SourcePosition(line: 1, column: 1),
        "this is longer than 16 MiB",
        "Make several \(isScenario ? "scenarios" : "transcripts") of it.")
    }
    var number = 0
    // The byte order mark is not part of the text.
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try read(line, number)
    }
    try finish()
  }

  private mutating func read(_ line: Substring.UnicodeScalarView, _ number: Int) throws(Diagnostic)
  {
    var cursor = TranscriptCursor(line, line: number, path: path)
    let isIndented = cursor.skipBlanks()
    guard let first = cursor.peek else { return }
    if first == "#" {
      cursor.advance()
      comments.append(cursor.rest)
    } else if isIndented {
      try readDetail(&cursor)
    } else if first == "@" {
      try readDirective(&cursor)
    } else if try !readScenarioLine(first, &cursor) {
      try readElement(&cursor, .said)
    }
  }

  /// Reads the first text of an element.
  mutating func readElement(
    _ cursor: inout TranscriptCursor, _ mark: TranscriptMark, indent: Int = 0
  ) throws(Diagnostic) {
    try closeElement()
    let text = try cursor.readText()
    if transcript.screens.isEmpty { transcript.screens.append(Transcript.Screen()) }
    var element = Transcript.Element(texts: [text], comments: takeComments(), line: cursor.line)
    (element.mark, element.indent) = (mark, indent)
    transcript.screens[transcript.screens.count - 1].elements.append(element)
    seen = []
  }

  /// Adds a screen or a step, with the comments above it.
  mutating func addScreen(_ screen: Transcript.Screen) {
    var screen = screen
    screen.comments = takeComments()
    transcript.screens.append(screen)
  }

  /// Returns the comments since the last line.
  mutating func takeComments() -> [String] {
    defer { comments = [] }
    return comments
  }

  private mutating func finish() throws(Diagnostic) {
    transcript.closingComments = comments
    try closeElement()
  }

  // MARK: Lines that begin with @

  private mutating func readDirective(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    let start = cursor
    cursor.advance()
    let name = cursor.readWord()
    cursor.skipBlanks()
    if try readHead(name, from: start, &cursor) { return }
    switch name {
    case "screen":
      try closeElement()
      let title = try cursor.readTitle()
      if isScenario { return try readScenarioScreen(title, from: start) }
      addScreen(.init(title: title.isEmpty ? nil : title, line: start.line))
    default:
      throw start.error(
        "'@\(name)' is not a directive",
        "Write @screen, @document, @options, @reader or @languages, or \\@ for a text that begins so."
      )
    }
  }

  // MARK: Lines below an element

  private mutating func readDetail(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    guard let screen = transcript.screens.indices.last,
      let element = transcript.screens[screen].elements.indices.last
    else {
      throw cursor.error(
        "there is no element above", "Write it first, or begin this line without blanks.")
    }
    let start = cursor
    let isFacet = cursor.skip("@")
    let key = cursor.readWord()
    if isFacet { return try readFacet(key, from: start, &cursor, screen, element) }
    var words = [key]
    // The language of another reader's text follows the reader.
    if transcript.head.readers.dropFirst().contains(key), cursor.skipBlanks() {
      words.append(cursor.readWord())
    }
    let name = words.joined(separator: " ")
    guard cursor.skip(":") else {
      throw cursor.error("expected a colon after '\(name)'", "Write such as de: or @traits.")
    }
    let place = transcript.head.column(named: words)
    // A language tag can be written in several ways.
    guard seen.insert(place.map { columns[$0] } ?? name).inserted else {
      throw start.error("the element has '\(name)' already", "Remove one of the two.")
    }
    cursor.skipBlanks()
    let present = transcript.screens[screen].elements[element].texts.count
    guard let place else {
      let known = columns.dropFirst().joined(separator: ", ")
      throw start.error(
        known.isEmpty
          ? "'\(name)' is not a language of this transcript, which has one"
          : "'\(name)' is not another language of this transcript",
        known.isEmpty ? "Name them by @languages." : "Write one of \(known).")
    }
    guard place == present else {
      throw start.error(
        "'\(columns[present])' comes before '\(columns[place])'", "Change their order.")
    }
    transcript.screens[screen].elements[element].texts.append(try cursor.readText())
  }

  private mutating func readFacet(
    _ key: String, from start: TranscriptCursor, _ cursor: inout TranscriptCursor, _ screen: Int,
    _ element: Int
  ) throws(Diagnostic) {
    guard let kind = Transcript.Facet.Kind(rawValue: key) else {
      let known = Transcript.Facet.Kind.allCases.map { "@\($0)" }.joined(separator: ", ")
      throw start.error("'@\(key)' is not a property of an element", "Write one of \(known).")
    }
    guard seen.insert("@\(key)").inserted else {
      throw start.error("the element has '@\(key)' already", "Remove one of the two.")
    }
    cursor.skipBlanks()
    let text = try cursor.readFacet(kind)
    transcript.screens[screen].elements[element].facets.append(.init(kind, text))
  }

  /// Finishes an element, which must have a text in every language.
  func closeElement() throws(Diagnostic) {
    guard let element = transcript.screens.last?.elements.last else { return }
    if isScenario, element.texts.count == 1, element.standsForAll { return }
    guard element.texts.count >= columns.count else {
      let missing = columns[element.texts.count]
      throw Diagnostic(
        id: "transcript.syntax", path: path, at: SourcePosition(line: element.line, column: 1),
        "the element is not there in '\(missing)'", "Write it below, after \(missing):.")
    }
  }
}
