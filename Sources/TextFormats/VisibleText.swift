/// Makes text from a document safe and readable in a terminal, on one line.
///
/// Line breaks become ⏎. Control characters and bidirectional controls are written as code points,
/// so a document cannot send commands to a terminal. Right-to-left text is isolated. Text longer
/// than 500 characters is truncated.
package func visible(_ text: String) -> String { visible(text, limit: 500) }

/// Makes text safe and readable with another limit, for text that must not be truncated.
package func visible(_ text: String, limit: Int) -> String {
  var result = ""
  var isRightToLeft = false
  var count = 0
  for scalar in text.unicodeScalars {
    if count == limit {
      result += "…"
      break
    }
    count += 1
    switch scalar.value {
    case 0x20..<0x7F: result.unicodeScalars.append(scalar)
    case 0x0A, 0x0D, 0x2028, 0x2029: result += "⏎"
    case 0x09: result += " "
    default:
      if scalar.commandsTerminal {
        result += scalar.escapedNumber
      } else if scalar.fileNameByte != nil {
        result += scalar.escapedByte
      } else {
        isRightToLeft = isRightToLeft || scalar.isOfRightToLeftScript
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return isRightToLeft ? "\u{2068}\(result)\u{2069}" : result
}

/// Returns a text as it is quoted in an error: on one line, and not too long.
package func brief(_ text: String) -> String {
  visible(text.replacing("\t", with: "\\u{9}"), limit: 100)
}

/// Returns an English noun in the plural: `switch` becomes `switches`.
package func plural(of word: String) -> String {
  ["ch", "sh", "s", "x"].contains { word.hasSuffix($0) } ? word + "es" : word + "s"
}

/// Returns a number in its shortest form: 40.0 becomes `40`.
package func shortest(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
  Int(exactly: number).map(String.init) ?? "\(number)"
}

/// Makes whole lines safe for a terminal, whatever they are made of: the last guard before a stream.
///
/// Presenters have escaped the texts of documents and isolated what is right to left, so line ends
/// and isolates stay, and color where it is wanted.
package func guarded(_ text: String, keepsColor: Bool = false) -> String {
  var text = text
  guard text.withUTF8({ mayCommand($0) }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    let isAllowed =
      scalar == "\n" || scalar == "\t" || (0x2066...0x2069).contains(scalar.value)
      || keepsColor && scalar == "\u{1B}"
    if scalar.commandsTerminal, !isAllowed {
      result += scalar.escapedNumber
    } else if scalar.fileNameByte != nil {
      result += scalar.escapedByte
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns whether text has a byte with which a control character, a mark of a direction or a byte
/// of the name of a file begins.
private func mayCommand(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.contains {
    ($0 < 0x20 && $0 != 0x0A) || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xF4
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is a control character, or embeds, overrides or isolates a
  /// direction.
  package var commandsTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Indicates whether the scalar is a mark of a direction, or ends a line or a paragraph.
  package var isBidirectionalMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The number of the scalar, as in `\u{1B}`.
  package var escapedNumber: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The byte of the name of a file that the scalar stands for.
  package var fileNameByte: UInt8? { FileName.byte(of: self) }

  /// The byte in hexadecimal, as in `\xE9`.
  package var escapedByte: String {
    "\\x" + String(fileNameByte ?? 0, radix: 16, uppercase: true)
  }

  /// Indicates whether the scalar is in a right-to-left block: Hebrew to Arabic Extended, the
  /// presentation forms, or a right-to-left script of the supplementary planes.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
