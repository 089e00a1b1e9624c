public import Graphics

extension View {
  /// What stands for a side that nothing suits: -1 (`UIView.noIntrinsicMetric`).
  public static let noIntrinsicMetric = -1.0

  /// How far content is to be from the edges, in points; 8 from each unless set
  /// (`UIView.directionalLayoutMargins`).
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      rare?.directionalLayoutMargins
        ?? DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    set {
      rarely.directionalLayoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// Whether the view is what a control shows, so that nobody expects touches to reach it.
  package final var isPartOfControl: Bool {
    get { flags.contains(.isPartOfControl) }
    set { if newValue { flags.insert(.isPartOfControl) } else { flags.remove(.isPartOfControl) } }
  }

  /// Asks for ``layoutSubviews()`` in the next pass, however often it is called
  /// (`UIView.setNeedsLayout()`).
  public final func setNeedsLayout() {
    flags.insert(.needsLayout)
    markPending()
  }

  /// Asks for a layout, as a view inside has come or has another size; a control that gives its own views
  /// what they show while it lays them out knows.
  final func setNeedsLayout(for view: View) {
    if !view.isPartOfControl || !flags.contains(.isLayingOut) { setNeedsLayout() }
  }

  /// Asks for ``updateProperties()`` in the next pass, however often it is called
  /// (`UIView.setNeedsUpdateProperties()`).
  public final func setNeedsUpdateProperties() {
    flags.insert(.needsUpdateProperties)
    markPending()
  }

  /// Tells the views that this one is in that something in them waits for a pass.
  final func markPending() {
    guard !flags.isDisjoint(with: .pending) else { return }
    var view = superview
    while let present = view, !present.flags.contains(.hasPending) {
      present.flags.insert(.hasPending)
      view = present.superview
    }
  }

  /// Brings the view up to date if that waits to be done (`UIView.updatePropertiesIfNeeded()`).
  public final func updatePropertiesIfNeeded() {
    guard flags.contains(.needsUpdateProperties) else { return }
    flags.remove(.needsUpdateProperties)
    updateProperties()
  }

  /// The pass that a run loop makes before it draws: brings the view and those in it up to date, and
  /// lays out those that wait for it (`UIView.layoutIfNeeded()`).
  ///
  /// What asks for another pass meanwhile waits for the next one. Drivers and readers make one after
  /// each step of the user; a program without them calls it.
  public final func layoutIfNeeded() {
    guard !flags.isDisjoint(with: .pending) else { return }
    updatePropertiesIfNeeded()
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      flags.insert(.isLayingOut)
      layoutSubviews()
      flags.remove(.isLayingOut)
    }
    flags.remove(.hasPending)
    for view in subviews where view.superview === self { view.layoutIfNeeded() }
  }

  /// What ``sizeToFit()`` does.
  final func fitSize() {
    let size = sizeThatFits(bounds.size)
    frame = Rect(origin: frame.origin, size: size)
  }

  /// Asks for another layout, as what the view shows has another size
  /// (`UIView.invalidateIntrinsicContentSize()`).
  public final func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout(for: self)
  }
}

extension View: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {
  /// The class with identifier or label, and the frame: `Button “Sign In” at (10, 20), 100 × 40`.
  public var description: String {
    let handle = accessibilityIdentifier.map { " #\($0)" } ?? accessibilityLabel.map { " “\($0)”" }
    return "\(type(of: self))\(handle ?? "") at \(frame.origin), \(frame.size)"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
