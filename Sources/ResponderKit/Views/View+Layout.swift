public import Graphics

extension View {
  /// The value for a dimension without a natural size: -1 (`UIView.noIntrinsicMetric`).
  public static let noIntrinsicMetric: Scalar = -1

  /// Sets the margins before anything adds to them.
  final func setOwnMargins(_ margins: DirectionalEdgeInsets) {
    settingViewLooks.directionalLayoutMargins = margins
    noteForLayout()
    setNeedsLayout()
  }

  /// The margins with what the controller, the safe area and the superview add to them.
  final var derivedMargins: EdgeInsets {
    let (looks, direction) = (viewLooks, effectiveUserInterfaceLayoutDirection)
    let controller = viewController
    let minimum = controller.flatMap {
      $0.viewRespectsSystemMinimumLayoutMargins ? $0.systemMinimumLayoutMargins : nil
    }
    let margins = LayoutRules.margins(
      own: (looks?.directionalLayoutMargins
        ?? (self as? any HasStandardMargins)?.standardMargins)?.resolved(in: direction),
      minimum: minimum?.resolved(in: direction),
      safeArea: insetsLayoutMarginsFromSafeArea ? safeAreaInsets : nil)
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    var outer = superview.layoutMargins
    if superview is ScrollView, superview.insetsLayoutMarginsFromSafeArea {
      // The content is moved out of the safe area.
      let covered = superview.safeAreaInsets
      outer.top = max(0, outer.top - covered.top)
      outer.bottom = max(0, outer.bottom - covered.bottom)
    }
    return LayoutRules.margins(margins, preserving: outer, of: superview.bounds, for: frame)
  }

  /// Indicates whether the view is part of a control's content, so that touches are not expected to
  /// reach it.
  package final var isPartOfControl: Bool {
    get { flags.contains(.isPartOfControl) }
    set { if newValue { flags.insert(.isPartOfControl) } else { flags.remove(.isPartOfControl) } }
  }

  /// The place and the time of the user, for date pickers.
  package final var storedDateSettings: (any Sendable)? {
    get { rare?.dateSettings }
    set { rarely.dateSettings = newValue }
  }

  /// The delegate in the place of an object that is not linked; the view retains it.
  package final var documentDelegate: AnyObject? {
    get { viewLooks?.documentDelegate }
    set { settingViewLooks.documentDelegate = newValue }
  }

  /// The objects that a cell was made with from a prototype of a document; nil for another view.
  package final var documentOrigin: AnyObject? {
    get { viewLooks?.documentOrigin }
    set { settingViewLooks.documentOrigin = newValue }
  }

  /// Indicates whether a screen reader reads each subview as a whole before the next one.
  package final var groupsSubviews: Bool {
    get { flags.contains(.groupsSubviews) }
    set { if newValue { flags.insert(.groupsSubviews) } else { flags.remove(.groupsSubviews) } }
  }

  /// Indicates whether the view is a ``ReadsViewsBesideItself`` that has such views.
  package final var hasElementsBeside: Bool {
    get { flags.contains(.hasElementsBeside) }
    set {
      if newValue { flags.insert(.hasElementsBeside) } else { flags.remove(.hasElementsBeside) }
    }
  }

  /// Implements ``setNeedsLayout()``.
  @inline(__always)
  final func requestLayout() {
    AccessibilityChanges.note()
    flags.insert(.needsLayout)
    markPending()
  }

  /// Indicates whether the view waits for a layout of its own.
  package final var isLayoutPending: Bool { flags.contains(.needsLayout) }

  /// Requests a layout because a subview was added or has another size; not needed for a control
  /// that updates its own subviews during its layout.
  final func setNeedsLayout(for view: View) {
    if !view.isPartOfControl || !flags.contains(.isLayingOut) { setNeedsLayout() }
  }

  /// Requests ``updateProperties()`` in the next pass, however often it is called
  /// (`UIView.setNeedsUpdateProperties()`).
  public final func setNeedsUpdateProperties() {
    AccessibilityChanges.note()
    flags.insert(.needsUpdateProperties)
    markPending()
  }

  /// Marks the superviews as containing a view that waits for a pass.
  final func markPending() {
    guard !flags.isDisjoint(with: .pending) else { return }
    var view = superview
    while let present = view, !present.flags.contains(.hasPending) {
      present.flags.insert(.hasPending)
      view = present.superview
    }
  }

  /// Updates the view if an update is pending (`UIView.updatePropertiesIfNeeded()`).
  public final func updatePropertiesIfNeeded() {
    guard flags.contains(.needsUpdateProperties) else { return }
    flags.remove(.needsUpdateProperties)
    updateProperties()
  }

  /// Implements ``layoutIfNeeded()``.
  ///
  /// What a layout moves can move other views, whose superviews wait for another round.
  final func runLayout() {
    guard !flags.isDisjoint(with: .pending) else { return }
    LayoutPass.depth += 1
    defer { LayoutPass.depth -= 1 }
    for _ in 0..<LayoutPass.limit {
      runLayoutOnce()
      guard LayoutPass.depth == 1, flags.contains(.isSeenByLayout),
        !flags.isDisjoint(with: .pending)
      else { return }
    }
  }

  private func runLayoutOnce() {
    updatePropertiesIfNeeded()
    if flags.contains(.isSeenByLayout) { updateEngineBeforeLayout() }
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      flags.insert(.isLayingOut)
      let controller = viewController
      updateConstraintsBeforeLayout()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      flags.remove(.isLayingOut)
    }
    flags.remove(.hasPending)
    for view in subviews where view.superview === self { view.layoutIfNeeded() }
  }

  /// Implements ``sizeToFit()``.
  final func fitSize() {
    let size = sizeThatFits(bounds.size)
    frame = Rect(origin: frame.origin, size: size)
  }

  /// Implements ``invalidateIntrinsicContentSize()``.
  final func requestLayoutOfNewSize() {
    noteForLayout()
    setNeedsLayout()
    superview?.setNeedsLayout(for: self)
  }
}

/// The layouts that are running, one within the other.
@MainActor
private enum LayoutPass {
  static var depth = 0
  /// The number of rounds after which a layout that always requests another one is left.
  static let limit = 10
}

extension View {
  /// The class, the identifier or label, and the frame.
  final var summary: String {
    let handle = accessibilityIdentifier.map { " #\($0)" } ?? accessibilityLabel.map { " “\($0)”" }
    return "\(type(of: self))\(handle ?? "") at \(frame.origin), \(frame.size)"
  }
}
