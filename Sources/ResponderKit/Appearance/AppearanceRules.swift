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
    let value: Any?
    let apply: @MainActor (View) -> Void

    func isForSame(as other: Rule) -> Bool {
      type == other.type && property == other.property && traits == other.traits
        && containers.map(ObjectIdentifier.init) == other.containers.map(ObjectIdentifier.init)
    }
  }

  private var rules: [Rule] = []
  var isEmpty: Bool { rules.isEmpty }

  /// Creates a list without rules.
  public init() {}

  /// Forgets every rule; views that have got something from one keep it.
  ///
  /// UIKit has no counterpart.
  public func removeAll() { rules = [] }

  /// Adds a rule for a property of the views of a class, in place of the one for the same views.
  func add(
    _ type: View.Type, in containers: [Responder.Type], traits: TraitCollection?,
    property: AnyHashable, value: Any?, _ apply: @escaping @MainActor (View) -> Void
  ) {
    let rule = Rule(
      type: type, containers: containers, traits: traits, property: property, value: value,
      apply: apply)
    rules.removeAll { $0.isForSame(as: rule) }
    rules.append(rule)
  }

  /// The value that was told for a property of the views of a class.
  func told(
    _ type: View.Type, in containers: [Responder.Type], traits: TraitCollection?,
    property: AnyHashable
  ) -> Any? {
    let wanted = Rule(
      type: type, containers: containers, traits: traits, property: property, value: nil,
      apply: { _ in })
    return rules.first { $0.isForSame(as: wanted) }?.value
  }

  /// Applies the rules that are for a view, the one that decides last.
  ///
  /// A rule for the traits that hold comes before one for any; then the one with the outermost container
  /// decides, then the longer chain of containers (Apple's page on `UIAppearance`), then the class that is
  /// nearer to the view's, then what was told later.
  func apply(to view: View) {
    guard !rules.isEmpty else { return }
    var traits: TraitCollection?
    var around: [Responder.Type]?
    var matching: [(closeness: [Int], rule: Rule)] = []
    for (number, rule) in rules.enumerated()
    where isKind(Swift.type(of: view), of: rule.type) {
      var outermost = -1
      if !rule.containers.isEmpty {
        let classes = around ?? classes(around: view)
        around = classes
        guard let found = rule.outermostContainer(among: classes) else { continue }
        outermost = found
      }
      if let wanted = rule.traits {
        let present = traits ?? view.traitCollection
        traits = present
        guard present.containsTraits(in: wanted) else { continue }
      }
      matching.append(
        (
          [
            rule.traits == nil ? 0 : 1, outermost, rule.containers.count, depth(of: rule.type),
            number,
          ], rule
        ))
    }
    for (_, rule) in matching.sorted(by: { $0.closeness.lexicographicallyPrecedes($1.closeness) }) {
      rule.apply(view)
    }
  }

  /// The classes of what a view is in, from inside to outside; a chain that leads back ends somewhere.
  private func classes(around view: View) -> [Responder.Type] {
    sequence(first: view, next: { $0.next }).dropFirst().prefix(10_000).map { Swift.type(of: $0) }
  }

  /// How many classes a class derives from.
  private func depth(of type: AnyClass) -> Int {
    sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
  }
}

extension AppearanceRules.Rule {
  /// How far out the outermost container of the rule is among the classes around a view; nil where the
  /// view is not in such containers, the first one of the list innermost.
  @MainActor
  fileprivate func outermostContainer(among classes: [Responder.Type]) -> Int? {
    var wanted = containers[...]
    for (place, present) in classes.enumerated() {
      guard let type = wanted.first else { break }
      if wanted.count == 1 {
        return classes.indices.last { $0 >= place && isKind(classes[$0], of: type) }
      }
      if isKind(present, of: type) { wanted = wanted.dropFirst() }
    }
    return nil
  }
}

extension Window {
  /// Applies the rules of the application to the views that are in the window.
  final func applyAppearanceToAll(in view: View) {
    guard let rules = windowScene?.owner?.appearanceRules, !rules.isEmpty else { return }
    if view !== self { rules.apply(to: view) }
    for inner in view.subviews where inner.window === self { applyAppearanceToAll(in: inner) }
  }

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
