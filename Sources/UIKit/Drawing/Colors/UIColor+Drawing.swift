#if UIKit
import Foundation
public import UIKitDialect

extension UIColor {
  /// Makes this the color of areas and lines in the current graphics context (`UIColor.set()`).
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of areas in the current graphics context (`UIColor.setFill()`).
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the color of lines in the current graphics context (`UIColor.setStroke()`).
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
#endif
