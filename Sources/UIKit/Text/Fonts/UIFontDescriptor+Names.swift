#if UIKit

extension UIFontDescriptor {
  /// The names of the attributes of a font descriptor (`UIFontDescriptor.AttributeName`).
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the face in the family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that the user sees, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The characters that the font has to have, a `CharacterSet`.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for characters that this one lacks, an array of descriptors.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The width of every character, a number.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The typographic features, an array of dictionaries by ``FeatureKey``.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, the raw value of a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A trait of a font (`UIFontDescriptor.TraitKey`).
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of a ``SymbolicTraits``, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1, or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a typographic feature (`UIFontDescriptor.FeatureKey`).
  public struct FeatureKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the feature, by its name before iOS 15.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice, by its name before iOS 15.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system's font (`UIFontDescriptor.SystemDesign`).
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of a font, in bits (`UIFontDescriptor.SymbolicTraits`), with UIKit's raw values.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}
#endif
