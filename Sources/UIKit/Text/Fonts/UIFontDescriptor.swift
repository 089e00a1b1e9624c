#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// The description of a font, from which one is made (`UIFontDescriptor`).
///
/// It never changes.
///
/// The fonts of a device are not known, so nothing is looked up: `UIFont.init(descriptor:size:)`
/// says what becomes of a descriptor.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let attributes: [AttributeName: Any]

  /// Creates a descriptor (`UIFontDescriptor.init(fontAttributes:)`).
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
    super.init()
  }
  /// Creates the descriptor of a font by its PostScript name (`UIFontDescriptor.init(name:size:)`).
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The attributes of the descriptor (`UIFontDescriptor.fontAttributes`).
  open var fontAttributes: [AttributeName: Any] { attributes }
  /// Returns one thing that the descriptor says, nil for nothing
  /// (`UIFontDescriptor.object(forKey:)`).
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }

  /// The PostScript name; empty for none (`UIFontDescriptor.postscriptName`).
  open var postscriptName: String { attributes[.name] as? String ?? "" }
  /// The size in points, 0 for none (`UIFontDescriptor.pointSize`).
  open var pointSize: CGFloat { asNumber(attributes[.size]) ?? 0 }
  /// The traits of the font (`UIFontDescriptor.symbolicTraits`).
  open var symbolicTraits: SymbolicTraits {
    let bits = asNumber(traits[.symbolic]) ?? 0
    var symbolic = SymbolicTraits(rawValue: UInt32(bits))
    if let weight, weight.isBold { symbolic.insert(.traitBold) }
    return symbolic
  }

  // MARK: Others

  /// Returns a descriptor that says more, or something else
  /// (`UIFontDescriptor.addingAttributes(_:)`).
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }
  /// Returns the descriptor in another size (`UIFontDescriptor.withSize(_:)`).
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }
  /// Returns the descriptor of another family, without the name
  /// (`UIFontDescriptor.withFamily(_:)`).
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    without(.name, .face, .textStyle).addingAttributes([.family: newFamily])
  }
  /// Returns the descriptor of another face of the family, without the name
  /// (`UIFontDescriptor.withFace(_:)`).
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    without(.name, .traits).addingAttributes([.face: newFace])
  }
  /// Returns the descriptor with these looks and no others, without the name; never nil, as no font
  /// is looked up (`UIFontDescriptor.withSymbolicTraits(_:)`).
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var traits = traits
    traits[.symbolic] = symbolicTraits.rawValue
    let isBold = weight?.isBold ?? false
    if isBold != symbolicTraits.contains(.traitBold) { traits[.weight] = nil }
    return without(.name, .face).addingAttributes([.traits: traits])
  }
  /// Returns the descriptor of a design of the system's font; nil for another font
  /// (`UIFontDescriptor.withDesign(_:)`).
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let system = ".AppleSystemUIFont"
    guard family?.hasPrefix(system) ?? true else { return nil }
    let suffix: [SystemDesign: String] = [
      .rounded: "Rounded", .serif: "Serif", .monospaced: "Monospaced",
    ]
    return without(.name, .face).addingAttributes([.family: system + (suffix[design] ?? "")])
  }

  /// Returns the descriptor of the font of a text style at the text size that the user has chosen
  /// (`UIFontDescriptor.preferredFontDescriptor(withTextStyle:)`).
  open class func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> UIFontDescriptor {
    Font.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// Returns the descriptor of the font of a text style at the text size of some traits
  /// (`UIFontDescriptor.preferredFontDescriptor(withTextStyle:compatibleWith:)`).
  open class func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> UIFontDescriptor {
    Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another descriptor says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return comparable == other.comparable
  }
  /// A hash of the name and the size.
  open override var hash: Int { postscriptName.hashValue ^ pointSize.hashValue }

  // MARK: Parts

  final var traits: [TraitKey: Any] { attributes[.traits] as? [TraitKey: Any] ?? [:] }
  final var family: String? { attributes[.family] as? String }
  /// The weight that the descriptor says; nil for none.
  final var weight: FontWeight? {
    if let weight = traits[.weight] as? Font.Weight { return FontWeight(weight) }
    return asNumber(traits[.weight]).map { FontWeight(nearestTo: $0) }
  }

  private func without(_ names: AttributeName...) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: attributes.filter { !names.contains($0.key) })
  }

  /// The attributes of the descriptor, in words that can be compared.
  private var comparable: [String: String] {
    var words = ["traits": "\(symbolicTraits.rawValue) \(weight?.number ?? 0)"]
    for (name, value) in attributes where name != .traits {
      words[name.rawValue] = asNumber(value).map { "\($0)" } ?? "\(value)"
    }
    return words
  }
}

/// Returns a number of any type; nil for anything else.
private func asNumber(_ value: Any?) -> CGFloat? {
  if let value = value as? CGFloat { return value }
  return (value as? NSNumber).map { CGFloat($0.doubleValue) }
}
#endif
