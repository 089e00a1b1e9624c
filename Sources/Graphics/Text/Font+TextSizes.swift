extension Font {
  /// The place of the Large setting, which is Apple's default, among the twelve text sizes.
  package static var largeTextSize: Int { 3 }

  /// The sizes of text styles in points from the smallest text size to the largest: Apple's Human
  /// Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility
  /// type sizes".
  private static let textStyleSizes: [String: [Double]] = [
    "UICTFontTextStyleTitle0": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "UICTFontTextStyleTitle1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "UICTFontTextStyleTitle2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "UICTFontTextStyleTitle3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "UICTFontTextStyleHeadline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    bodyTextStyle: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "UICTFontTextStyleCallout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "UICTFontTextStyleSubhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "UICTFontTextStyleFootnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "UICTFontTextStyleCaption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "UICTFontTextStyleCaption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  private static let bodyTextStyle = "UICTFontTextStyleBody"

  /// Returns the size of a text style in points at one of the twelve text sizes; that of body text for
  /// an unknown style.
  package static func pointSize(ofTextStyle style: String, at textSize: Int) -> Double {
    let sizes = textStyleSizes[style] ?? textStyleSizes[bodyTextStyle] ?? []
    return sizes.indices.contains(textSize) ? sizes[textSize] : 17
  }

  /// Returns the font as it is at one of the twelve text sizes: that of a text style has the size which the
  /// style has there, unless it has one already.
  package func at(textSize: Int) -> Font {
    guard textSize != Self.largeTextSize, ownPointSize == nil, case .textStyle(let style) = face
    else { return self }
    return Font(
      face: face, pointSize: Self.pointSize(ofTextStyle: style, at: textSize), weight: weight)
  }
}
