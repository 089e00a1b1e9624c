/// What an appearance proxy was told: UIKit's `UIAppearance`, as a list of rules that a window's views
/// get when they enter it.
///
/// An application has one of its own, so that two in one process do not meet; the UIKit dialect adds
/// the one that its static `appearance()` writes.
@MainActor
public final class AppearanceRules {
  fileprivate struct Rule {
    let type: View.Type
    let containers: [Responder.Type]
    let traits: TraitCollection?
    let property: AnyHashable
    let apply: @MainActor (View) -> Void
  }

  private var rules: [Rule] = []

  /// Creates a list without rules.
  public init() {}

  /// Forgets every rule; views that have got something from one keep it. UIKit has no counterpart.
  public func removeAll() { rules = [] }

  /// Adds a rule for a property of the views of a class, in place of the one for the same views.
  package func add(
    _ type: View.Type, in containers: [Responder.Type], traits: TraitCollection?,
    property: AnyHashable, _ apply: @escaping @MainActor (View) -> Void
  ) {
    rules.removeAll {
      $0.type == type && $0.property == property && $0.traits == traits
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    rules.append(
      Rule(
        type: type, containers: containers, traits: traits, property: property, apply: apply))
  }

  /// Applies the rules that are for a view, the closest last.
  ///
  /// A rule for the traits that hold is closer than one for any, then the longer chain of containers,
  /// then the class that is nearer to the view's, then what was told later.
  func apply(to view: View) {
    guard !rules.isEmpty else { return }
    var traits: TraitCollection?
    let matching = rules.enumerated().filter { _, rule in
      guard isKind(Swift.type(of: view), of: rule.type), rule.contains(view) else { return false }
      guard let wanted = rule.traits else { return true }
      let present = traits ?? view.traitCollection
      traits = present
      return present.containsTraits(in: wanted)
    }
    let inOrder = matching.map { number, rule in
      let closeness = [
        rule.traits == nil ? 0 : 1, rule.containers.count, depth(of: rule.type), number,
      ]
      return (closeness, rule)
    }
    for (_, rule) in inOrder.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
      rule.apply(view)
    }
  }

  /// How many classes a class derives from.
  private func depth(of type: AnyClass) -> Int {
    sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
  }
}

extension AppearanceRules.Rule {
  /// Whether a view is in containers of the classes, the first one of the list innermost.
  @MainActor
  fileprivate func contains(_ view: View) -> Bool {
    var wanted = containers[...]
    var container = view.next
    var passed = 0
    while let type = wanted.first, let present = container, passed < 10_000 {
      if isKind(Swift.type(of: present), of: type) { wanted = wanted.dropFirst() }
      container = present.next
      passed += 1
    }
    return wanted.isEmpty
  }
}

extension Window {
  final func applyAppearance(to view: View) {
    AppearanceRules.standard.apply(to: view)
    windowScene?.owner?.appearanceRules.apply(to: view)
  }
}

extension AppearanceRules {
  /// The rules for all windows, whatever their application: what the UIKit dialect's static
  /// `appearance()` writes, as UIKit's is one for the process.
  ///
  /// Bound to another list for a test: `AppearanceRules.$standard.withValue(AppearanceRules()) { … }`.
  @TaskLocal public static var standard = AppearanceRules()
}
