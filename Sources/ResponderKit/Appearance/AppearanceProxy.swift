public import Graphics

/// Sets the properties that views of a class get when they enter a window: the result of UIKit's
/// `appearance()`.
///
/// The last value for a property wins, but a value that was set on a view itself takes precedence.
/// Views that are already in a window keep their values.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct AppearanceProxy<Target: View> {
  private let rules: AppearanceRules
  private let containers: [ViewResponder.Type]
  private let traits: TraitCollection?

  /// Creates a proxy that writes to a list of rules.
  ///
  /// With containers, it applies to views in an object of the first class that is in an object of
  /// the second, and so on outward; with traits, to views that have those traits.
  public init(
    _ type: Target.Type = Target.self, in rules: AppearanceRules,
    whenContainedInInstancesOf containers: [ViewResponder.Type] = [],
    for traits: TraitCollection? = nil
  ) {
    self.rules = rules
    self.containers = containers
    self.traits = traits
  }

  /// Adds a rule for a property, identified by a key.
  package func add(
    _ property: some Hashable & Sendable, _ value: Any? = nil,
    _ apply: @escaping @MainActor (Target) -> Void
  ) {
    rules.add(
      Target.self, in: containers, traits: traits, property: AnyHashable(property), value: value
    ) {
      if let target = $0 as? Target { apply(target) }
    }
  }

  /// The value that was set for a property; nil for none.
  package func value<Value>(_ property: some Hashable & Sendable) -> Value? {
    rules.value(Target.self, in: containers, traits: traits, property: AnyHashable(property))
      as? Value
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint of views that have none of their own; nil unless set (`UIView.tintColor`).
  public var tintColor: Color! {
    get { value("tintColor") }
    nonmutating set {
      let color: Color? = newValue
      add("tintColor", color) { $0.setTintFromAppearance(color) }
    }
  }
}

extension View {
  /// Sets the tint of a document, which an appearance proxy may override.
  package final func decode(tintColor: Color) {
    self.tintColor = tintColor
    rarely.isTintFromAppearance = true
  }

  final func setTintFromAppearance(_ color: Color?) {
    guard explicitTintColor == nil || rare?.isTintFromAppearance == true else { return }
    setTintColor(color)
    rarely.isTintFromAppearance = true
  }
}

extension Application {
  /// Returns the proxy for the views of a class in the application's windows: UIKit's
  /// `appearance()`, for one application.
  public final func appearance<Target: View>(
    of type: Target.Type, whenContainedInInstancesOf containers: [ViewResponder.Type] = [],
    for traits: TraitCollection? = nil
  ) -> AppearanceProxy<Target> {
    AppearanceProxy(
      type, in: appearanceRules, whenContainedInInstancesOf: containers, for: traits)
  }
}
