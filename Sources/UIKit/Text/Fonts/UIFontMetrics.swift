#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// Scales fonts and lengths as a text style grows with the user's text size (`UIFontMetrics`).
///
/// The factor is that of the sizes in points that Apple publishes for the style, from the Large
/// setting on.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: Font.TextStyle

  /// Creates the metrics of a text style (`UIFontMetrics.init(forTextStyle:)`).
  public init(forTextStyle textStyle: Font.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text (`UIFontMetrics.default`).
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font that is larger or smaller (`UIFontMetrics.scaledFont(for:)`).
  open func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }
  /// Returns a font that is larger or smaller, up to a size, 0 for any
  /// (`UIFontMetrics.scaledFont(for:maximumPointSize:)`).
  open func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns a font that is larger or smaller, for the text size of some traits
  /// (`UIFontMetrics.scaledFont(for:compatibleWith:)`).
  open func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// Returns a font that is larger or smaller, up to a size, 0 for any, for the text size of some
  /// traits (`UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)`).
  open func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let size = scaledValue(
      for: CGFloat(font.effectivePointSize), compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a length that is larger or smaller (`UIFontMetrics.scaledValue(for:)`).
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// Returns a length that is larger or smaller, for the text size of some traits
  /// (`UIFontMetrics.scaledValue(for:compatibleWith:)`).
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> CGFloat {
    value * style.pointSize(at: traitCollection.chosenSize) / style.pointSize(at: .large)
  }
}
#endif
