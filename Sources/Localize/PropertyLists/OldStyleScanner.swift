import XMLEvents

/// Scans the tokens of an old-style property list.
struct OldStyleScanner {
  /// A quoted or unquoted text.
  struct Token {
    /// The reason that a text has no end.
    enum Problem { case unclosed, halfEscape }

    /// An escape that may not mean what it appears to mean.
    struct Note {
      enum Kind {
        case dropsBackslash(Character)
        case octal(UInt8, Character)
        case loneSurrogate
      }
      var offset: Int
      var kind: Kind
    }

    var text: String
    /// The range, including quotation marks.
    var range: Range<Int>
    var isQuoted: Bool
    var problem: Problem?
  }

  /// A buffer, because an array would be reference-counted at every byte.
  private let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  /// The escapes of the last text that may not mean what they appear to mean.
  private(set) var notes: [Token.Note] = []
  /// The offsets of comments that are not closed.
  private(set) var openComments: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var end: Int { bytes.count }
  var isAtEnd: Bool { index >= bytes.count }
  /// The next byte.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes the next character, whatever it is.
  mutating func character() -> Character {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).first ?? " "
  }

  /// Skips white space and comments; returns the range inside the last block comment.
  @discardableResult mutating func skipSpace() -> Range<Int> {
    var comment = 0..<0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == 0xE2, let separator = lineSeparator(at: index) {
        index = separator
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        skipLine()
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        comment = skipBlockComment() ?? comment
      } else {
        break
      }
    }
    return comment
  }

  /// Reads a text at the current index; nil if there is none.
  mutating func token() -> Token? {
    guard let byte else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(by: byte) }
    let start = index
    while index < bytes.count, isUnquoted(bytes[index]) { index += 1 }
    guard index > start else { return nil }
    if !notes.isEmpty { notes = [] }
    return Token(text: text(in: start..<index), range: start..<index, isQuoted: false)
  }

  private func text(in range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) -> Token {
    let start = index
    let raw = UnsafeRawBufferPointer(bytes)
    if !notes.isEmpty { notes = [] }
    if let end = raw.firstOffset(of: quote, from: start + 1),
      UnsafeRawBufferPointer(rebasing: raw[start + 1..<end]).firstOffset(of: UInt8(ascii: "\\"))
        == nil
    {
      index = end + 1
      return Token(text: text(in: start + 1..<end), range: start..<index, isQuoted: true)
    }
    var unescaped = Unescaped(bytes: bytes, next: start + 1)
    while unescaped.next < bytes.count, bytes[unescaped.next] != quote {
      guard unescaped.take() else {
        index = bytes.count
        return Token(text: "", range: start..<index, isQuoted: true, problem: .halfEscape)
      }
    }
    index = unescaped.next
    guard index < bytes.count else {
      return Token(text: "", range: start..<index, isQuoted: true, problem: .unclosed)
    }
    index += 1
    notes = unescaped.notes
    return Token(
      text: String(decoding: unescaped.text, as: UTF8.self), range: start..<index, isQuoted: true)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D,
      lineSeparator(at: index) == nil
    { index += 1 }
  }

  private mutating func skipBlockComment() -> Range<Int>? {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return start + 2..<index - 2
      }
      index += 1
    }
    openComments.append(start)
    index = bytes.count
    return nil
  }

  /// Returns the offset after U+2028 or U+2029; nil for other bytes.
  private func lineSeparator(at index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80,
      bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9
    else { return nil }
    return index + 3
  }
}

// Error recovery.
extension OldStyleScanner {
  func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Moves to the likely start of the next entry: after a semicolon that ends a line, or at a line
  /// that begins with a quotation mark.
  mutating func skipEntry() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || byte == 0x0D {
        var next = index
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: "\"") { return }
      } else if byte == UInt8(ascii: ";"),
        index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
          || bytes[index] == 0x20
      {
        return
      }
    }
  }

  /// Returns the edits that put backslashes before the quotation marks in a text that ends its line with `";`; nil where
  /// another entry may stand in the line.
  func editsQuoting(after value: Range<Int>) -> [TableEdit]? {
    let quote = UInt8(ascii: "\"")
    guard bytes[value.lowerBound] == quote else { return nil }
    var end = value.upperBound
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while end > value.upperBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    guard end - 2 >= value.upperBound, bytes[end - 1] == UInt8(ascii: ";"), bytes[end - 2] == quote
    else { return nil }
    var edits: [TableEdit] = []
    var index = value.upperBound - 1
    while index < end - 2 {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "="), UInt8(ascii: ";"): return nil
      case quote: edits.append(TableEdit(index..<index, "\\"))
      default: break
      }
      index += 1
    }
    return index == end - 2 ? edits : nil
  }

  mutating func goToNextLine(after offset: Int) {
    index = offset
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  enum ContainerEnd { case closed, unclosed, tooDeep(at: Int) }

  /// Skips a dictionary, an array or data with all its contents.
  mutating func skipContainer() -> ContainerEnd {
    var depth = 0
    while index < bytes.count {
      skipSpace()
      guard let byte else { return .unclosed }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if token()?.problem != nil { return .unclosed }
        continue
      }
      if "{(<".utf8.contains(byte) {
        depth += 1
        if depth > 512 { return .tooDeep(at: index) }
      } else if "})>".utf8.contains(byte) {
        depth -= 1
      }
      index += 1
      if depth == 0 { return .closed }
    }
    return .unclosed
  }
}

/// Returns whether a byte is allowed in an unquoted text.
func isUnquoted(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "_$/:.-".utf8.contains(byte)
  }
}
