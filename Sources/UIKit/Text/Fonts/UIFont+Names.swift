#if UIKit
import Foundation
public import Graphics

extension Font {
  /// The PostScript name: for the system's font that of iOS, such as `.SFUI-Semibold`
  /// (`UIFont.fontName`).
  public var fontName: String {
    switch face {
    case .named(let name, family: _): name
    case .italicSystem: ".SFUI-" + (weight == .regular ? "" : weightName) + "Italic"
    default: ".SFUI-" + weightName
    }
  }
  /// The name of the family: for the system's font that of iOS, `.AppleSystemUIFont`
  /// (`UIFont.familyName`).
  public var familyName: String {
    if case .named(_, let family) = face { return family }
    return ".AppleSystemUIFont"
  }

  private var weightName: String { fontWeight.name }

  /// The weight as a number and as a part of a name.
  var fontWeight: FontWeight { FontWeight(weight) }
}
#endif
