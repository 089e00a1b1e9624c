extension View {
  /// What ``insertSubview(_:at:)`` does.
  ///
  /// Hooks and handlers may move views, so what matters is looked at once they are through.
  final func insert(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself or a view inside it")
    if view.superview !== self {
      if view.superview != nil, view.outermost !== outermost { view.loseTouches() }
      view.willMove(toSuperview: self)
      view.announceMove(to: self as? Window ?? window)
      precondition(!isDescendant(of: view), "a view has been put into itself under way")
    }
    let former = view.superview
    let tintSource = view.tintSource
    let traits = view.traitsIfTheyMatter(in: self)
    former?.storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: min(index, storedSubviews.count))
    // One that only changes its place is told nothing, as with UIKit.
    guard former !== self else { return }
    view.setSuperview(self)
    needsLayout = true
    view.setWindow(self as? Window ?? window)
    view.announceSurroundings(after: tintSource, traits)
    view.didMoveToSuperview()
  }

  /// Tells the view of a tint and of traits that are others where it is now.
  private func announceSurroundings(after source: View?, _ traits: TraitCollection?) {
    if tintSource !== source, !(source.map { $0.isDescendant(of: self) } ?? false) {
      announceTint()
    }
    if let traits, traitCollection != traits { announceTraits(after: traits) }
  }

  /// The traits of a view before it moves, where it could get others.
  private func traitsIfTheyMatter(in destination: View) -> TraitCollection? {
    // Most trees are put together outside a window and have no traits of their own.
    let hasSome = [outermost, destination.outermost].contains {
      ($0 as? Window)?.windowScene != nil || $0.rare?.traitOverrides != TraitCollection()
    }
    return hasSome ? traitCollection : nil
  }

  /// What ``removeFromSuperview()`` does.
  final func leaveSuperview() {
    guard superview != nil else { return }
    loseTouches()
    if let open = outermost.visibleMenuInteraction, open.view?.isDescendant(of: self) ?? false {
      open.dismissMenu()
    }
    let tintSource = self.tintSource
    willMove(toSuperview: nil)
    announceMove(to: nil)
    superview?.storedSubviews.removeAll { $0 === self }
    setSuperview(nil)
    setWindow(nil)
    announceSurroundings(after: tintSource, nil)
    didMoveToSuperview()
  }

  /// The view that this one is in and that is in no other, itself if there is none.
  final var outermost: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Tells whether the view is the other one or inside it.
  public final func isDescendant(of view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view itself or the first one inside it, depth first, that has the tag.
  public final func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func announceMove(to destination: Window?) {
    guard window !== destination else { return }
    willMove(toWindow: destination)
    // A hook may have taken a view away.
    for view in subviews where view.superview === self { view.announceMove(to: destination) }
  }

  private func setWindow(_ destination: Window?) {
    guard window !== destination else { return }
    if let window, let responder = window.firstResponder,
      responder === self || responder === viewController
    {
      responder.resignFirstResponder()
      // It cannot refuse: it is gone.
      if window.firstResponder === responder { window.setFirstResponder(nil) }
    }
    windowLink = Backlink(destination)
    destination?.applyAppearance(to: self)
    for view in subviews where view.superview === self { view.setWindow(destination) }
    didMoveToWindow()
  }
}
