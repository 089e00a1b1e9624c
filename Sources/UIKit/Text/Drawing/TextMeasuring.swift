#if UIKit
import Foundation
public import Graphics

extension NSStringDrawingContext {
  /// The measurer of text that is in no view, as in `size(withAttributes:)`; a
  /// ``SystemTextMeasurer`` unless set, in the scope of an application.
  ///
  /// UIKit has no counterpart: it knows the fonts. Views have measurers of their own.
  public static var textMeasurer: any TextMeasurer {
    get { ApplicationScope.current[\.textMeasurer] }
    set { ApplicationScope.current[\.textMeasurer] = newValue }
  }
}

extension NSAttributedString {
  /// The font of text without one: Helvetica in 12 points.
  static let standardFont = Font(
    face: .named("Helvetica", family: "Helvetica"), pointSize: 12)

  /// Returns the extent in a width, nil for any, and a number of lines, 0 for any.
  func measured(width: CGFloat?, lines: Int) -> CGSize {
    guard length > 0 else { return .zero }
    return NSStringDrawingContext.textMeasurer.size(
      of: AttributedText(self), font: Self.standardFont, width: width.map { Double($0) },
      lines: lines)
  }

  /// Indicates whether the lines of the first paragraph wrap, as they do without a style.
  var wraps: Bool {
    guard length > 0 else { return true }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style.map { $0.lineBreakMode == .byWordWrapping || $0.lineBreakMode == .byCharWrapping }
      ?? true
  }
}
#endif
