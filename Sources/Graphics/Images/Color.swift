extension Color {
  /// Opaque black.
  public static let black = Color.gray(white: 0, alpha: 1)
  /// Opaque white.
  public static let white = Color.gray(white: 1, alpha: 1)
  /// No color at all: black with opacity 0.
  public static let clear = Color.gray(white: 0, alpha: 0)

  /// The opacity from 0 to 1; nil when only the system knows it.
  public var alpha: Double? {
    switch value {
    case .sRGB(_, _, _, let alpha), .gray(_, let alpha): alpha
    case .adjusted(_, .opacity(let alpha)): alpha
    case .adjusted(let color, _): color.alpha
    case .system, .named: nil
    }
  }
}

extension Color {
  /// Returns the color with another opacity, from 0 to 1 (`UIColor.withAlphaComponent(_:)`).
  public func withAlphaComponent(_ alpha: Double) -> Color {
    switch value {
    case .sRGB(let red, let green, let blue, _):
      .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .adjusted(let color, .opacity): color.withAlphaComponent(alpha)
    case .system, .named, .adjusted: .adjusted(self, .opacity(alpha))
    }
  }

  /// The gray of the same luminance: the ITU-R BT.709 weights, applied to the components as stored.
  public var desaturated: Color {
    switch value {
    case .sRGB(let red, let green, let blue, let alpha):
      .gray(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    case .gray, .adjusted(_, .desaturated): self
    case .system, .named, .adjusted: .adjusted(self, .desaturated)
    }
  }

  /// Returns the color mixed with a share of black, from 0 to 1.
  public func darkened(by share: Double) -> Color {
    switch value {
    case .sRGB(let red, let green, let blue, let alpha):
      .sRGB(
        red: red * (1 - share), green: green * (1 - share), blue: blue * (1 - share), alpha: alpha)
    case .gray(let white, let alpha): .gray(white: white * (1 - share), alpha: alpha)
    case .system, .named, .adjusted: .adjusted(self, .darkened(share))
    }
  }
}
