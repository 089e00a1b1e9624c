/// The advance widths of consecutive characters, in thousandths of the font's size.
struct AdvanceRange {
  let first: Int
  let widths: [Int16]

  init(from first: Int, _ widths: [Int16]) { (self.first, self.widths) = (first, widths) }
}

/// The advance widths of characters, in parts of the font's size.
struct FontAdvances: Sendable {
  /// The widths in the regular and in the bold weight, by scalar, up to the end of Cyrillic.
  private(set) var alphabets: [SIMD2<Float>]
  private var others: [UInt32: SIMD2<Float>] = [:]

  /// The widths of Inter, whose letters are nearly as wide as those of San Francisco.
  static let inter = FontAdvances(RegularAdvances.ranges, BoldAdvances.ranges)

  private init(_ regular: [AdvanceRange], _ bold: [AdvanceRange]) {
    alphabets = Array(repeating: .zero, count: 0x530)
    for (one, other) in zip(regular, bold) {
      for (offset, widths) in zip(one.widths, other.widths).enumerated() {
        let width = SIMD2(Float(widths.0), Float(widths.1)) / 1000
        let scalar = one.first + offset
        if scalar < alphabets.count {
          alphabets[scalar] = width
        } else {
          others[UInt32(scalar)] = width
        }
      }
    }
  }

  /// Returns the widths of a scalar in the regular and in the bold weight.
  @inline(__always)
  func widths(of scalar: Unicode.Scalar) -> SIMD2<Float> {
    let value = Int(scalar.value)
    // A soft hyphen is seen only where a line breaks.
    if value == 0xAD { return .zero }
    if value < alphabets.count, alphabets[value].x > 0 { return alphabets[value] }
    return widthsElsewhere(scalar)
  }

  private func widthsElsewhere(_ scalar: Unicode.Scalar) -> SIMD2<Float> {
    if let known = others[scalar.value], known.x > 0 { return known }
    return SIMD2(repeating: Self.average(of: scalar))
  }

  /// The average width of a letter in a script that the font lacks.
  ///
  /// Letters of Hebrew and Arabic are measured in DejaVu Sans 2.37 over the words of real apps, where 0.94
  /// of its size is as wide as San Francisco; ideographs and kana are squares, as their fonts say.
  private static func average(of scalar: Unicode.Scalar) -> Float {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x0590...0x05FF: return 0.5
    case 0x0600...0x08FF, 0xFB50...0xFEFF: return 0.42
    case 0xAC00...0xD7A3: return 0.92
    case 0xFF61...0xFFDC: return 0.5
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
      return 1
    default:
      // Emoji are a sixth wider than their size.
      return scalar.properties.isEmojiPresentation ? 1.17 : 0.6
    }
  }
}
