extension Font {
  /// The source of a font.
  public enum Face: Sendable, Hashable, Codable {
    /// The system's own font.
    case system
    /// The system's own font, slanted.
    case italicSystem
    /// A font of a text style that follows the user's text size, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font by its PostScript name and family.
    case named(String, family: String)
  }

  /// The weights of a font: `UIFont.Weight`.
  public enum Weight: String, Sendable, Hashable, Codable, CaseIterable {
    /// The thinnest strokes (`UIFont.Weight.ultraLight`).
    case ultraLight
    /// Thinner than light (`UIFont.Weight.thin`).
    case thin
    /// Lighter than regular (`UIFont.Weight.light`).
    case light
    /// The weight of ordinary text (`UIFont.Weight.regular`).
    case regular
    /// Between regular and semibold (`UIFont.Weight.medium`).
    case medium
    /// Between medium and bold (`UIFont.Weight.semibold`).
    case semibold
    /// The weight of bold text (`UIFont.Weight.bold`).
    case bold
    /// Heavier than bold (`UIFont.Weight.heavy`).
    case heavy
    /// The thickest strokes (`UIFont.Weight.black`).
    case black
  }

  /// Returns the system's font at a size.
  public static func system(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(face: .system, pointSize: size, weight: weight)
  }

  /// Returns the font of a text style.
  public static func preferred(forTextStyle style: String) -> Font {
    Font(face: .textStyle(style), pointSize: nil)
  }
}

extension Font {
  /// The size in points; for a text style, its size at the Large setting, which is Apple's default
  /// (Human Interface Guidelines, Typography).
  package var effectivePointSize: Double {
    if let ownPointSize { return ownPointSize }
    guard case .textStyle(let style) = face else { return 17 }
    return Self.pointSize(ofTextStyle: style, at: Self.largeTextSize)
  }
}
