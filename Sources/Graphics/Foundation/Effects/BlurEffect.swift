#if UIKit
/// A blur of the content behind: UIKit's `UIBlurEffect`.
public final class BlurEffect: VisualEffect, @unchecked Sendable {
  /// The styles of the blur, with the raw values of `UIBlurEffect.Style`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// Lighter than the content.
    case extraLight = 0
    /// As light as the content.
    case light = 1
    /// Darker than the content.
    case dark = 2
    /// Light or dark by the interface style.
    case regular = 4
    /// Light or dark, and clearly visible.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The ordinary material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The ordinary material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The ordinary material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// Creates a blur of a style (`UIBlurEffect.init(style:)`).
  public convenience init(style: Style) { self.init(.blur(style.rawValue)) }

  final var style: Int? {
    if case .blur(let style) = value { style } else { nil }
  }
}

/// A color that stays legible on a blur: UIKit's `UIVibrancyEffect`.
public final class VibrancyEffect: VisualEffect, @unchecked Sendable {
  /// Creates the effect for a blur (`UIVibrancyEffect.init(blurEffect:)`).
  public convenience init(blurEffect: BlurEffect) { self.init(.vibrancy(blurEffect.style, nil)) }

  /// Creates the effect for a blur and for content of a kind
  /// (`UIVibrancyEffect.init(blurEffect:style:)`).
  public convenience init(blurEffect: BlurEffect, style: VibrancyEffectStyle) {
    self.init(.vibrancy(blurEffect.style, style.rawValue))
  }
}

/// The purpose of a vibrant color, with the raw values of `UIVibrancyEffectStyle`.
public enum VibrancyEffectStyle: Int, Sendable, Hashable, CaseIterable {
  /// The most important text.
  case label = 0
  /// Less important text.
  case secondaryLabel = 1
  /// Text of the third rank.
  case tertiaryLabel = 2
  /// Text of the fourth rank.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas of the second rank.
  case secondaryFill = 5
  /// Areas of the third rank.
  case tertiaryFill = 6
  /// Lines between others.
  case separator = 7
}
#endif
