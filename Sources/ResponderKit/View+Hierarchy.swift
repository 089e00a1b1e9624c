extension View {
  /// Puts a view into this one, in front of the others.
  public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view into this one at an index of ``subviews``, 0 for behind all others.
  ///
  /// A view that is in another one leaves it first. Traps for this view itself and for a view that
  /// this one is in.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself or a view inside it")
    if view.superview === self {
      // It only moves; UIKit tells it nothing then.
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    let former = view.superview
    let destination = self as? Window ?? window
    view.willMove(toSuperview: self)
    view.announceMove(to: destination)
    former?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superviewLink = Backlink(self)
    view.setWindow(destination)
    view.didMoveToSuperview()
  }

  /// Takes the view out of its superview; does nothing without one.
  public final func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    announceMove(to: nil)
    superview.subviews.removeAll { $0 === self }
    superviewLink = Backlink(nil)
    setWindow(nil)
    didMoveToSuperview()
  }

  /// Moves a subview in front of the others.
  public final func bringSubviewToFront(_ view: View) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Moves a subview behind the others.
  public final func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
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
    for view in subviews { view.announceMove(to: destination) }
  }

  private func setWindow(_ destination: Window?) {
    guard window !== destination else { return }
    if let window, let responder = window.firstResponder,
      responder === self || responder === viewController
    {
      responder.resignFirstResponder()
      window.setFirstResponder(nil)  // it cannot refuse: it is gone
    }
    windowLink = Backlink(destination)
    for view in subviews { view.setWindow(destination) }
    didMoveToWindow()
  }
}
