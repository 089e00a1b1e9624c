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
  /// The size of the style in points at a text size; that of body text for an unknown style, and at
  /// the Large setting for an unspecified size.
  func pointSize(at category: TraitCollection.ContentSizeCategory) -> CGFloat {
    let size = category == .unspecified ? .large : category
    return CGFloat(Font.pointSize(ofTextStyle: rawValue, at: size.rawValue))
  }
}
#endif
