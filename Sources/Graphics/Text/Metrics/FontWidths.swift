/// The widths of text in a font.
struct FontWidths {
  private let advances = FontAdvances.inter
  private let size: Double
  /// The share of the bold widths, 0 for regular text; below 0 for thin text.
  private let boldness: Float
  /// The space that is added after each character, in points.
  private let tracking: Double
  /// The width of every character of a font in which all are as wide, in points.
  private let fixed: Double?

  init(_ font: Font) {
    size = font.effectivePointSize
    boldness = font.boldness
    fixed = font.isMonospaced ? size * 0.602 : nil
    tracking = Self.tracking(at: size)
  }

  /// Returns the width of a character, in points.
  func width(of character: Character) -> Double {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard let second = scalars.next() else { return width(of: first) }
    // An emoji of several scalars is one picture, and the marks of a letter are above it.
    if first.properties.isEmojiPresentation || second.value == 0xFE0F { return size * 1.17 }
    return character.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
  }

  /// Returns the width of a scalar, in points.
  @inline(__always)
  func width(of scalar: Unicode.Scalar) -> Double {
    let widths = advances.widths(of: scalar)
    guard widths.x > 0 else { return 0 }
    if let fixed, widths.x < 0.95 { return fixed }
    return Double(widths.x + (widths.y - widths.x) * boldness) * size + tracking
  }

  /// Returns the width of a text of printable characters of ASCII, in points.
  func width(ofASCII text: String) -> Double {
    var text = text
    return text.withUTF8 { bytes in
      if let fixed { return fixed * Double(bytes.count) }
      let sum = bytes.reduce(into: SIMD2<Float>.zero) { $0 += advances.alphabets[Int($1)] }
      return Double(sum.x + (sum.y - sum.x) * boldness) * size + tracking * Double(bytes.count)
    }
  }

  /// The space between letters by the size: Apple's Human Interface Guidelines, Typography, "Tracking
  /// values", below 20 points.
  ///
  /// Above, San Francisco has narrower letters than Inter: by 0.042 of the size, as the labels of documents
  /// in 20 to 32 points show.
  private static func tracking(at size: Double) -> Double {
    guard size < 20 else { return -0.042 * size }
    let table = trackings
    let place = min(max(size - 6, 0), Double(table.count - 1))
    let (lower, part) = (Int(place), place - place.rounded(.down))
    return table[lower] + (table[min(lower + 1, table.count - 1)] - table[lower]) * part
  }

  /// The values for 6 to 19 points.
  private static let trackings = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
  ]
}

extension Font {
  /// Returns the width of a text in one line, in points, as ``SystemTextMeasurer`` knows it.
  package func width(of text: some StringProtocol) -> Double {
    let widths = FontWidths(self)
    return text.reduce(0) { $0 + widths.width(of: $1) }
  }

  /// The share of the widths of bold text, by the weight; 0 for regular text.
  fileprivate var boldness: Float {
    switch effectiveWeight {
    case .ultraLight: -0.5
    case .thin: -0.4
    case .light: -0.2
    case .regular: 0
    case .medium: 0.33
    case .semibold: 0.67
    case .bold: 1
    case .heavy: 1.2
    case .black: 1.4
    }
  }

  private var effectiveWeight: Weight {
    if case .textStyle("UICTFontTextStyleHeadline") = face, weight == .regular { return .semibold }
    return weight
  }

  /// Indicates whether all characters of the font are as wide.
  fileprivate var isMonospaced: Bool {
    guard case .named(_, let family) = face else { return false }
    return ["Menlo", "Monaco", "Courier", "Courier New", "SF Mono", "Andale Mono"].contains(family)
  }
}
