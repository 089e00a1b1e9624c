import Diagnostics
import TextFormats

// The characters of a pattern, and their places.
extension MessageReader {
  var following: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func skipSpace() {
    while let scalar = following, scalar.properties.isPatternWhitespace { index += 1 }
  }

  /// Skips what may be a name: anything but syntax and spaces.
  mutating func skipIdentifier() {
    while let scalar = following, !scalar.isPatternSyntax,
      !scalar.properties.isPatternWhitespace
    {
      index += 1
    }
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<end]))
  }

  func shown(_ scalar: Unicode.Scalar) -> String { brief(String(scalar)) }

  // MARK: Errors

  func position(_ offset: Int) -> SourcePosition {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lines[low] + 1)
  }

  func error(
    _ kind: MessagePatternError.Kind, _ offset: Int, _ problem: String, _ remedy: String
  ) -> MessagePatternError {
    MessagePatternError(kind, at: position(offset), problem, remedy)
  }

  func unclosed(_ opened: Int) -> MessagePatternError {
    error(.unclosedBrace, opened, "the brace is not closed", "Add }.")
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar has Unicode's property Pattern_Syntax, which never changes.
  fileprivate var isPatternSyntax: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7E, 0xA1...0xA7, 0xA9, 0xAB, 0xAC,
      0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2010...0x2027, 0x2030...0x203E,
      0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF,
      0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F, 0xFE45, 0xFE46:
      true
    default: false
    }
  }
}
