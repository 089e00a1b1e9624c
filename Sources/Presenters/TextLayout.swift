import Localize

/// Returns the terminal columns of a text: marks and joiners take none, wide characters take two.
///
/// Color escape sequences take none.
func columns(of text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
  var count = 0
  var isInSequence = false
  for character in text {
    if character == "\u{1B}" {
      isInSequence = true
    } else if isInSequence {
      isInSequence = character != "m"
    } else {
      count += columns(of: character)
    }
  }
  return count
}

/// Returns the columns of a character: those of its scalars; an emoji of several is as wide as one.
private func columns(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  var sum = first.terminalColumns
  let others = scalars.dropFirst()
  if others.isEmpty { return sum }
  for scalar in others { sum += scalar.terminalColumns }
  return first.properties.isEmoji ? min(sum, 2) : sum
}

/// Truncates a text that is wider than a number of columns, with an ellipsis.
func shortened(_ text: String, to width: Int) -> String {
  guard columns(of: text) > width else { return text }
  var result = ""
  var used = 0
  for character in text {
    used += columns(of: character)
    if used >= width { break }
    result.append(character)
  }
  // The truncated part may have closed a directional isolate.
  let isOpen = result.contains("\u{2068}") && !result.contains("\u{2069}")
  return result + "…" + (isOpen ? "\u{2069}" : "")
}

/// Wraps text to a width, between words and inside words that are longer than a line; a long path is
/// broken after a slash.
///
/// Lines after the first are indented. No line ends in a space, and right-to-left text is isolated on
/// each line.
package func wrapped(_ text: String, to width: Int, indentation: Int = 0) -> [String] {
  if columns(of: text) <= width { return [text] }
  var lines: [String] = []
  var line = ""
  var used = 0
  var width = width
  func end() {
    while line.last == " " { line.removeLast() }
    if lines.isEmpty { width -= indentation }
    lines.append(line)
    (line, used) = ("", 0)
  }
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let needed = columns(of: word)
    if used > 0, used + 1 + needed > width { end() }
    if used > 0 || !line.isEmpty {
      line += " "
      used += 1
    }
    if needed <= width {
      line += word
      used += needed
      continue
    }
    for part in pathParts(of: word) {
      if used > 0, used + columns(of: part) > width { end() }
      for character in part {
        let size = columns(of: String(character))
        if used + size > width { end() }
        line.append(character)
        used += size
      }
    }
  }
  if !line.isEmpty || lines.isEmpty { end() }
  let margin = String(repeating: " ", count: indentation)
  return isolated(lines).enumerated().map { $0.offset == 0 ? $0.element : margin + $0.element }
}

/// Returns a word in parts that end with slashes, at which a long path is broken.
private func pathParts(of word: Substring) -> [Substring] {
  var parts: [Substring] = []
  var start = word.startIndex
  while let slash = word[start...].firstIndex(of: "/") {
    let end = word.index(after: slash)
    parts.append(word[start..<end])
    start = end
  }
  return start < word.endIndex ? parts + [word[start...]] : parts
}

/// Closes an open directional isolate at the end of each line, and reopens it on the next.
private func isolated(_ lines: [String]) -> [String] {
  var isOpen = false
  return lines.map { line in
    let begin = isOpen ? "\u{2068}" : ""
    for character in line.unicodeScalars {
      if character == "\u{2068}" { isOpen = true }
      if character == "\u{2069}" { isOpen = false }
    }
    return begin + line + (isOpen ? "\u{2069}" : "")
  }
}
