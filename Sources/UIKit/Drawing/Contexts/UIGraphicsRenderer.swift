#if UIKit
public import Foundation
import UIKitDialect

/// The format of a drawing (`UIGraphicsRendererFormat`).
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn; set by the renderer.
  public final internal(set) var bounds = CGRect.zero

  /// Creates the format of the main screen.
  public override init() { super.init() }

  /// Returns a format for the main screen.
  open class func `default`() -> Self { madeByInit(self) }

  /// Returns a format for the main screen, as `default()` does.
  open class func preferred() -> Self { madeByInit(self) }
}

/// The context of the drawing of a renderer (`UIGraphicsRendererContext`).
open class UIGraphicsRendererContext: NSObject {
  /// The context, which records.
  public final let cgContext: CGContext
  /// The format in which it is drawn.
  public final let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle, blended with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode) { $0.fill(rect) }
  }

  /// Draws a line one point wide inside a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Draws a line one point wide inside a rectangle, blended with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Restricts what is drawn next to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
#endif
