import Diagnostics

extension YAMLScan {
  /// Scans what begins at a byte of a line.
  mutating func scanToken(_ byte: UInt8) throws(Diagnostic) {
    let isFlow = !brackets.isEmpty
    switch Character(Unicode.Scalar(byte)) {
    case " ": index += 1
    case "\t": throw error("there is a tab", "Indent with spaces.")
    case "#" where state != .text || input.bytes[index - 1] == UInt8(ascii: " "):
      skipToEndOfLine()
      if state == .text { state = .end }
    case _ where state == .text && !(isFlow && isBracket(byte)): try scanText()
    case "[", "{": try open(byte)
    case "]", "}": try close(byte)
    case "," where isFlow: (state, keyColumn, index) = (.value, nil, index + 1)
    case ":" where isFlow || isBlank(at: index + 1): try scanColon()
    case _ where state == .end:
      throw error("there is more after the value", "Write it on a line of its own.")
    case "-" where !isFlow && isBlank(at: index + 1):
      try openBlock(column, isList: true)
      index += 1
    case "\"", "'": try scanQuoted(byte)
    case "&": throw error("there is an anchor", "Write the value in each place.")
    case "*":
      throw error("a text that begins with '*' is an alias in YAML", "Write it in '…'.")
    case "!":
      throw error("a text that begins with '!' is a tag in YAML", "Write it in '…'.")
    case "?" where isFlow || isBlank(at: index + 1):
      throw error("there is a key of several lines", "Write 'key: value'.")
    case "|" where !isFlow, ">" where !isFlow: try skipBlockText()
    default: try scanText()
    }
  }

  /// Scans text without quotation marks to the end of the line or of the text.
  private mutating func scanText() throws(Diagnostic) {
    let isFlow = !brackets.isEmpty
    if state == .value { keyColumn = column }
    state = .text
    while let byte, !isBreak(byte) {
      switch Character(Unicode.Scalar(byte)) {
      case ":" where isBlank(at: index + 1) || isFlow && isBracket(at: index + 1):
        state = .end
        return
      case " " where self.byte(at: index + 1) == UInt8(ascii: "#"):
        index += 1
        return
      case "\t": throw error("there is a tab", "Write a space.")
      case "?" where isFlow && isBlank(at: index + 1):
        throw error("there is a question mark", "Write the text in '…'.")
      case _ where isFlow && isBracket(byte): return
      default: index += 1
      }
    }
  }

  private mutating func open(_ bracket: UInt8) throws(Diagnostic) {
    guard state == .value else {
      throw error("there is a bracket after a text", "Write the text in '…'.")
    }
    // In ASCII a bracket is two before the one that closes it.
    brackets.append((close: bracket + 2, start: index))
    keyColumn = nil
    try checkDepth()
    index += 1
  }

  private mutating func close(_ bracket: UInt8) throws(Diagnostic) {
    guard brackets.last?.close == bracket else {
      throw error("there is nothing to close here", "Write a text with brackets in '…'.")
    }
    brackets.removeLast()
    (state, keyColumn) = (.end, nil)
    index += 1
  }

  /// Scans the colon after a key.
  private mutating func scanColon() throws(Diagnostic) {
    if brackets.isEmpty {
      guard state == .end, let keyColumn else {
        throw error("there is no key before ':'", "Check the indentation.")
      }
      try openBlock(keyColumn, isList: false)
    }
    (state, keyColumn) = (.value, nil)
    index += 1
  }

  private mutating func openBlock(_ column: Int, isList: Bool) throws(Diagnostic) {
    if !blocks.contains(where: { $0 == (column, isList) }) { blocks.append((column, isList)) }
    try checkDepth()
  }

  private func checkDepth() throws(Diagnostic) {
    if blocks.count + brackets.count > levels {
      throw error("there are more than \(levels) levels", "Remove some.")
    }
  }

  /// Scans text in quotation marks, which may continue over lines.
  private mutating func scanQuoted(_ quote: UInt8) throws(Diagnostic) {
    let start = index
    keyColumn = column
    index += 1
    while let byte {
      if byte == quote {
        // A single quotation mark is doubled, the other one escaped.
        guard quote == UInt8(ascii: "'"), self.byte(at: index + 1) == quote else { break }
        index += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 1
      } else if isBreak(byte) {
        keyColumn = nil
      }
      index += 1
    }
    guard byte == quote else { throw error("the text is not closed", "Close it.", at: start) }
    index += 1
    state = .end
  }
}
