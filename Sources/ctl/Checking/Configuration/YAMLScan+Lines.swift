import Diagnostics

extension YAMLScan {
  var byte: UInt8? { byte(at: index) }

  /// The column, from 0, in bytes, which are characters where blocks begin.
  var column: Int { index - lineStart }

  func byte(at index: Int) -> UInt8? {
    index < input.bytes.count ? input.bytes[index] : nil
  }

  /// Returns whether a line ends, which it also does with the file.
  func isBreak(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x0A || byte == 0x0D }

  /// Returns whether there is a space, a tab or the end of a line.
  func isBlank(at index: Int) -> Bool {
    byte(at: index).map { $0 == 0x20 || $0 == 0x09 || isBreak($0) } ?? true
  }

  /// Returns whether a byte ends a text in brackets.
  func isBracket(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

  func isBracket(at index: Int) -> Bool { byte(at: index).map { isBracket($0) } ?? false }

  mutating func endLine() {
    if byte == 0x0D, byte(at: index + 1) == 0x0A { index += 1 }
    index = min(index + 1, input.bytes.count)
  }

  mutating func skipToEndOfLine() { while !isBreak(byte) { index += 1 } }

  /// Skips a comment that is a line of its own; a text does not continue after it.
  mutating func skipComment() {
    if state == .text { state = .end }
    skipToEndOfLine()
    endLine()
  }

  /// Skips the lines of a text after `|` or `>`, which are those that are indented as its first.
  mutating func skipBlockText() throws(Diagnostic) {
    let parent = blocks.last?.column ?? -1
    index += 1
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
    while byte == UInt8(ascii: " ") { index += 1 }
    let hasComment = byte == UInt8(ascii: "#") && input.bytes[index - 1] == UInt8(ascii: " ")
    if hasComment { skipToEndOfLine() }
    guard isBreak(byte) else {
      throw error("there is more after '|' or '>'", "Begin the text on the next line.")
    }
    // Empty lines count: the longest of those before the first text.
    let indent = max(indentation(after: index), parent + 1, 1)
    while byte != nil {
      let end = index
      endLine()
      let start = index
      while byte == UInt8(ascii: " "), index - start < indent { index += 1 }
      guard isBreak(byte) || index - start == indent else {
        index = end
        break
      }
      skipToEndOfLine()
    }
    (state, keyColumn) = (.end, nil)
  }

  /// Returns the most spaces at the beginnings of lines, up to the first line that has a text.
  private func indentation(after end: Int) -> Int {
    var (most, offset) = (0, end)
    while let ending = byte(at: offset), isBreak(ending) {
      let start = offset + 1
      offset = start
      while byte(at: offset) == UInt8(ascii: " ") { offset += 1 }
      most = max(most, offset - start)
    }
    return most
  }

  func error(_ problem: String, _ remedy: String, at offset: Int? = nil) -> Diagnostic {
    Diagnostic(
      id: "configuration.yaml", path: input.path, at: input.position(of: offset ?? index),
      problem, remedy)
  }
}
