import Graphics

/// One of the traits of a collection: UIKit's `UITraitDefinition`.
@MainActor
public protocol TraitDefinition {
  /// The trait's value in a collection, to be compared.
  static func value(in traits: TraitCollection) -> AnyHashable?
}

/// The trait that ``TraitCollection/userInterfaceIdiom`` is.
public enum UserInterfaceIdiomTrait: TraitDefinition {
  /// The kind of device.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.userInterfaceIdiom }
}

/// The trait that ``TraitCollection/userInterfaceStyle`` is.
public enum UserInterfaceStyleTrait: TraitDefinition {
  /// Light or dark.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.userInterfaceStyle }
}

/// The trait that ``TraitCollection/layoutDirection`` is.
public enum LayoutDirectionTrait: TraitDefinition {
  /// The direction of the interface.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.layoutDirection }
}

/// The trait that ``TraitCollection/preferredContentSizeCategory`` is.
public enum PreferredContentSizeCategoryTrait: TraitDefinition {
  /// The text size that the user has chosen.
  public static func value(in traits: TraitCollection) -> AnyHashable? {
    traits.preferredContentSizeCategory
  }
}

/// The trait that ``TraitCollection/horizontalSizeClass`` is.
public enum HorizontalSizeClassTrait: TraitDefinition {
  /// How much room there is from left to right.
  public static func value(in traits: TraitCollection) -> AnyHashable? {
    traits.horizontalSizeClass
  }
}

/// The trait that ``TraitCollection/verticalSizeClass`` is.
public enum VerticalSizeClassTrait: TraitDefinition {
  /// How much room there is from top to bottom.
  public static func value(in traits: TraitCollection) -> AnyHashable? { traits.verticalSizeClass }
}

extension View: TraitChangeObservable {}
