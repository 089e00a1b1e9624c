public import Graphics

/// Tells what the views of a class get when they enter a window: what UIKit's `appearance()` returns.
///
/// The last word for a property counts; what was set on a view itself wins. Views that are in a window
/// already keep what they have.
@MainActor
public struct AppearanceProxy<Target: View> {
  private let rules: AppearanceRules
  private let containers: [Responder.Type]
  private let traits: TraitCollection?

  /// Creates a proxy that writes to a list of rules.
  ///
  /// With containers it is for views in an object of the first class, that in one of the second, and so
  /// on outward; with traits for those with them.
  public init(
    _ type: Target.Type = Target.self, in rules: AppearanceRules,
    whenContainedInInstancesOf containers: [Responder.Type] = [], for traits: TraitCollection? = nil
  ) {
    self.rules = rules
    self.containers = containers
    self.traits = traits
  }

  /// Adds a rule for a property, by what tells it apart.
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

  /// What the proxy was told for a property; nil for nothing.
  package func told<Value>(_ property: some Hashable & Sendable) -> Value? {
    rules.told(Target.self, in: containers, traits: traits, property: AnyHashable(property))
      as? Value
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint of views that have none of their own; nil unless told (`UIView.tintColor`).
  public var tintColor: Color! {
    get { told("tintColor") }
    nonmutating set {
      let color: Color? = newValue
      add("tintColor", color) { $0.setTintFromAppearance(color) }
    }
  }
}

extension View {
  /// Sets the tint of a document, which gives way to an appearance proxy.
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
  /// Returns the proxy for the views of a class in the application's windows: UIKit's `appearance()`,
  /// for one application.
  public final func appearance<Target: View>(
    of type: Target.Type, whenContainedInInstancesOf containers: [Responder.Type] = [],
    for traits: TraitCollection? = nil
  ) -> AppearanceProxy<Target> {
    AppearanceProxy(
      type, in: appearanceRules, whenContainedInInstancesOf: containers, for: traits)
  }
}
