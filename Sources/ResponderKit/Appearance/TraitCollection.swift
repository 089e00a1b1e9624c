public import Graphics

/// The device and its user's preferences for the interface: UIKit's `UITraitCollection`, as a
/// value.
///
/// A trait that is nil is not specified.
public struct TraitCollection: Sendable, Hashable {
  /// The kind of device, with the raw values of `UIUserInterfaceIdiom`.
  public enum UserInterfaceIdiom: Int, Sendable, Hashable, CaseIterable {
    /// Not specified (`UIUserInterfaceIdiom.unspecified`).
    case unspecified = -1
    /// An iPhone or iPod touch (`UIUserInterfaceIdiom.phone`).
    case phone = 0
    /// An iPad (`UIUserInterfaceIdiom.pad`).
    case pad = 1
    /// An Apple TV (`UIUserInterfaceIdiom.tv`).
    case tv = 2
    /// The display of a car (`UIUserInterfaceIdiom.carPlay`).
    case carPlay = 3
    /// A Mac, for an app made for it.
    case mac = 5
    /// A device that runs visionOS (`UIUserInterfaceIdiom.vision`).
    case vision = 6
  }

  /// Light or dark, with the raw values of `UIUserInterfaceStyle`.
  public enum UserInterfaceStyle: Int, Sendable, Hashable, CaseIterable {
    /// Not specified (`UIUserInterfaceStyle.unspecified`).
    case unspecified = 0
    /// Light backgrounds with dark text (`UIUserInterfaceStyle.light`).
    case light = 1
    /// Dark backgrounds with light text (`UIUserInterfaceStyle.dark`).
    case dark = 2
  }

  /// The amount of space that is available, with the raw values of `UIUserInterfaceSizeClass`.
  public enum SizeClass: Int, Sendable, Hashable, CaseIterable {
    /// Not specified (`UIUserInterfaceSizeClass.unspecified`).
    case unspecified = 0
    /// Constrained space, such as the width of an upright phone
    /// (`UIUserInterfaceSizeClass.compact`).
    case compact = 1
    /// Ample space, such as the width of a full-screen app on an iPad
    /// (`UIUserInterfaceSizeClass.regular`).
    case regular = 2
  }

  /// The text size that the user has chosen, from small to large: `UIContentSizeCategory`.
  public enum ContentSizeCategory: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Not specified (`UIContentSizeCategory.unspecified`).
    case unspecified = -1
    /// The smallest size (`UIContentSizeCategory.extraSmall`).
    case extraSmall
    /// Two steps smaller than the default (`UIContentSizeCategory.small`).
    case small
    /// One step smaller than the default (`UIContentSizeCategory.medium`).
    case medium
    /// The default size (`UIContentSizeCategory.large`).
    case large
    /// One step larger than the default (`UIContentSizeCategory.extraLarge`).
    case extraLarge
    /// Two steps larger than the default (`UIContentSizeCategory.extraExtraLarge`).
    case extraExtraLarge
    /// The largest size that is not an accessibility size
    /// (`UIContentSizeCategory.extraExtraExtraLarge`).
    case extraExtraExtraLarge
    /// The smallest accessibility size (`UIContentSizeCategory.accessibilityMedium`).
    case accessibilityMedium
    /// The second accessibility size (`UIContentSizeCategory.accessibilityLarge`).
    case accessibilityLarge
    /// The third accessibility size (`UIContentSizeCategory.accessibilityExtraLarge`).
    case accessibilityExtraLarge
    /// The fourth accessibility size (`UIContentSizeCategory.accessibilityExtraExtraLarge`).
    case accessibilityExtraExtraLarge
    /// The largest accessibility size (`UIContentSizeCategory.accessibilityExtraExtraExtraLarge`).
    case accessibilityExtraExtraExtraLarge

    /// A Boolean value that indicates whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Returns a Boolean value that indicates whether the left size is smaller.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package private(set) var specified = Specified()

  /// The traits that are specified.
  package struct Specified: Sendable, Hashable {
    package var userInterfaceIdiom: UserInterfaceIdiom?
    package var userInterfaceStyle: UserInterfaceStyle?
    package var preferredContentSizeCategory: ContentSizeCategory?
    package var horizontalSizeClass: SizeClass?
    package var verticalSizeClass: SizeClass?
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { specified.userInterfaceIdiom ?? .unspecified }
    set { specified.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { specified.userInterfaceStyle ?? .unspecified }
    set { specified.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { specified.preferredContentSizeCategory ?? .unspecified }
    set { specified.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
  }
  /// The class of the available width.
  public var horizontalSizeClass: SizeClass {
    get { specified.horizontalSizeClass ?? .unspecified }
    set { specified.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
  }
  /// The class of the available height.
  public var verticalSizeClass: SizeClass {
    get { specified.verticalSizeClass ?? .unspecified }
    set { specified.verticalSizeClass = newValue == .unspecified ? nil : newValue }
  }
  /// The direction of the interface.
  public var layoutDirection: LayoutDirection?

  /// Creates traits; omitted ones are not specified.
  public init(
    userInterfaceIdiom: UserInterfaceIdiom? = nil, userInterfaceStyle: UserInterfaceStyle? = nil,
    layoutDirection: LayoutDirection? = nil,
    preferredContentSizeCategory: ContentSizeCategory? = nil,
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil
  ) {
    specified.userInterfaceIdiom = userInterfaceIdiom == .unspecified ? nil : userInterfaceIdiom
    specified.userInterfaceStyle = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle
    self.layoutDirection = layoutDirection
    specified.preferredContentSizeCategory =
      preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
    specified.horizontalSizeClass = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass
    specified.verticalSizeClass = verticalSizeClass == .unspecified ? nil : verticalSizeClass
  }

  /// An upright phone in light colors at the Large text size: the traits without a scene.
  public static let standard = TraitCollection(
    userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large, horizontalSizeClass: .compact,
    verticalSizeClass: .regular)

  /// Returns whether all traits that the other collection specifies have the same values here
  /// (`UITraitCollection.containsTraits(in:)`).
  public func containsTraits(in other: TraitCollection) -> Bool {
    merging(other) == self
  }

  /// Returns the traits, overridden by those that another collection specifies.
  public func merging(_ other: TraitCollection) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: other.specified.userInterfaceIdiom ?? specified.userInterfaceIdiom,
      userInterfaceStyle: other.specified.userInterfaceStyle ?? specified.userInterfaceStyle,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      preferredContentSizeCategory: other.specified.preferredContentSizeCategory
        ?? specified.preferredContentSizeCategory,
      horizontalSizeClass: other.specified.horizontalSizeClass ?? specified.horizontalSizeClass,
      verticalSizeClass: other.specified.verticalSizeClass ?? specified.verticalSizeClass)
  }
}
