#if UIKit
import Graphics

/// A color as numbers, in the sRGB space.
struct ColorComponents: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// The numbers of a color; nil where only an asset catalog or the system knows them.
  ///
  /// The system's colors have those of the light style that Apple publishes: Human Interface
  /// Guidelines, Color, for iOS 13 to 18, and Apple's design resources for labels, fills and
  /// separators.
  init?(_ color: Color) {
    switch color.value {
    case .sRGB(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha):
      self.init(red: white, green: white, blue: white, alpha: alpha)
    case .system(let name):
      guard let (rgb, alpha) = Self.system[name] else { return nil }
      self.init(rgb: rgb, alpha: alpha)
    case .named: return nil
    case .adjusted(let color, let adjustment):
      guard let components = ColorComponents(color) else { return nil }
      self = components.adjusted(adjustment)
    }
  }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  private init(rgb: Int, alpha: Double) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  private func adjusted(_ adjustment: ColorAdjustment) -> ColorComponents {
    var result = self
    switch adjustment {
    case .opacity(let alpha): result.alpha = alpha
    case .desaturated:
      let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      (result.red, result.green, result.blue) = (gray, gray, gray)
    case .darkened(let share):
      let rest = 1 - share
      (result.red, result.green, result.blue) = (red * rest, green * rest, blue * rest)
    }
    return result
  }

  /// Red, green and blue in 8 bits each, and the opacity, by API name.
  private static let system: [String: (rgb: Int, alpha: Double)] = [
    "systemRedColor": (0xFF3B30, 1),
    "systemOrangeColor": (0xFF9500, 1),
    "systemYellowColor": (0xFFCC00, 1),
    "systemGreenColor": (0x34C759, 1),
    "systemMintColor": (0x00C7BE, 1),
    "systemTealColor": (0x30B0C7, 1),
    "systemCyanColor": (0x32ADE6, 1),
    "systemBlueColor": (0x007AFF, 1),
    "systemIndigoColor": (0x5856D6, 1),
    "systemPurpleColor": (0xAF52DE, 1),
    "systemPinkColor": (0xFF2D55, 1),
    "systemBrownColor": (0xA2845E, 1),
    "systemGrayColor": (0x8E8E93, 1),
    "systemGray2Color": (0xAEAEB2, 1),
    "systemGray3Color": (0xC7C7CC, 1),
    "systemGray4Color": (0xD1D1D6, 1),
    "systemGray5Color": (0xE5E5EA, 1),
    "systemGray6Color": (0xF2F2F7, 1),
    "labelColor": (0x000000, 1),
    "secondaryLabelColor": (0x3C3C43, 0.6),
    "tertiaryLabelColor": (0x3C3C43, 0.3),
    "quaternaryLabelColor": (0x3C3C43, 0.18),
    "placeholderTextColor": (0x3C3C43, 0.3),
    "linkColor": (0x007AFF, 1),
    "lightTextColor": (0xFFFFFF, 0.6),
    "darkTextColor": (0x000000, 1),
    "separatorColor": (0x3C3C43, 0.29),
    "opaqueSeparatorColor": (0xC6C6C8, 1),
    "systemFillColor": (0x787880, 0.2),
    "secondarySystemFillColor": (0x787880, 0.16),
    "tertiarySystemFillColor": (0x767680, 0.12),
    "quaternarySystemFillColor": (0x747480, 0.08),
    "systemBackgroundColor": (0xFFFFFF, 1),
    "secondarySystemBackgroundColor": (0xF2F2F7, 1),
    "tertiarySystemBackgroundColor": (0xFFFFFF, 1),
    "systemGroupedBackgroundColor": (0xF2F2F7, 1),
    "secondarySystemGroupedBackgroundColor": (0xFFFFFF, 1),
    "tertiarySystemGroupedBackgroundColor": (0xF2F2F7, 1),
    "groupTableViewBackgroundColor": (0xF2F2F7, 1),
    "tintColor": (0x007AFF, 1),
  ]
}
#endif
