public import ResponderKit

/// A view class whose properties can be set for all its views at once: `UIAppearance`.
@preconcurrency @MainActor
public protocol UIAppearance: View {}

extension View: UIAppearance {}

/// The class of the objects that can contain the views of an appearance: `UIAppearanceContainer`.
public typealias UIAppearanceContainer = ViewResponder

extension UIAppearance {
  /// Returns the proxy for all views of the class: `UIAppearance.appearance()`.
  ///
  /// There is one list of rules for the process, ``AppearanceRules/standard``; an application has
  /// one of its own, see ``Application/appearance(of:whenContainedInInstancesOf:for:)``.
  public static func appearance() -> AppearanceProxy<Self> {
    AppearanceProxy(Self.self, in: .standard)
  }

  /// Returns the proxy for the views of the class in an object of the first class that is in an
  /// object of the second, and so on outward:
  /// `UIAppearance.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> {
    AppearanceProxy(Self.self, in: .standard, whenContainedInInstancesOf: containers)
  }

  /// Returns the proxy for the views of the class with traits: `UIAppearance.appearance(for:)`.
  public static func appearance(for traits: TraitCollection) -> AppearanceProxy<Self> {
    AppearanceProxy(Self.self, in: .standard, for: traits)
  }

  /// Returns the proxy for the views of the class with traits in containers:
  /// `UIAppearance.appearance(for:whenContainedInInstancesOf:)`.
  public static func appearance(
    for traits: TraitCollection, whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> {
    AppearanceProxy(
      Self.self, in: .standard, whenContainedInInstancesOf: containers, for: traits)
  }
}
