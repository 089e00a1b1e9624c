public import Graphics
import Layout
import ResponderKit

extension NSStackView {
  /// The views that are arranged, hidden ones among them, in order (`NSStackView.arrangedSubviews`).
  public final var arrangedSubviews: [NSView] {
    dropForeignViews()
    return arranged.map(\.view)
  }

  /// The views that are arranged (`NSStackView.views`).
  public final var views: [NSView] { arrangedSubviews }

  /// Arranges a view after the others, and adds it as a subview unless it is one
  /// (`NSStackView.addArrangedSubview(_:)`).
  ///
  /// A view that is arranged already moves to the end.
  public final func addArrangedSubview(_ view: NSView) {
    dropForeignViews()
    arrange(view, at: arranged.count, in: .leading)
  }

  /// Arranges a view at an index of the arranged views; traps for an index out of bounds
  /// (`NSStackView.insertArrangedSubview(_:at:)`).
  public final func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    dropForeignViews()
    arrange(view, at: insertionIndex, in: .leading)
  }

  /// Stops arranging a view; it stays a subview (`NSStackView.removeArrangedSubview(_:)`).
  public final func removeArrangedSubview(_ view: NSView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    arrangementChanged()
  }

  /// Adds a view at the end of a part of the stack view (`NSStackView.addView(_:in:)`).
  public final func addView(_ view: NSView, in gravity: Gravity) {
    insertView(view, at: views(in: gravity).count, in: gravity)
  }

  /// Adds a view at an index of a part of the stack view; traps for an index out of bounds
  /// (`NSStackView.insertView(_:at:in:)`).
  public final func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    dropForeignViews()
    let before = arranged.count { $0.gravity.rawValue < gravity.rawValue }
    precondition(
      index >= 0 && index <= views(in: gravity).count,
      "index out of bounds for a view of the gravity area: \(index)")
    arrange(view, at: before + index, in: gravity)
  }

  /// Removes a view from the stack view (`NSStackView.removeView(_:)`).
  public final func removeView(_ view: NSView) {
    guard arranged.contains(where: { $0.view === view }) else { return }
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }

  /// Returns the views in a part of the stack view, in order (`NSStackView.views(in:)`).
  public final func views(in gravity: Gravity) -> [NSView] {
    dropForeignViews()
    return arranged.filter { $0.gravity == gravity }.map(\.view)
  }

  /// Makes views the only ones in a part of the stack view (`NSStackView.setViews(_:in:)`).
  public final func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) {
      removeView(view)
    }
    for view in views { addView(view, in: gravity) }
  }

  /// Sets the space after an arranged view, in place of ``spacing``; ``useDefaultSpacing`` takes it back
  /// (`NSStackView.setCustomSpacing(_:after:)`).
  public final func setCustomSpacing(_ spacing: Scalar, after view: NSView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged[index].spacing = spacing == Self.useDefaultSpacing ? nil : spacing
    arrangementChanged()
  }

  /// Returns the space that was set after an arranged view; ``useDefaultSpacing`` if none was
  /// (`NSStackView.customSpacing(after:)`).
  public final func customSpacing(after view: NSView) -> Scalar {
    arranged.first { $0.view === view }?.spacing ?? Self.useDefaultSpacing
  }

  private func arrange(_ view: NSView, at index: Int, in gravity: Gravity) {
    precondition(
      index >= 0 && index <= arranged.count,
      "index out of bounds for an arranged subview: \(index), expected at most \(arranged.count)")
    let former = arranged.firstIndex { $0.view === view }.map { arranged.remove(at: $0) }
    if view.superview !== self { addSubview(view) }
    // A hook may have removed it, or others.
    guard view.superview === self else { return arrangementChanged() }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(
      ArrangedView(view: view, gravity: gravity, spacing: former?.spacing),
      at: min(index, arranged.count))
    arrangementChanged()
  }

  /// Forgets the views that have left the stack view.
  private func dropForeignViews() {
    guard arranged.contains(where: { $0.view.superview !== self }) else { return }
    arranged.removeAll { $0.view.superview !== self }
    madeConstraints = nil
  }

  /// Requests what a change of the arrangement has as a consequence.
  final func arrangementChanged() {
    madeConstraints = nil
    LayoutChanges.note()
    needsLayout = true
    superview?.needsLayout = true
  }
}

extension NSStackView {
  /// Returns the constraints for the arranged views, made anew after a change.
  final func constraintsOfArrangement() -> [LayoutConstraint] {
    dropForeignViews()
    // Proportions are those of the natural sizes, which can change.
    if let madeConstraints, distribution != .fillProportionally { return madeConstraints }
    var rules = StackRules(self)
    rules.axis = orientation == .horizontal ? .horizontal : .vertical
    rules.distribution = distribution.rule
    rules.alignment = alignmentRule
    rules.isMarginsRelative = true
    let shown = arranged.filter { !detachesHiddenViews || !$0.view.isHidden }
    rules.views = shown.map(\.view)
    rules.spaces = shown.map { $0.spacing ?? spacing }
    rules.areas = shown.map(\.gravity.rawValue)
    rules.hidden = arranged.map(\.view).filter { detachesHiddenViews && $0.isHidden }
    rules.hugging = (
      huggingPriority(for: .horizontal).rawValue, huggingPriority(for: .vertical).rawValue
    )
    rules.clippingResistance = (
      clippingResistancePriority(for: .horizontal).rawValue,
      clippingResistancePriority(for: .vertical).rawValue
    )
    let constraints = rules.constraints()
    madeConstraints = constraints
    return constraints
  }

  private var alignmentRule: StackRules.Alignment {
    switch alignment {
    case .width, .height: .fill
    case .left, .leading, .top: .start
    case .right, .trailing, .bottom: .end
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: .center
    }
  }
}

extension NSStackView.Distribution {
  fileprivate var rule: StackRules.Distribution {
    switch self {
    case .gravityAreas: .areas
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}
