#if UIKit
public import Foundation
public import Graphics

extension Font {
  /// Returns the system's font in a size, slanted (`UIFont.italicSystemFont(ofSize:)`).
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(face: .italicSystem, pointSize: Double(fontSize))
  }
  /// Returns the system's font in a size and a weight, whose digits have one width
  /// (`UIFont.monospacedDigitSystemFont(ofSize:weight:)`).
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    .systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the system's font in a size and a weight, whose characters have one width
  /// (`UIFont.monospacedSystemFont(ofSize:weight:)`).
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    let family = ".AppleSystemUIFontMonospaced"
    return Font(
      face: .named("\(family)-\(FontWeight(weight).name)", family: family),
      pointSize: Double(fontSize), weight: weight)
  }
}
#endif
