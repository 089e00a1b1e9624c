import Graphics
import Layout

extension View: ViewTree {
  /// Implements ``insertSubview(_:at:)``.
  ///
  /// Hooks and handlers may move views, so conditions are checked after they return.
  final func insert(_ view: View, at index: Int) {
    checkThatItCanContain(view)
    if view.superview !== self {
      if view.superview == nil || view.outermost !== outermost {
        view.loseTouches()
        view.leaveMenuAndPointer()
      }
      view.willMove(toSuperview: self)
      view.announceMove(to: self as? Window ?? window)
      checkThatItCanContain(view)
    }
    if let former = view.superview, former !== self {
      view.removeConstraintsToOutside()
      former.willRemoveSubview(view)
      checkThatItCanContain(view)
    }
    let former = view.superview
    let surroundings = view.surroundings(movingTo: self)
    former?.displace(view)
    place(view, at: index)
    AccessibilityChanges.note()
    // A view that only changes its position is not notified, as in UIKit.
    guard former !== self else { return }
    view.setSuperview(self)
    view.placeChanged(in: self)
    if isStyled || view is Window { view.noteStyle() }
    setNeedsLayout(for: view)
    view.setWindow(self as? Window ?? window)
    view.markPending()
    view.announceSurroundings(after: surroundings)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// The attributes that a view inherits from its location, for comparison after a move.
  private struct Surroundings {
    var tint: Color
    var mode: TintAdjustmentMode
    var traits: TraitCollection
  }

  /// Returns the inherited attributes; nil if no view sets tints or traits, as in most trees under
  /// construction.
  private func surroundings(movingTo destination: View?) -> Surroundings? {
    guard hasSurroundings || destination?.hasSurroundings ?? false else { return nil }
    return surroundings
  }

  private var hasSurroundings: Bool { isStyled || inheritedSceneTraits != nil }

  private var surroundings: Surroundings {
    // Where no view has traits of its own, the window is asked without a walk to it.
    Surroundings(
      tint: effectiveTintColor, mode: effectiveTintAdjustmentMode,
      traits: isStyled ? traitCollection : inheritedSceneTraits ?? .standard)
  }

  private var inheritedSceneTraits: TraitCollection? { (self as? Window ?? window)?.sceneTraits }

  /// Notifies the view of a tint and of traits that differ at its new location.
  private func announceSurroundings(after former: Surroundings?) {
    guard let former else { return }
    let present = surroundings
    var change: TintChange = []
    if present.tint != former.tint { change.insert(.color) }
    if present.mode != former.mode { change.insert(.mode) }
    if !change.isEmpty { announceTint(of: change) }
    if surroundings.traits != former.traits { announceTraits(after: former.traits) }
  }

  /// Closes the menu that is open in the view, and removes the pointer from it.
  private func leaveMenuAndPointer() {
    let root = outermost
    if let open = root.visibleMenuInteraction, open.view?.isDescendant(of: self) ?? false {
      open.dismissMenu()
    }
    if let hovered = root.rare?.hoveredInteraction, hovered.view?.isDescendant(of: self) ?? true {
      root.rarely.hoveredInteraction = nil
      hovered.leave()
    }
  }

  /// Implements ``removeFromSuperview()``.
  final func leaveSuperview() {
    guard superview != nil else { return }
    loseTouches()
    leaveMenuAndPointer()
    removeConstraintsToOutside()
    superview?.willRemoveSubview(self)
    guard superview != nil else { return }
    let surroundings = surroundings(movingTo: nil)
    willMove(toSuperview: nil)
    announceMove(to: nil)
    let outer = superview
    outer?.displace(self)
    AccessibilityChanges.note()
    if let outer { placeChanged(in: outer) }
    setSuperview(nil)
    setWindow(nil)
    announceSurroundings(after: surroundings)
    didMoveToSuperview()
  }

  /// The root of the tree that contains this view; the view itself without a superview.
  final var outermost: View {
    var view = Unmanaged.passUnretained(self)
    while let outer = view._withUnsafeGuaranteedRef({ $0.storedSuperview }) { view = outer }
    return view.takeUnretainedValue()
  }

  /// Returns whether the view is the other one or inside it (`UIView.isDescendant(of:)`).
  public final func isDescendant(of view: View) -> Bool { isInTree(of: view) }

  /// Returns the first view with the tag, depth first, from this view down
  /// (`UIView.viewWithTag(_:)`).
  public final func viewWithTag(_ tag: Int) -> View? {
    self.tag == tag ? self : firstInside(tagged: tag)
  }

  private func announceMove(to destination: Window?) {
    guard window !== destination else { return }
    viewController?.viewWillMove(to: destination)
    willMove(toWindow: destination)
    // A hook may have removed a view.
    for view in subviews where view.superview === self { view.announceMove(to: destination) }
  }

  private func setWindow(_ destination: Window?) {
    guard window !== destination else { return }
    if let window, let responder = window.firstResponder,
      responder === self || responder === viewController
    {
      // It cannot refuse, because it leaves the window.
      responder.resignByForce(in: window)
    }
    windowLink = Backlink(destination)
    destination?.applyAppearance(to: self)
    // A handler of the changes may have moved the view elsewhere.
    guard window === destination else { return }
    for view in subviews where view.superview === self {
      view.setWindow(destination)
      guard window === destination else { return }
    }
    didMoveToWindow()
    viewController?.viewDidMove(to: destination)
  }
}

extension View {
  /// The pending updates and other properties of one bit.
  struct Flags: OptionSet {
    var rawValue: UInt16
    static let needsLayout = Flags(rawValue: 1 << 0)
    static let needsUpdateProperties = Flags(rawValue: 1 << 1)
    static let isPartOfControl = Flags(rawValue: 1 << 2)
    /// ``layoutSubviews()`` is running.
    static let isLayingOut = Flags(rawValue: 1 << 4)
    /// Each subview is read as a whole.
    static let groupsSubviews = Flags(rawValue: 1 << 5)
    /// Views inside it are read although it is an element.
    static let hasElementsBeside = Flags(rawValue: 1 << 6)
    /// A view inside waits for a pass.
    static let hasPending = Flags(rawValue: 1 << 3)
    /// It is focused.
    static let isFocused = Flags(rawValue: 1 << 7)
    /// The view, or one around it now or before, has a tint or traits of its own.
    static let isStyled = Flags(rawValue: 1 << 8)
    /// Constraints place it.
    static let isPlacedByConstraints = Flags(rawValue: 1 << 9)
    /// The engine of the tree has read it, so that its changes are counted.
    static let isSeenByLayout = Flags(rawValue: 1 << 10)
    /// The engine, or the mask, sets its frame.
    static let isBeingPlaced = Flags(rawValue: 1 << 11)
    /// The engine has read its frame or bounds.
    static let isReadByLayout = Flags(rawValue: 1 << 12)
    static let pending: Flags = [.needsLayout, .needsUpdateProperties, .hasPending]
  }

  /// The view controller whose view this is; it clears the reference before it is deallocated.
  final var viewController: ViewController? {
    guard let storedNext, storedNext.toOpaque() != storedSuperview?.toOpaque() else { return nil }
    return unsafeDowncast(storedNext.takeUnretainedValue(), to: ViewController.self)
  }

  /// Makes a view controller the next responder, or the superview for nil.
  nonisolated final func setViewController(_ controller: Unmanaged<Responder>?) {
    storedNext =
      controller ?? storedSuperview.map { Unmanaged.fromOpaque($0.toOpaque()) }
  }

  /// Removes a view controller, unless another one has replaced it.
  nonisolated final func leave(_ controller: Unmanaged<ViewController>) {
    if storedNext?.toOpaque() == controller.toOpaque() { setViewController(nil) }
  }

  final func setSuperview(_ view: View?) {
    let controller = viewController
    storedSuperview = view.map { .passUnretained($0) }
    setViewController(controller.map { .passUnretained($0) })
  }
}
