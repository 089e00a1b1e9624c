extension Color {
  /// The components of a color of the system in the light or the dark style, by its API name such as
  /// `labelColor`; nil for a name that is not known.
  ///
  /// They are those that Apple publishes: Human Interface Guidelines, Color, for iOS 13 to 18, and
  /// Apple's design resources for labels, fills and separators, at normal contrast.
  package static func components(ofSystemColor name: String, isDark: Bool = false) -> Color? {
    guard let pair = systemColors[name] else { return nil }
    let (rgb, alpha) = isDark ? pair.dark : pair.light
    return .sRGB(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// Red, green and blue in 8 bits each, and the opacity.
  private typealias Packed = (rgb: Int, alpha: Double)

  private static let systemColors: [String: (light: Packed, dark: Packed)] = [
    "systemRedColor": ((0xFF3B30, 1), (0xFF453A, 1)),
    "systemOrangeColor": ((0xFF9500, 1), (0xFF9F0A, 1)),
    "systemYellowColor": ((0xFFCC00, 1), (0xFFD60A, 1)),
    "systemGreenColor": ((0x34C759, 1), (0x30D158, 1)),
    "systemMintColor": ((0x00C7BE, 1), (0x63E6E2, 1)),
    "systemTealColor": ((0x30B0C7, 1), (0x40C8E0, 1)),
    "systemCyanColor": ((0x32ADE6, 1), (0x64D2FF, 1)),
    "systemBlueColor": ((0x007AFF, 1), (0x0A84FF, 1)),
    "systemIndigoColor": ((0x5856D6, 1), (0x5E5CE6, 1)),
    "systemPurpleColor": ((0xAF52DE, 1), (0xBF5AF2, 1)),
    "systemPinkColor": ((0xFF2D55, 1), (0xFF375F, 1)),
    "systemBrownColor": ((0xA2845E, 1), (0xAC8E68, 1)),
    "systemGrayColor": ((0x8E8E93, 1), (0x8E8E93, 1)),
    "systemGray2Color": ((0xAEAEB2, 1), (0x636366, 1)),
    "systemGray3Color": ((0xC7C7CC, 1), (0x48484A, 1)),
    "systemGray4Color": ((0xD1D1D6, 1), (0x3A3A3C, 1)),
    "systemGray5Color": ((0xE5E5EA, 1), (0x2C2C2E, 1)),
    "systemGray6Color": ((0xF2F2F7, 1), (0x1C1C1E, 1)),
    "labelColor": ((0x000000, 1), (0xFFFFFF, 1)),
    "secondaryLabelColor": ((0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
    "tertiaryLabelColor": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    "quaternaryLabelColor": ((0x3C3C43, 0.18), (0xEBEBF5, 0.16)),
    "placeholderTextColor": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    "linkColor": ((0x007AFF, 1), (0x0984FF, 1)),
    "lightTextColor": ((0xFFFFFF, 0.6), (0xFFFFFF, 0.6)),
    "darkTextColor": ((0x000000, 1), (0x000000, 1)),
    "separatorColor": ((0x3C3C43, 0.29), (0x545458, 0.6)),
    "opaqueSeparatorColor": ((0xC6C6C8, 1), (0x38383A, 1)),
    "systemFillColor": ((0x787880, 0.2), (0x787880, 0.36)),
    "secondarySystemFillColor": ((0x787880, 0.16), (0x787880, 0.32)),
    "tertiarySystemFillColor": ((0x767680, 0.12), (0x767680, 0.24)),
    "quaternarySystemFillColor": ((0x747480, 0.08), (0x767680, 0.18)),
    "systemBackgroundColor": ((0xFFFFFF, 1), (0x000000, 1)),
    "secondarySystemBackgroundColor": ((0xF2F2F7, 1), (0x1C1C1E, 1)),
    "tertiarySystemBackgroundColor": ((0xFFFFFF, 1), (0x2C2C2E, 1)),
    "systemGroupedBackgroundColor": ((0xF2F2F7, 1), (0x000000, 1)),
    "secondarySystemGroupedBackgroundColor": ((0xFFFFFF, 1), (0x1C1C1E, 1)),
    "tertiarySystemGroupedBackgroundColor": ((0xF2F2F7, 1), (0x2C2C2E, 1)),
    "groupTableViewBackgroundColor": ((0xF2F2F7, 1), (0x000000, 1)),
    "tintColor": ((0x007AFF, 1), (0x0A84FF, 1)),
  ]
}
