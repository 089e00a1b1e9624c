// UIKit's own colors and fonts, under the names that code for UIKit uses.
public import Graphics

#if UIKit
public import ResponderKit
#endif

extension Color {
  /// UIColor's red.
  public static let red = Color.sRGB(red: 1, green: 0, blue: 0, alpha: 1)
  /// UIColor's green.
  public static let green = Color.sRGB(red: 0, green: 1, blue: 0, alpha: 1)
  /// UIColor's blue.
  public static let blue = Color.sRGB(red: 0, green: 0, blue: 1, alpha: 1)
  /// UIColor's cyan.
  public static let cyan = Color.sRGB(red: 0, green: 1, blue: 1, alpha: 1)
  /// UIColor's yellow.
  public static let yellow = Color.sRGB(red: 1, green: 1, blue: 0, alpha: 1)
  /// UIColor's magenta.
  public static let magenta = Color.sRGB(red: 1, green: 0, blue: 1, alpha: 1)
  /// UIColor's orange.
  public static let orange = Color.sRGB(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// UIColor's purple.
  public static let purple = Color.sRGB(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// UIColor's brown.
  public static let brown = Color.sRGB(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// UIColor's gray: half of white.
  public static let gray = Color.gray(white: 0.5, alpha: 1)
  /// UIColor's dark gray: a third of white.
  public static let darkGray = Color.gray(white: 1 / 3, alpha: 1)
  /// UIColor's light gray: two thirds of white.
  public static let lightGray = Color.gray(white: 2 / 3, alpha: 1)

  /// UIColor's `systemRed`.
  public static let systemRed = Color.system("systemRedColor")
  /// UIColor's `systemGreen`.
  public static let systemGreen = Color.system("systemGreenColor")
  /// UIColor's `systemBlue`.
  public static let systemBlue = Color.system("systemBlueColor")
  /// UIColor's `systemOrange`.
  public static let systemOrange = Color.system("systemOrangeColor")
  /// UIColor's `systemYellow`.
  public static let systemYellow = Color.system("systemYellowColor")
  /// UIColor's `systemPurple`.
  public static let systemPurple = Color.system("systemPurpleColor")
  /// UIColor's `systemGray`.
  public static let systemGray = Color.system("systemGrayColor")
  /// UIColor's `systemBackground`.
  public static let systemBackground = Color.system("systemBackgroundColor")
  /// UIColor's `label`.
  public static let label = Color.system("labelColor")
  /// UIColor's `secondaryLabel`.
  public static let secondaryLabel = Color.system("secondaryLabelColor")
  /// UIColor's `tintColor`, the tint of the view that shows it.
  public static let tintColor = Color.system("tintColor")

  #if UIKit
  /// Creates a color of red, green, blue and opacity, each from 0 to 1
  /// (`UIColor.init(red:green:blue:alpha:)`).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.sRGB(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray (`UIColor.init(white:alpha:)`).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: white, alpha: alpha))
  }

  /// Creates a color of an asset catalog; never nil, because no catalog is read
  /// (`UIColor.init(named:)`).
  public convenience init?(named name: String) { self.init(.named(name)) }

  /// Creates a color that depends on traits (`UIColor.init(dynamicProvider:)`).
  ///
  /// Its components are those for the light style.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    let light = dynamicProvider(TraitCollection(userInterfaceStyle: .light))
    self.init(
      light.value, provider: { ($0 as? TraitCollection).map(dynamicProvider) ?? light })
  }

  /// Creates a color that repeats an image (`UIColor.init(patternImage:)`).
  public convenience init(patternImage image: Image) {
    self.init(.named(image.name), pattern: image)
  }

  /// Returns the color for traits: itself unless it was created with a provider
  /// (`UIColor.resolvedColor(with:)`).
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    provider?(traitCollection) ?? self
  }
  #else
  /// Creates a color of red, green, blue and opacity, each from 0 to 1
  /// (`UIColor.init(red:green:blue:alpha:)`).
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self = .sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray (`UIColor.init(white:alpha:)`).
  public init(white: Double, alpha: Double) { self = .gray(white: white, alpha: alpha) }
  #endif
}

extension Font {
  /// Returns the system's font in a size (`UIFont.systemFont(ofSize:weight:)`).
  public static func systemFont(ofSize size: Scalar, weight: Weight = .regular) -> Font {
    .system(ofSize: size, weight: weight)
  }

  /// Returns the system's bold font in a size (`UIFont.boldSystemFont(ofSize:)`).
  public static func boldSystemFont(ofSize size: Scalar) -> Font {
    .system(ofSize: size, weight: .bold)
  }
}
