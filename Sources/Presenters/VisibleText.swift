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
  let end = text.unicodeScalars.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
  for scalar in text.unicodeScalars[..<(end ?? text.endIndex)] {
    switch scalar.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: result += "⏎"
    case 0x09: result += " "
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      isRightToLeft = isRightToLeft || scalar.isOfRightToLeftScript
      result.unicodeScalars.append(scalar)
    }
  }
  if let end, end < text.endIndex { result += "…" }
  return isRightToLeft ? "\u{2068}\(result)\u{2069}" : result
}

extension Unicode.Scalar {
  /// Whether the scalar is in a right-to-left block: Hebrew to Arabic Extended, the presentation
  /// forms, or a right-to-left script of the supplementary planes.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
