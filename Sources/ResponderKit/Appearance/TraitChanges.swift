import Graphics

/// One of the traits of a collection: UIKit's `UITraitDefinition`.
@preconcurrency @MainActor
public protocol TraitDefinition {
  /// Returns the trait's value in a collection, for comparison.
  static func value(in traits: TraitCollection) -> AnyHashable?
}

/// The trait of ``TraitCollection/userInterfaceIdiom``.
public enum UserInterfaceIdiomTrait: TraitDefinition {
  /// Returns the kind of device.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.userInterfaceIdiom }
}

/// The trait of ``TraitCollection/userInterfaceStyle``.
public enum UserInterfaceStyleTrait: TraitDefinition {
  /// Returns light or dark.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.userInterfaceStyle }
}

/// The trait of ``TraitCollection/layoutDirection``.
public enum LayoutDirectionTrait: TraitDefinition {
  /// Returns the direction of the interface.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.layoutDirection }
}

/// The trait of ``TraitCollection/preferredContentSizeCategory``.
public enum PreferredContentSizeCategoryTrait: TraitDefinition {
  /// Returns the text size that the user has chosen.
  public static func value(in traits: TraitCollection) -> AnyHashable? {
    traits.preferredContentSizeCategory
  }
}

/// The trait of ``TraitCollection/horizontalSizeClass``.
public enum HorizontalSizeClassTrait: TraitDefinition {
  /// Returns the class of the available width.
  public static func value(in traits: TraitCollection) -> AnyHashable? {
    traits.horizontalSizeClass
  }
}

/// The trait of ``TraitCollection/verticalSizeClass``.
public enum VerticalSizeClassTrait: TraitDefinition {
  /// Returns the class of the available height.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.verticalSizeClass }
}

extension View: TraitChangeObservable {}
