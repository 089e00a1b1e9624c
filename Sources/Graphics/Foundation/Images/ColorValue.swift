#if !UIKit
/// A color by its components or by its name.
///
/// A named color stays a name: what it looks like depends on an asset catalog or on the system,
/// and nothing here draws.
public enum Color: Sendable, Hashable, Codable {
  /// Red, green, blue and opacity, each from 0 to 1, in the sRGB space.
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  /// Brightness and opacity, each from 0 to 1, in the gray space with gamma 2.2.
  case gray(white: Double, alpha: Double)
  /// A color of the system, by its API name, such as `systemBlueColor`.
  case system(String)
  /// A color of an asset catalog.
  case named(String)
  /// A color that only the system knows, with an adjustment.
  indirect case adjusted(Color, ColorAdjustment)

  /// The color itself; with the trait UIKit, where colors are objects, what the object stands for.
  package var value: Color { self }
}
#endif
