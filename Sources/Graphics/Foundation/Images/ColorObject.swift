#if UIKit
public import Foundation

/// A color by its components or by its name: UIKit's `UIColor`.
///
/// A named color stays a name: what it looks like depends on an asset catalog or on the system,
/// and nothing here draws. It never changes, and is safe from any thread.
public final class Color: NSObject, Codable, @unchecked Sendable {
  /// The value of a color.
  package enum Value: Sendable, Hashable, Codable {
    case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
    case gray(white: Double, alpha: Double)
    case system(String)
    case named(String)
    case adjusted(Color, ColorAdjustment)
  }

  package let value: Value
  /// Returns the color for traits, of type `TraitCollection`; nil for one that is always the same.
  package let provider: ((Any?) -> Color)?
  /// The image that is repeated (`UIColor.init(patternImage:)`).
  package let pattern: Image?

  package init(_ value: Value, provider: ((Any?) -> Color)? = nil, pattern: Image? = nil) {
    self.value = value
    self.provider = provider
    self.pattern = pattern
  }

  /// Returns a color of red, green, blue and opacity, each from 0 to 1, in the sRGB space.
  public static func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    Color(.sRGB(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Returns a gray by its brightness and opacity, each from 0 to 1.
  public static func gray(white: Double, alpha: Double) -> Color {
    Color(.gray(white: white, alpha: alpha))
  }

  /// Returns a color of the system, by its API name, such as `systemBlueColor`.
  public static func system(_ name: String) -> Color { Color(.system(name)) }

  /// Returns a color of an asset catalog.
  public static func named(_ name: String) -> Color { Color(.named(name)) }

  package static func adjusted(_ color: Color, _ adjustment: ColorAdjustment) -> Color {
    Color(.adjusted(color, adjustment))
  }

  /// Reads what ``encode(to:)`` writes.
  public convenience init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }

  /// Writes the components or the name.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Returns a Boolean value that indicates whether the other object is a color of the same
  /// components or name.
  ///
  /// A color that depends on traits equals only itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Color else { return false }
    if self === other { return true }
    return value == other.value && provider == nil && other.provider == nil
      && pattern == other.pattern
  }

  /// The hash of the components or the name.
  public override var hash: Int { value.hashValue }

  /// The components or the name.
  public override var description: String { "\(value)" }
}
#endif
