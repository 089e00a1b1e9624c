/// The settings of appearance proxies: UIKit's `UIAppearance`, as a list of rules that apply to
/// views when they enter a window.
///
/// Each application has a list of its own, so that two in one process do not interfere; the UIKit
/// dialect adds the list that its static `appearance()` writes.
@preconcurrency @MainActor
public final class AppearanceRules {
  fileprivate struct Rule {
    let type: View.Type
    let containers: [ViewResponder.Type]
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

  /// Removes every rule; views keep the values that they have.
  ///
  /// UIKit has no counterpart.
  public func removeAll() { rules = [] }

  /// Adds a rule for a property of the views of a class; it replaces the one for the same views.
  func add(
    _ type: View.Type, in containers: [ViewResponder.Type], traits: TraitCollection?,
    property: AnyHashable, value: Any?, _ apply: @escaping @MainActor (View) -> Void
  ) {
    let rule = Rule(
      type: type, containers: containers, traits: traits, property: property, value: value,
      apply: apply)
    rules.removeAll { $0.isForSame(as: rule) }
    rules.append(rule)
  }

  /// Returns the value that was set for a property of the views of a class.
  func value(
    _ type: View.Type, in containers: [ViewResponder.Type], traits: TraitCollection?,
    property: AnyHashable
  ) -> Any? {
    let wanted = Rule(
      type: type, containers: containers, traits: traits, property: property, value: nil,
      apply: { _ in })
    return rules.first { $0.isForSame(as: wanted) }?.value
  }

  /// Applies the rules that match a view, the one with the highest precedence last.
  ///
  /// A rule for the current traits takes precedence over one for any traits; then the rule with the
  /// outermost container wins, then the one with the longer chain of containers (Apple's page on
  /// `UIAppearance`), then the one whose class is closer to the view's, then the later one.
  func apply(to view: View) {
    guard !rules.isEmpty else { return }
    var traits: TraitCollection?
    var around: [ViewResponder.Type]?
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

  /// The classes of the objects around a view, from inside to outside; a limit ends a chain that
  /// leads back.
  private func classes(around view: View) -> [ViewResponder.Type] {
    sequence(first: view, next: { $0.next }).dropFirst().prefix(10_000).map { Swift.type(of: $0) }
  }

  /// Returns the number of classes in a class's chain of inheritance.
  private func depth(of type: AnyClass) -> Int {
    sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
  }
}

extension AppearanceRules.Rule {
  /// Returns the index of the rule's outermost container among the classes around a view; nil if
  /// the view is not in such containers, of which the first in the list is the innermost.
  @MainActor
  fileprivate func outermostContainer(among classes: [ViewResponder.Type]) -> Int? {
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
  /// Applies the rules of the application to the views in the window.
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
  /// The rules for the windows of all applications: the list that the UIKit dialect's static
  /// `appearance()` writes, as UIKit has one for the process.
  ///
  /// A test binds another list:
  /// `AppearanceRules.$standard.withValue(AppearanceRules()) { … }`.
  @TaskLocal public static var standard = AppearanceRules()
}
