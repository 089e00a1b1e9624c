#if UIKit
public import Foundation
public import Graphics

// No font is loaded. The heights follow from the height of a line, which the measurer of the scope
// reports (`NSStringDrawingContext.textMeasurer`): the one that counts characters takes 1.2 times the
// size.
extension Font {
  /// The height of a line, as measured (`UIFont.lineHeight`).
  public var lineHeight: CGFloat {
    let text = AttributedText("x", attributes: AttributedText.Attributes(font: self))
    let measurer = ApplicationScope.current[\.textMeasurer]
    return measurer.size(of: text, font: self, width: nil, lines: 1).height
  }
  /// The height of letters above the baseline: the height of a line without the ``descender``
  /// (`UIFont.ascender`).
  public var ascender: CGFloat { lineHeight + descender }
  /// The depth of letters below the baseline, negative: 0.24 times the size (`UIFont.descender`).
  public var descender: CGFloat { -0.24 * CGFloat(effectivePointSize) }
  /// The height of capital letters: 0.7 times the size (`UIFont.capHeight`).
  public var capHeight: CGFloat { 0.7 * CGFloat(effectivePointSize) }
  /// The height of a small x: 0.52 times the size (`UIFont.xHeight`).
  public var xHeight: CGFloat { 0.52 * CGFloat(effectivePointSize) }
  /// The space between two lines: 0, as of the system's font (`UIFont.leading`).
  public var leading: CGFloat { 0 }
}
#endif
