public import Graphics

/// What an interface is shown on and how its user likes it: UIKit's `UITraitCollection`, as a value.
///
/// A trait that is nil is not specified.
public struct TraitCollection: Sendable, Hashable {
  /// The kind of device, with the raw values of `UIUserInterfaceIdiom`.
  public enum UserInterfaceIdiom: Int, Sendable, Hashable, CaseIterable {
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    /// A Mac, for an app that is made for it.
    case mac = 5
    case vision = 6
  }

  /// Light or dark, with the raw values of `UIUserInterfaceStyle`.
  public enum UserInterfaceStyle: Int, Sendable, Hashable, CaseIterable {
    case light = 1
    case dark = 2
  }

  /// How much room there is, with the raw values of `UIUserInterfaceSizeClass`.
  public enum SizeClass: Int, Sendable, Hashable, CaseIterable {
    case compact = 1
    case regular = 2
  }

  /// The text size that the user has chosen, from small to large: `UIContentSizeCategory`.
  public enum ContentSizeCategory: Int, Sendable, Hashable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the left one is smaller.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom?
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The direction of the interface.
  public var layoutDirection: LayoutDirection?
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// How much room there is from left to right.
  public var horizontalSizeClass: SizeClass?
  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass?

  /// Creates traits; those that are not given are not specified.
  public init(
    userInterfaceIdiom: UserInterfaceIdiom? = nil, userInterfaceStyle: UserInterfaceStyle? = nil,
    layoutDirection: LayoutDirection? = nil,
    preferredContentSizeCategory: ContentSizeCategory? = nil,
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// An upright phone in light colors at the Large text size: what there is without a scene.
  public static let standard = TraitCollection(
    userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large, horizontalSizeClass: .compact,
    verticalSizeClass: .regular)

  /// Whether all traits that the other collection specifies are the same here
  /// (`UITraitCollection.containsTraits(in:)`).
  public func containsTraits(in other: TraitCollection) -> Bool {
    merging(other) == self
  }

  /// Returns the traits with those that another collection specifies put over them.
  public func merging(_ other: TraitCollection) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass)
  }
}
