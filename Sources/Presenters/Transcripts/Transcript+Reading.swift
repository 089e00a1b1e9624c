public import Diagnostics
import Localize

extension Transcript {
  /// The maximum size of a transcript in bytes: 16 MiB.
  public static let maximumSize = 16 << 20

  /// Parses a transcript; the path is used in errors.
  public init(reading text: String, path: String = "transcript") throws(Diagnostic) {
    guard text.utf8.count <= Self.maximumSize else {
      throw Diagnostic(
        id: "transcript.limit", path: path, at: SourcePosition(line: 1, column: 1),
        "this is longer than 16 MiB", "Make several transcripts of it.")
    }
    var reader = TranscriptParser(path: path)
    var number = 0
    // The byte order mark is not part of the text.
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try reader.read(line, number)
    }
    try reader.finish()
    self = reader.transcript
  }

  /// Parses a transcript in UTF-8.
  public init(readingUTF8 bytes: some Collection<UInt8>, path: String) throws(Diagnostic) {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else {
      let valid = Self.validPrefix(of: Array(bytes.prefix(Self.maximumSize)))
      let lines = valid.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      throw Diagnostic(
        id: "transcript.encoding", path: path,
        at: SourcePosition(line: max(1, lines.count), column: (lines.last?.count ?? 0) + 1),
        "this is not UTF-8", "Save the file in that encoding.")
    }
    try self.init(reading: text, path: path)
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

/// The parser of a transcript.
struct TranscriptParser {
  let path: String
  private(set) var transcript = Transcript()
  private var comments: [String] = []
  private var seen: Set<String> = []
  private var hasLanguages = false

  init(path: String) { self.path = path }

  mutating func read(_ line: Substring.UnicodeScalarView, _ number: Int) throws(Diagnostic) {
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
    } else {
      try closeElement()
      let text = try cursor.readText()
      if transcript.screens.isEmpty { transcript.screens.append(Transcript.Screen()) }
      transcript.screens[transcript.screens.count - 1].elements.append(
        .init(texts: [text], comments: comments, line: number))
      comments = []
      seen = []
    }
  }

  mutating func finish() throws(Diagnostic) {
    transcript.closingComments = comments
    try closeElement()
  }

  // MARK: Lines that begin with @

  private mutating func readDirective(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    let start = cursor
    cursor.advance()
    let name = cursor.readWord()
    cursor.skipBlanks()
    switch name {
    case "screen":
      try closeElement()
      let title = try cursor.readTitle()
      transcript.screens.append(
        .init(title: title.isEmpty ? nil : title, comments: comments, line: start.line))
      comments = []
    case "reader":
      guard transcript.reader == nil, !hasLanguages, transcript.screens.isEmpty else {
        throw start.error(
          "the reader is named once, before everything else", "Move the line there.")
      }
      let reader = cursor.readWord()
      guard !reader.isEmpty else {
        throw start.error("there is no name after '@reader'", "Write one such as orca.")
      }
      transcript.reader = reader
      cursor.skipBlanks()
      guard cursor.peek == nil else {
        throw cursor.error("a reader has one word", "Remove what follows it.")
      }
    case "languages":
      guard !hasLanguages, transcript.screens.isEmpty else {
        throw start.error(
          "the languages are named once, before the first screen and element",
          "Move the line there."
        )
      }
      hasLanguages = true
      try readLanguages(&cursor)
    default:
      throw start.error(
        "'@\(name)' is not a directive",
        "Write @screen, @languages or @reader, or \\@ for a text that begins so."
      )
    }
  }

  private mutating func readLanguages(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    repeat {
      cursor.skipBlanks()
      let start = cursor
      let name = cursor.readWord()
      guard let tag = LanguageTag(name) else {
        throw start.error("'\(name)' is not a language", "Write one such as de or pt-BR.")
      }
      guard !transcript.languages.contains(tag) else {
        throw start.error("'\(tag)' is there already", "Remove it.")
      }
      transcript.languages.append(tag)
      cursor.skipBlanks()
    } while cursor.skip(",")
    guard cursor.peek == nil else {
      throw cursor.error("expected a comma or the end of the line")
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
    guard cursor.skip(":") else {
      throw cursor.error("expected a colon after '\(key)'", "Write such as de: or @traits.")
    }
    // A language tag can be written in several ways.
    guard seen.insert(LanguageTag(key)?.description ?? key).inserted else {
      throw start.error("the element has '\(key)' already", "Remove one of the two.")
    }
    cursor.skipBlanks()
    let expected = transcript.languages.dropFirst()
    let present = transcript.screens[screen].elements[element].texts.count
    guard let tag = LanguageTag(key), let place = expected.firstIndex(of: tag) else {
      let known = expected.map(\.description).joined(separator: ", ")
      throw start.error(
        known.isEmpty
          ? "'\(key)' is not a language of this transcript, which has one"
          : "'\(key)' is not another language of this transcript",
        known.isEmpty ? "Name them by @languages." : "Write one of \(known).")
    }
    guard place == present else {
      throw start.error(
        "'\(expected[expected.startIndex + present - 1])' comes before '\(tag)'",
        "Change their order."
      )
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
  private func closeElement() throws(Diagnostic) {
    guard let element = transcript.screens.last?.elements.last else { return }
    guard element.texts.count >= max(1, transcript.languages.count) else {
      let missing = transcript.languages[element.texts.count]
      throw Diagnostic(
        id: "transcript.syntax", path: path, at: SourcePosition(line: element.line, column: 1),
        "the element is not there in '\(missing)'", "Write it below, after \(missing):.")
    }
  }
}
