/// A file of markup, which decides what becomes of the characters that it cannot hold.
package enum MarkupFile {
  /// A page of HTML, in which U+FFFD replaces them.
  case page
  /// An XML report that people also read in a terminal: they, and what commands a terminal, are
  /// written as in `\u{1}`. Isolates are kept where a text has them to be readable.
  case report(keepsIsolates: Bool)
  /// An XML property list, which leaves them out and keeps quotation marks.
  case propertyList

  /// Returns a text as the content of an element, or of an attribute outside of a property list.
  package func escaped(_ text: String) -> String {
    var markup = ""
    append(text, to: &markup)
    return markup
  }

  /// Appends a text as the content of an element, or of an attribute outside of a property list.
  package func append(_ text: String, to markup: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      default:
        switch self {
        case .page: appendToPage(scalar, &markup)
        case .report(let keepsIsolates): appendToReport(scalar, keepsIsolates, &markup)
        case .propertyList: appendToPropertyList(scalar, &markup)
        }
      }
    }
  }

  private func appendToPage(_ scalar: Unicode.Scalar, _ markup: inout String) {
    switch scalar {
    case "\"": markup += "&quot;"
    case "'": markup += "&#39;"
    case "\r": markup += "\n"
    case "\n", "\t": markup.unicodeScalars.append(scalar)
    default: markup.unicodeScalars.append(scalar.isForbiddenInHTML ? "\u{FFFD}" : scalar)
    }
  }

  private func appendToReport(
    _ scalar: Unicode.Scalar, _ keepsIsolates: Bool, _ markup: inout String
  ) {
    switch scalar {
    case "\"": markup += "&quot;"
    case "\t", "\n", "\r": markup += "&#\(scalar.value);"
    case "\u{2066}"..."\u{2069}" where keepsIsolates: markup.unicodeScalars.append(scalar)
    case "\u{FFFE}", "\u{FFFF}": markup += scalar.escapedNumber
    case _ where scalar.commandsTerminal: markup += scalar.escapedNumber
    case _ where scalar.fileNameByte != nil: markup += scalar.escapedByte
    default: markup.unicodeScalars.append(scalar)
    }
  }

  private func appendToPropertyList(_ scalar: Unicode.Scalar, _ markup: inout String) {
    switch scalar {
    case "\r": markup += "&#13;"
    case "\t", "\n": markup.unicodeScalars.append(scalar)
    case ..<" ", "\u{FFFE}", "\u{FFFF}": break
    default: markup.unicodeScalars.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Indicates whether a page may not hold the character: controls, noncharacters, and those that
  /// stand for a byte of a file's name.
  fileprivate var isForbiddenInHTML: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE || fileNameByte != nil
    }
  }
}
