import Diagnostics

/// Parses the old-style syntax of a table, with error recovery.
struct OldStyleParser {
  private static let mostEntries = 1_000_000

  private var scanner: OldStyleScanner
  private let source: SourceText
  private(set) var entries: [StringTable.Entry] = []
  private(set) var findings = TableFindings(id: "strings.syntax")
  /// The edits that correct the syntax where there is one right answer, by the places of the problems.
  private(set) var corrections: [Int: [TableEdit]] = [:]
  /// The place at which Apple's parser silently stops, and the number of entries before it.
  private var silentEnd: (offset: Int, what: String, remedy: String, entries: Int, id: String)?
  /// Indicates whether the next bytes may belong to stray content that has already been reported.
  private var isRecovering = false

  /// Creates a parser of a text whose UTF-8 buffer remains valid during parsing.
  init(_ source: SourceText, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    scanner = OldStyleScanner(bytes)
  }

  /// Parses the whole file.
  mutating func read() {
    checkEncoding()
    if source.utf8.isEmpty {
      return add(.warning, at: 0, "the file is empty", "Add entries or remove it.")
    }
    var ahead = scanner
    ahead.skipSpace()
    if let what = otherList(at: ahead) {
      return add(
        .error, at: ahead.index, "\(what) is not a table", "Write \"key\" = \"text\"; in it.")
    }
    let isWrapped = ahead.take("{")
    if isWrapped { scanner = ahead }
    // A typical number of entries for the size; the array grows if there are more.
    entries.reserveCapacity(scanner.end / 64)
    readEntries(until: isWrapped ? UInt8(ascii: "}") : nil)
    if isWrapped {
      if !scanner.take("}") {
        add(.error, at: scanner.end, "the { at the beginning is not closed", "Add }.")
      }
      scanner.skipSpace()
      if !scanner.isAtEnd {
        add(
          .error, at: scanner.index, "there is more after the }", "Remove it.",
          id: "strings.lost-entries")
      }
    }
    finish()
  }

  private mutating func readEntries(until close: UInt8?) {
    while true {
      let comment = scanner.skipSpace()
      guard let byte = scanner.byte, byte != close else { return }
      if isZero(byte) { continue }
      guard entries.count < Self.mostEntries else {
        add(
          .error, at: scanner.index,
          "there are more than \(Self.mostEntries) entries", "Split the table.")
        scanner.index = scanner.end
        return
      }
      readEntry(after: comment, byte)
    }
  }

  private mutating func readEntry(after comment: Range<Int>, _ byte: UInt8) {
    let start = scanner.index
    guard let key = scanner.token() else { return readStray(byte) }
    if let problem = key.problem { return closeUnfinished(key, problem) }
    noteEscapes()
    scanner.skipSpace()
    if scanner.take(";") {
      add(
        .warning, at: start, "\(quoted(key.text)) has no text and stands for itself",
        "Write it out.", id: "strings.no-value")
      return append(key, key, comment)
    }
    guard scanner.take("=") else {
      let found = scanner.isAtEnd ? scanner.end : scanner.index
      let isStray = key.text == "/"
      add(
        .error, at: found,
        isStray
          ? "expected '=' after the key '/'"
          : "expected '=' or ';' after the key \(quoted(key.text))",
        isStray ? "Remove the stray slash." : "Write \"key\" = \"text\";.")
      // The text after an unquoted word may be the intended key.
      if key.isQuoted { scanner.skipEntry() }
      return
    }
    scanner.skipSpace()
    readValue(of: key, comment)
  }

  private mutating func readValue(of key: OldStyleScanner.Token, _ comment: Range<Int>) {
    let start = scanner.index
    guard let value = scanner.token() else {
      if let byte = scanner.byte, "{(<".utf8.contains(byte) { return readContainer(of: key) }
      var ahead = scanner
      let isTypographic = !scanner.isAtEnd && "“”‘’".contains(ahead.character())
      add(
        .error, at: start,
        isTypographic
          ? "there is a typographic quotation mark" : "expected a text for \(quoted(key.text))",
        isTypographic ? "Write \"." : "Write it in quotation marks.",
        id: isTypographic ? "strings.quotation-mark" : nil)
      return scanner.skipEntry()
    }
    if let problem = value.problem { return closeUnfinished(value, problem) }
    noteEscapes()
    let end = scanner.index
    scanner.skipSpace()
    if scanner.take(";") { return append(key, value, comment) }
    expectedSemicolon(after: value, of: key, at: end, comment)
  }

  private mutating func expectedSemicolon(
    after value: OldStyleScanner.Token, of key: OldStyleScanner.Token, at end: Int,
    _ comment: Range<Int>
  ) {
    guard let found = scanner.byte, found != UInt8(ascii: "}") else {
      add(
        .error, at: end, "expected ';' after the text of \(quoted(key.text)), found the end",
        "Add it.")
      if scanner.isAtEnd { corrections[end] = [TableEdit(end..<end, ";")] }
      return append(key, value, comment)
    }
    let isNewLine = scanner.hasLineBreak(in: end..<scanner.index)
    if isNewLine, found == UInt8(ascii: "\"") || isUnquoted(found) {
      add(
        .error, at: end, there: scanner.index,
        "expected ';' after the text of \(quoted(key.text)), found the next entry at \(TableFindings.there)",
        "Add it."
      )
      corrections[end] = [TableEdit(end..<end, ";")]
      return append(key, value, comment)
    }
    if scanner.hasLineBreak(in: value.range) {
      add(
        .error, at: end, there: value.range.lowerBound,
        "expected ';' after the text of \(quoted(key.text)), which began at \(TableFindings.there) and spans lines",
        "Close it with a quotation mark."
      )
      return scanner.goToNextLine(after: value.range.lowerBound)
    }
    let hint =
      value.isQuoted
      ? "Write \\\" for a quotation mark in the text, or add the semicolon."
      : "Write the text in quotation marks."
    add(.error, at: end, "expected ';' after the text of \(quoted(key.text))", hint)
    if value.isQuoted, let edits = scanner.editsQuoting(after: value.range) {
      corrections[end] = edits
    }
    append(key, value, comment)
    scanner.skipEntry()
  }

  /// Parses a value that is a dictionary, an array or data.
  private mutating func readContainer(of key: OldStyleScanner.Token) {
    let start = scanner.index
    switch scanner.skipContainer() {
    case .tooDeep(let offset):
      add(.error, at: offset, "lists are nested deeper than 512 levels", "Flatten them.")
      scanner.index = scanner.end
    case .unclosed:
      add(.error, at: start, "the list is not closed", "Close it.")
      scanner.index = scanner.end
    case .closed:
      add(
        .warning, at: start,
        "the value of \(quoted(key.text)) is not a text, so it cannot be looked up",
        "Write a text.",
        id: "strings.not-text"
      )
      scanner.skipSpace()
      if !scanner.take(";") { scanner.skipEntry() }
    }
  }

  /// Reports a text that is not closed before the end of the file.
  private mutating func closeUnfinished(
    _ token: OldStyleScanner.Token, _ problem: OldStyleScanner.Token.Problem
  ) {
    switch problem {
    case .unclosed:
      add(.error, at: token.range.lowerBound, "the text is not closed", "Add the quotation mark.")
    case .halfEscape:
      add(
        .error, at: token.range.upperBound - 1,
        "the file ends after a backslash", "Write what it stands for, and a quotation mark.")
    }
    // The lines after the start of the text may be entries.
    scanner.goToNextLine(after: token.range.lowerBound)
  }

  private mutating func append(
    _ key: OldStyleScanner.Token, _ value: OldStyleScanner.Token, _ comment: Range<Int>
  ) {
    isRecovering = false
    entries.append(
      .init(
        key: key.text, value: value.text, keyRange: key.range, valueRange: value.range,
        range: key.range.lowerBound..<scanner.index, commentRange: comment))
  }
}

// Problems.
extension OldStyleParser {
  private mutating func add(
    _ severity: Diagnostic.Severity, at offset: Int, there: Int? = nil, _ problem: String,
    _ remedy: String, id: String? = nil
  ) {
    if !isRecovering { findings.add(severity, at: offset, there: there, problem, remedy, id: id) }
  }

  private mutating func checkEncoding() {
    if let fault = source.fault {
      add(
        .error, at: fault.offset, fault.what, "Save the file as UTF-8.", id: "strings.encoding")
    }
    switch source.encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      add(
        .error, at: 0,
        "the file is UTF-16 without a byte order mark, which Apple's parser refuses",
        "Save it as UTF-8.", id: "strings.encoding"
      )
    default: break
    }
  }

  /// Returns a description of a property list that is not a dictionary.
  private func otherList(at scanner: OldStyleScanner) -> String? {
    guard let byte = scanner.byte else { return nil }
    if byte == UInt8(ascii: "(") { return "an array" }
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isUnquoted(byte) else {
      return nil
    }
    var ahead = scanner
    guard let token = ahead.token(), token.problem == nil else { return nil }
    ahead.skipSpace()
    return ahead.isAtEnd ? "a single text" : nil
  }

  /// Handles content that does not begin an entry.
  ///
  /// Apple's parser rejects the file if the content is before the first entry; otherwise it stops
  /// and keeps the entries so far.
  private mutating func readStray(_ byte: UInt8) {
    // Content after something stray is not reported again.
    if isRecovering, byte < 0x80 {
      scanner.index += 1
      return
    }
    let start = scanner.index
    let character = scanner.character()
    let (what, remedy, skipsLine): (String, String, Bool) =
      switch character {
      case "“", "”", "‘", "’": ("a typographic quotation mark", "Write \"", true)
      case "#": ("'#', which does not begin a comment", "Write //", true)
      case "=": ("'=' without a key before it", "Write the key", true)
      case "\u{FEFF}": ("a second byte order mark", "Remove it", false)
      case _ where byte >= 0x80:
        ("'\(character)', which must be quoted", "Write it in quotation marks", true)
      default: ("'\(character)', which does not begin a key", "Remove it", false)
      }
    let isQuotationMark = "“”‘’".contains(character)
    if entries.isEmpty {
      add(
        .error, at: start, "there is \(what)", "\(remedy).",
        id: isQuotationMark ? "strings.quotation-mark" : nil)
    } else if silentEnd == nil {
      let id = isQuotationMark ? "strings.quotation-mark" : "strings.lost-entries"
      silentEnd = (start, what, remedy, entries.count, id)
    }
    if skipsLine { scanner.skipEntry() } else { isRecovering = true }
  }

  private mutating func finish() {
    isRecovering = false
    for open in scanner.openComments {
      add(
        .error, at: open, "the comment is not closed, and hides the rest of the file", "Add */.",
        id: "strings.open-comment")
    }
    if let end = silentEnd {
      let lost = entries.count - end.entries
      let loss =
        lost == 0
        ? "" : " and loses the \(lost == 1 ? "entry" : "\(lost) entries") after it"
      add(
        .error, at: end.offset, "there is \(end.what)",
        "\(end.remedy); Apple's parser stops here\(loss).", id: end.id)
    }
  }

  /// Skips NUL bytes before an entry or the end, as Apple's parser does after the last entry.
  private mutating func isZero(_ byte: UInt8) -> Bool {
    guard byte == 0 else { return false }
    let start = scanner.index
    while scanner.byte == 0 { scanner.index += 1 }
    add(.warning, at: start, "there are NUL bytes", "Remove them.", id: "strings.character")
    return true
  }

  /// Reports escapes that do not mean what they appear to mean.
  private mutating func noteEscapes() {
    if scanner.notes.isEmpty { return }
    for note in scanner.notes {
      let (problem, remedy, id) =
        switch note.kind {
        case .dropsBackslash(let character):
          (
            "\\\(character) is \(character) itself",
            character == "u" || character == "x"
              ? "Write \\U and four hexadecimal digits." : "Write it without the backslash.",
            "strings.escape"
          )
        case .octal(let byte, let character):
          (
            "\\\(String(byte, radix: 8)) is '\(character)', in the encoding of NeXTSTEP",
            "Write the character itself.", "strings.octal"
          )
        case .loneSurrogate:
          (
            "there is half a surrogate pair", "Write both halves, or the character.",
            "strings.character"
          )
        }
      add(.warning, at: note.offset, problem, remedy, id: id)
    }
  }
}
