/// A colour by its components or by its name.
///
/// A named colour stays a name: what it looks like depends on an asset catalog or on the system,
/// and nothing here draws.
public enum Color: Sendable, Hashable, Codable {
  /// Red, green, blue and opacity, each from 0 to 1, in the sRGB space.
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  /// Brightness and opacity, each from 0 to 1, in the grey space with gamma 2.2.
  case gray(white: Double, alpha: Double)
  /// A colour of the system, by its API name, such as `systemBlueColor`.
  case system(String)
  /// A colour of an asset catalog.
  case named(String)

  /// Opaque black.
  public static let black = Color.gray(white: 0, alpha: 1)
  /// Opaque white.
  public static let white = Color.gray(white: 1, alpha: 1)
  /// No colour at all: black with opacity 0.
  public static let clear = Color.gray(white: 0, alpha: 0)

  /// The opacity from 0 to 1; nil where only the system knows it.
  public var alpha: Double? {
    switch self {
    case .sRGB(_, _, _, let alpha), .gray(_, let alpha): alpha
    case .system, .named: nil
    }
  }
}
