#if UIKit
import Foundation
public import Graphics
import ResponderKit

extension Font {
  /// The purpose of a text, which decides about its font (`UIFont.TextStyle`).
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The name, which documents have too.
    public let rawValue: String
    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The title of a page.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The line under a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The text itself.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A text beside the others.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text under an image.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller text under an image.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension Font.TextStyle {
  /// The sizes in points from the smallest text size to the largest: Apple's Human Interface
  /// Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type
  /// sizes".
  private static let sizes: [String: [CGFloat]] = [
    largeTitle.rawValue: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    title1.rawValue: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    title2.rawValue: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    title3.rawValue: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    headline.rawValue: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    body.rawValue: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    callout.rawValue: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    subheadline.rawValue: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    footnote.rawValue: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    caption1.rawValue: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    caption2.rawValue: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of the style in points at a text size; that of body text for an unknown style, and at
  /// the Large setting for an unspecified size.
  func pointSize(at category: TraitCollection.ContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[rawValue] ?? Self.sizes[Self.body.rawValue] ?? []
    let place = TraitCollection.ContentSizeCategory.inOrder.firstIndex(of: category) ?? 3
    return sizes.indices.contains(place) ? sizes[place] : 17
  }
}

extension TraitCollection.ContentSizeCategory {
  /// The text sizes from the smallest to the largest.
  fileprivate static let inOrder: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
#endif
