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

/// A handler of changes of traits, to be removed again: UIKit's `UITraitChangeRegistration`.
@MainActor
public final class TraitChangeRegistration {
  private let traits: [any TraitDefinition.Type]
  private let handler: (View, TraitCollection) -> Void

  init(
    _ traits: [any TraitDefinition.Type], _ handler: @escaping (View, TraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  func tell(_ view: View, of now: TraitCollection, after previous: TraitCollection) {
    guard traits.contains(where: { $0.value(in: now) != $0.value(in: previous) }) else { return }
    handler(view, previous)
  }
}

/// What tells of changes of its traits, as views do (`UITraitChangeObservable`).
@MainActor
public protocol TraitChangeObservable: View {}

extension View: TraitChangeObservable {}

extension TraitChangeObservable {
  /// Calls a handler with the view and its former traits whenever one of some traits changes
  /// (`UITraitChangeObservable.registerForTraitChanges(_:handler:)`).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping @MainActor (_ view: Self, _ previous: TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { view, previous in
      if let view = view as? Self { handler(view, previous) }
    }
    rarely.traitRegistrations.append(registration)
    return registration
  }

  /// Removes a handler; does nothing for one of another view
  /// (`UITraitChangeObservable.unregisterForTraitChanges(_:)`).
  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    rare?.traitRegistrations.removeAll { $0 === registration }
  }
}
