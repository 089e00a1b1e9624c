public import Graphics

extension View {
  /// The traits that override the surrounding ones for the view and those in it; none unless set
  /// (`UIView.traitOverrides`).
  public final var traitOverrides: TraitCollection {
    get { rare?.traitOverrides ?? TraitCollection() }
    set {
      guard newValue != traitOverrides else { return }
      let before = traitCollection
      rarely.traitOverrides = newValue
      noteStyle()
      if traitCollection != before { announceTraits(after: before) }
    }
  }

  /// The traits of the view: those of its scene, overridden by its superviews and by itself
  /// (`UITraitEnvironment.traitCollection`).
  public final var traitCollection: TraitCollection {
    guard isStyled else { return (outermost as? Window)?.sceneTraits ?? .standard }
    var own = TraitCollection()
    var root = self
    for view in sequence(first: self, next: \.superview) {
      if let overrides = view.rare?.traitOverrides { own = overrides.merging(own) }
      root = view
    }
    return ((root as? Window)?.sceneTraits ?? .standard).merging(own)
  }

  /// Indicates whether the tint or the traits may depend on views around this one, which are walked
  /// then.
  final var isStyled: Bool { flags.contains(.isStyled) }

  /// Remembers that the view, or one around it, has a tint or traits of its own, for all views inside.
  final func noteStyle() {
    // One after another, because one within the other would need a stack as deep as the views.
    var rest = [self]
    while let view = rest.popLast() {
      guard !view.isStyled else { continue }
      view.flags.insert(.isStyled)
      rest += view.storedSubviews
    }
  }

  /// Notifies the view, and those in it whose traits have changed with it.
  final func announceTraits(after previous: TraitCollection) {
    if flags.contains(.isSeenByLayout) { setNeedsLayoutOfTree() }
    viewController?.traitCollectionDidChange(previous)
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

  /// The text measurer for controls in the view: its own, or that of the nearest superview with
  /// one.
  ///
  /// A ``SystemTextMeasurer`` if none is set. UIKit has no counterpart.
  public final var textMeasurer: any TextMeasurer {
    get {
      for view in sequence(first: self, next: \.superview) {
        if let measurer = view.viewLooks?.textMeasurer { return measurer }
      }
      return SystemTextMeasurer()
    }
    set {
      settingViewLooks.textMeasurer = newValue
      layOutAgain()
    }
  }

  /// Requests a layout of the view and all views in it.
  private func layOutAgain() {
    setNeedsLayout()
    for view in subviews { view.layOutAgain() }
  }
}

extension Window {
  /// The traits of the scene; nil without one.
  final var sceneTraits: TraitCollection? { windowScene?.traitCollection }
}
