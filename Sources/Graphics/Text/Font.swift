/// A font by its description: where it comes from, its size and its weight.
public struct Font: Sendable, Hashable, Codable {
  /// Where a font comes from.
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

  /// The weight of a font.
  public enum Weight: String, Sendable, Hashable, Codable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Where the font comes from.
  public var face: Face
  /// The size in points; nil where the text style decides.
  public var pointSize: Double?
  /// The weight, regular unless said.
  public var weight: Weight

  /// Creates a font from its description.
  public init(face: Face, pointSize: Double?, weight: Weight = .regular) {
    self.face = face
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Returns the system's font in a size.
  public static func system(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(face: .system, pointSize: size, weight: weight)
  }

  /// Returns the font of a text style.
  public static func preferred(forTextStyle style: String) -> Font {
    Font(face: .textStyle(style), pointSize: nil)
  }
}

extension Font {
  /// The size in points; of a text style, the one that it has at the Large setting, which is Apple's
  /// default (Human Interface Guidelines, Typography).
  package var effectivePointSize: Double {
    if let pointSize { return pointSize }
    guard case .textStyle(let style) = face else { return 17 }
    return Self.textStyleSizes[style] ?? 17
  }

  private static let textStyleSizes: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15,
    "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
    "UICTFontTextStyleCaption2": 11,
  ]
}
