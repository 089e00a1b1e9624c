import Layout
import ResponderKit

extension NSView: ViewTree {
  /// Adds a view in front of another subview or behind it; of all subviews for nil
  /// (`NSView.addSubview(_:positioned:relativeTo:)`).
  public final func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    let index = index(for: view, beside: otherView, inFront: place == .above)
    insert(view, at: index ?? (place == .above ? .max : 0))
  }

  /// Puts a view in the place of a subview; does nothing if that is not one
  /// (`NSView.replaceSubview(_:with:)`).
  public final func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView !== newView, let index = subviews.firstIndex(where: { $0 === oldView }) else {
      return
    }
    oldView.removeFromSuperview()
    insert(newView, at: index)
  }

  /// Returns whether the view is the other one or inside it (`NSView.isDescendant(of:)`).
  public final func isDescendant(of view: NSView) -> Bool { isInTree(of: view) }

  /// A Boolean value that indicates whether the view or one around it is hidden
  /// (`NSView.isHiddenOrHasHiddenAncestor`).
  public final var isHiddenOrHasHiddenAncestor: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden }
  }

  /// Returns the first view with the tag, depth first, from this view down
  /// (`NSView.viewWithTag(_:)`).
  public final func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : firstInside(tagged: tag)
  }

  /// Adds a view, which leaves its former superview first.
  ///
  /// Traps for the view itself and for its superviews.
  final func insert(_ view: NSView, at index: Int) {
    checkThatItCanContain(view)
    if view.superview === self {
      displace(view)
      place(view, at: index)
      return
    }
    view.leaveSuperview(for: self)
    checkThatItCanContain(view)
    // A hook may have put the view elsewhere.
    guard view.superview == nil else { return }
    place(view, at: index)
    view.storedSuperview = .passUnretained(self)
    view.linkToStandardNext()
    view.placeChanged(in: self)
    view.setWindow(window)
    view.viewDidMoveToSuperview()
  }

  /// Takes the view out of its superview, on the way to another one or to none.
  final func leaveSuperview(for destination: NSView? = nil) {
    if let window, window.contentView === self { return window.dropContentView() }
    guard superview != nil || destination != nil else { return }
    removeConstraintsToOutside()
    announceMove(to: destination?.window)
    viewWillMove(toSuperview: destination)
    let outer = superview
    (outer as? NSStackView)?.removeArrangedSubview(self)
    outer?.displace(self)
    storedSuperview = nil
    if let outer { placeChanged(in: outer) }
    linkToStandardNext()
    guard destination == nil else { return }
    setWindow(nil)
    viewDidMoveToSuperview()
  }

  /// Makes the controller the next responder, otherwise the superview, or the window for its content view.
  final func linkToStandardNext() {
    if let controller = controllerLink.object {
      link(to: controller)
    } else if let superview {
      link(toOwner: superview)
    } else {
      link(to: standardNext)
    }
  }

  final func announceMove(to destination: NSWindow?) {
    guard window !== destination else { return }
    viewWillMove(toWindow: destination)
    for view in subviews where view.superview === self { view.announceMove(to: destination) }
  }

  /// Moves the view and those in it to a window; none of them stays first responder of the former one.
  final func setWindow(_ destination: NSWindow?) {
    guard window !== destination else { return }
    let (outer, former) = (superview, window)
    if let former {
      controllerLink.object?.disappear()
      former.forget(self)
      // A notified object may put the view elsewhere.
      guard superview === outer, window === former else { return }
    }
    windowLink = .init(destination)
    if superview == nil { linkToStandardNext() }
    viewDidMoveToWindow()
    // A hook may move the view elsewhere.
    guard window === destination else { return }
    for view in subviews where view.superview === self {
      view.setWindow(destination)
      guard window === destination else { return }
    }
    guard window === destination, destination?.isVisible ?? false else { return }
    controllerLink.object?.appear()
  }

  /// A view that is hidden resigns as first responder.
  final func hiddenDidChange() {
    (superview as? NSStackView)?.arrangementChanged()
    guard isHidden, let first = window?.firstResponder as? NSView, first.isDescendant(of: self)
    else {
      return
    }
    window?.resignByForce(first)
  }
}
