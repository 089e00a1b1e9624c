#if UIKit
public import Foundation
public import UIKitDialect

extension UIPreviewParameters {
  /// Creates parameters for lines of text (`UIPreviewParameters.init(textLineRects:)`).
  public convenience init(textLineRects: [NSValue]) {
    self.init(lineRects: textLineRects.map(\.cgRectValue))
  }

  /// The rectangles of the lines that the preview shows; none unless it was created with some (UIKit
  /// does not make them available).
  public final var textLineRects: [NSValue] { lineRects.map(NSValue.init(cgRect:)) }
}
#endif
