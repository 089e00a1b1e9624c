import Graphics

/// An object that reports changes of its traits, as views do (`UITraitChangeObservable`).
@preconcurrency @MainActor
public protocol TraitChangeObservable: View {}

extension TraitChangeObservable {
  /// Calls a handler with the view and its former traits whenever one of the given traits changes
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

  /// Removes a handler; does nothing for a handler of another view
  /// (`UITraitChangeObservable.unregisterForTraitChanges(_:)`).
  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    rare?.traitRegistrations.removeAll { $0 === registration }
  }
}
