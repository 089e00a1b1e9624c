#if UIKit
public import Foundation
public import UIKitDialect

extension UIPreviewParameters {
  /// The part of the view that is shown; nil, for all of it, unless set
  /// (`UIPreviewParameters.visiblePath`).
  public final var visiblePath: UIBezierPath? {
    get { paths.visible as? UIBezierPath }
    set { paths.visible = newValue }
  }
  /// The shape of the shadow; nil, for that of the view, unless set
  /// (`UIPreviewParameters.shadowPath`).
  public final var shadowPath: UIBezierPath? {
    get { paths.shadow as? UIBezierPath }
    set { paths.shadow = newValue }
  }

  /// Creates parameters for lines of text (`UIPreviewParameters.init(textLineRects:)`).
  public convenience init(textLineRects: [NSValue]) {
    self.init(lineRects: textLineRects.map(\.cgRectValue))
  }

  /// The rectangles of the lines that the preview shows; none unless it was created with some (UIKit
  /// does not make them available).
  public final var textLineRects: [NSValue] { lineRects.map(NSValue.init(cgRect:)) }
}
#endif
