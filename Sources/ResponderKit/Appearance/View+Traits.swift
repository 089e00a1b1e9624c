public import Graphics

extension View {
  /// The traits that hold for the view and those in it in place of what is around it; none unless set
  /// (`UIView.traitOverrides`).
  public final var traitOverrides: TraitCollection {
    get { rare?.traitOverrides ?? TraitCollection() }
    set {
      guard newValue != traitOverrides else { return }
      let before = traitCollection
      rarely.traitOverrides = newValue
      if traitCollection != before { announceTraits(after: before) }
    }
  }

  /// The traits that hold for the view: those of its scene, and what the views that it is in and
  /// itself put over them (`UITraitEnvironment.traitCollection`).
  public final var traitCollection: TraitCollection {
    var own = TraitCollection()
    var root = self
    for view in sequence(first: self, next: \.superview) {
      if let overrides = view.rare?.traitOverrides { own = overrides.merging(own) }
      root = view
    }
    return ((root as? Window)?.windowScene?.traitCollection ?? .standard).merging(own)
  }

  /// Tells the view, and those in it whose traits are others now, that they have changed.
  final func announceTraits(after previous: TraitCollection) {
    traitCollectionDidChange(previous)
    let now = traitCollection
    for registration in rare?.traitRegistrations ?? [] {
      registration.tell(self, of: now, after: previous)
    }
    for view in subviews where view.superview === self {
      let before = view.rare.map { previous.merging($0.traitOverrides) } ?? previous
      if view.traitCollection != before { view.announceTraits(after: before) }
    }
  }

  /// What measures the text of controls in the view, for the view or the nearest one that it is in.
  ///
  /// A ``CountingTextMeasurer`` where nothing is set. UIKit has no counterpart.
  public final var textMeasurer: any TextMeasurer {
    get {
      for view in sequence(first: self, next: \.superview) {
        if let measurer = view.rare?.textMeasurer { return measurer }
      }
      return CountingTextMeasurer()
    }
    set {
      rarely.textMeasurer = newValue
      layOutAgain()
    }
  }

  /// Asks for a layout of the view and all in it.
  private func layOutAgain() {
    setNeedsLayout()
    for view in subviews { view.layOutAgain() }
  }
}
