#if UIKit
public import Foundation
public import UIKitDialect

// Recorded by the current graphics context, if there is one.
extension UIImage {
  /// Draws the image from a point (`UIImage.draw(at:)`).
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image from a point, blended with what is there
  /// (`UIImage.draw(at:blendMode:alpha:)`).
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle (`UIImage.draw(in:)`).
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.uiImage(self, in: rect))
  }

  /// Draws the image in a rectangle, blended with what is there
  /// (`UIImage.draw(in:blendMode:alpha:)`).
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { _ in draw(in: rect) }
  }

  /// Draws the image side by side in a rectangle (`UIImage.drawAsPattern(in:)`).
  ///
  /// One by its name is recorded as an area in the color of the pattern.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let cgImage { return context.draw(cgImage, in: rect, byTiling: true) }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}
#endif
