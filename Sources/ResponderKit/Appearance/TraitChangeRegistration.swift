import Graphics

/// The registration of a handler of trait changes, for its removal: UIKit's
/// `UITraitChangeRegistration`.
@preconcurrency @MainActor
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
