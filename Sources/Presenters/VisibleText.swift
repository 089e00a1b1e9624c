/// Makes text of a document safe and readable in a terminal, on one line.
///
/// Line breaks read ⏎. Control characters, and marks that turn the direction of what follows, are
/// written as their numbers, so that no document can send a terminal a command. Right-to-left text
/// is isolated. What is longer than 500 characters is cut: nobody reads on.
package func visible(_ text: String) -> String { visible(text, limit: 500) }

/// The same with a limit of its own, for what must not be cut.
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
  /// Hebrew to Arabic Extended, the presentation forms, and the scripts beyond that run right to
  /// left.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
