#if UIKit
public import Foundation
public import Graphics

extension Font {
  /// The description of the font (`UIFont.fontDescriptor`).
  public var fontDescriptor: UIFontDescriptor {
    var symbolic: UIFontDescriptor.SymbolicTraits = []
    var weight = fontWeight
    switch face {
    case .named(let name, family: _):
      if name.contains("Italic") || name.contains("Oblique") { symbolic.insert(.traitItalic) }
      if name.contains("Bold") { weight = FontWeight(.bold) }
      if name.contains("Mono") { symbolic.insert(.traitMonoSpace) }
    case .italicSystem: symbolic.insert(.traitItalic)
    default: break
    }
    if weight.isBold { symbolic.insert(.traitBold) }
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: symbolic.rawValue, .weight: weight.number,
    ]
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .name: fontName, .family: familyName, .size: CGFloat(effectivePointSize), .traits: traits,
    ]
    if case .textStyle(let style) = face { attributes[.textStyle] = style }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Creates a font from what is said of it, in a size, 0 for the descriptor's own and 12 without
  /// one (`UIFont.init(descriptor:size:)`).
  ///
  /// The text style, the name or the family, the size, the weight, and whether it is bold or
  /// slanted count; what else the descriptor says is left out. A family without a name gets one by
  /// the usual rule, as in `Helvetica-BoldOblique` but with `Italic`.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let ownSize = descriptor.pointSize > 0 ? descriptor.pointSize : 12
    let symbolic = descriptor.symbolicTraits
    let bold: Font.Weight = symbolic.contains(.traitBold) ? .bold : .regular
    let weight = descriptor.weight?.weight ?? bold
    self.init(
      face: descriptor.face(weight, symbolic.contains(.traitItalic)),
      pointSize: Double(pointSize > 0 ? pointSize : ownSize), weight: weight)
  }
}

extension UIFontDescriptor {
  /// Returns the source of the font that the descriptor describes.
  fileprivate func face(_ weight: Font.Weight, _ isItalic: Bool) -> Font.Face {
    let system = ".AppleSystemUIFont"
    if family == system || family == nil && postscriptName.isEmpty
      || postscriptName.hasPrefix(".SFUI-")
    {
      if isItalic || postscriptName.contains("Italic") { return .italicSystem }
      return (object(forKey: .textStyle) as? String).map { .textStyle($0) } ?? .system
    }
    if !postscriptName.isEmpty {
      let start = postscriptName.split(separator: "-").first.map { String($0) } ?? postscriptName
      return .named(postscriptName, family: family ?? start)
    }
    let family = family ?? ""
    let given = object(forKey: .face) as? String
    let usual = (weight == .regular ? "" : FontWeight(weight).name) + (isItalic ? "Italic" : "")
    let suffix = (given ?? usual).filter { $0 != " " }
    let base = family.filter { $0 != " " }
    return .named(suffix.isEmpty ? base : "\(base)-\(suffix)", family: family)
  }
}
#endif
