/// The width of a text in sizes of its font, without a font: the widths of Helvetica (Adobe Font Metrics,
/// "Helvetica", 1/1000 of the size), which the system's fonts are near, and rules for other scripts.
enum TextWidth {
  /// Returns the width of a text.
  static func of(_ text: some StringProtocol) -> Double {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Indicates whether the estimate is near enough for a text to be set to it: Latin, Greek, Cyrillic.
  static func isExact(for text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x530 || (0x2010...0x203A).contains($0.value) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: return Double(ascii[Int(value - 0x20)]) / 1000
    case ..<0x20: return 0
    case 0x1100...: return isMark(scalar) ? 0 : 1
    default: return isMark(scalar) ? 0 : scalar.properties.isUppercase ? 0.68 : 0.55
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// The widths from the space to the tilde.
  private static let ascii: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
