#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

extension Font {
  /// Returns the font of a text style at the text size that the user has chosen
  /// (`UIFont.preferredFont(forTextStyle:)`).
  public class func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(style, at: ApplicationScope.current[\.contentSizeCategory])
  }

  /// Returns the font of a text style at the text size of some traits, or at the user's if they
  /// have none (`UIFont.preferredFont(forTextStyle:compatibleWith:)`).
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    preferredFont(style, at: traitCollection.chosenSize)
  }

  private static func preferredFont(
    _ style: TextStyle, at category: TraitCollection.ContentSizeCategory
  ) -> Font {
    // At the default size it equals the font of a document, which has the style alone.
    guard category != .large else { return .preferred(forTextStyle: style.rawValue) }
    return Font(face: .textStyle(style.rawValue), pointSize: Double(style.pointSize(at: category)))
  }
}

extension TraitCollection? {
  /// The text size of the traits, or the user's if they have none.
  var chosenSize: TraitCollection.ContentSizeCategory {
    self?.specified.preferredContentSizeCategory ?? ApplicationScope.current[\.contentSizeCategory]
  }
}

extension Font {
  /// The size of the text of most views: 14 points (`UIFont.systemFontSize`).
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points (`UIFont.smallSystemFontSize`).
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels: 17 points (`UIFont.labelFontSize`).
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points (`UIFont.buttonFontSize`).
  public class var buttonFontSize: CGFloat { 18 }
}
#endif
