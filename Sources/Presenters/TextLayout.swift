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

private func columns(of character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  switch scalar.value {
  case 0x200B...0x200F, 0x2060...0x206F, 0xFEFF: return 0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD:
    return 2
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
  }
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

/// Wraps text to a width, between words and inside words that are longer than a line.
///
/// No line ends in a space, and right-to-left text is isolated on each line.
func wrapped(_ text: String, to width: Int) -> [String] {
  if columns(of: text) <= width { return [text] }
  var lines: [String] = []
  var line = ""
  var used = 0
  func end() {
    while line.last == " " { line.removeLast() }
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
      let size = columns(of: part)
      if used > 0, used + size > width { end() }
      for character in part {
        let size = columns(of: String(character))
        if used + size > width { end() }
        line.append(character)
        used += size
      }
    }
  }
  if !line.isEmpty || lines.isEmpty { end() }
  return isolated(lines)
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

/// Wraps text to a width, with all lines but the first indented.
package func wrapped(_ text: String, to width: Int, indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  guard let first = wrapped(text, to: width).first, first != text else { return [text] }
  let rest = text.dropFirst(first.count).drop { $0 == " " }
  return [first] + wrapped(String(rest), to: width - indentation).map { margin + $0 }
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
