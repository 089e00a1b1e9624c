#if UIKit
import Foundation
public import UIKitDialect

extension UIColor {
  /// The color by its components (`UIColor.cgColor`).
  ///
  /// A color of the system or of an asset catalog has none; see ``CGColor``. One that depends on
  /// traits has those for the light style.
  public var cgColor: CGColor {
    if pattern != nil { return CGColor(known: self) }
    switch value {
    case .sRGB(let red, let green, let blue, let alpha):
      return CGColor(
        .extendedSRGBSpace, [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
    case .gray(let white, let alpha):
      return CGColor(.extendedGraySpace, [CGFloat(white), CGFloat(alpha)])
    case .system, .named, .adjusted: return CGColor(known: self)
    }
  }

  /// Creates a color of the same components (`UIColor.init(cgColor:)`).
  public convenience init(cgColor: CGColor) {
    if let known = cgColor.known {
      self.init(known.value, pattern: known.pattern)
      return
    }
    let parts = (cgColor.components ?? [0, 1]).map { Double($0) }
    switch parts.count {
    case 4: self.init(.sRGB(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    case 5:
      // Light that the inks leave, without a profile.
      let light = parts[..<3].map { (1 - $0) * (1 - parts[3]) }
      self.init(.sRGB(red: light[0], green: light[1], blue: light[2], alpha: parts[4]))
    default: self.init(.gray(white: parts[0], alpha: parts[parts.count - 1]))
    }
  }

  /// The opacity, if it is known.
  var opacity: CGFloat? { alpha.map { CGFloat($0) } }
}
#endif
