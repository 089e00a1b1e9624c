public import Graphics
import Layout
import ResponderKit

extension NSStackView {
  /// The views that are arranged, hidden ones among them, in order (`NSStackView.arrangedSubviews`).
  public final var arrangedSubviews: [NSView] {
    return arranged.map(\.view)
  }

  /// The views that are arranged (`NSStackView.views`).
  public final var views: [NSView] { arrangedSubviews }

  /// Arranges a view after the others, and adds it as a subview unless it is one
  /// (`NSStackView.addArrangedSubview(_:)`).
  ///
  /// A view that is arranged already moves to the end.
  public final func addArrangedSubview(_ view: NSView) {
    let gravity = take(view)?.gravity ?? .leading
    arrange(view, at: end(of: gravity), in: gravity)
  }

  /// Arranges a view at an index of the arranged views; traps for an index out of bounds
  /// (`NSStackView.insertArrangedSubview(_:at:)`).
  public final func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    let count = arranged.count
    precondition(
      insertionIndex >= 0 && insertionIndex <= count,
      "index out of bounds for an arranged subview: \(insertionIndex), expected at most \(count)")
    let former = take(view)
    let index = min(insertionIndex, arranged.count)
    let neighbor = index > 0 ? arranged[index - 1] : arranged.first
    arrange(view, at: index, in: neighbor?.gravity ?? .leading, spacing: former?.spacing)
  }

  /// Stops arranging a view; it stays a subview (`NSStackView.removeArrangedSubview(_:)`).
  public final func removeArrangedSubview(_ view: NSView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    arrangementChanged()
  }

  /// Adds a view at the end of a part of the stack view (`NSStackView.addView(_:in:)`).
  public final func addView(_ view: NSView, in gravity: Gravity) {
    let former = take(view)
    arrange(view, at: end(of: gravity), in: gravity, spacing: former?.spacing)
  }

  /// Adds a view at an index of a part of the stack view; traps for an index out of bounds
  /// (`NSStackView.insertView(_:at:in:)`).
  public final func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    let former = take(view)
    let start = end(of: gravity) - views(in: gravity).count
    precondition(
      index >= 0 && index <= end(of: gravity) - start,
      "index out of bounds for a view of the gravity area: \(index)")
    arrange(view, at: start + index, in: gravity, spacing: former?.spacing)
  }

  /// Removes a view from the stack view (`NSStackView.removeView(_:)`).
  public final func removeView(_ view: NSView) {
    guard arranged.contains(where: { $0.view === view }) else { return }
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }

  /// Returns the views in a part of the stack view, in order (`NSStackView.views(in:)`).
  public final func views(in gravity: Gravity) -> [NSView] {
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

  /// The index after the views of an area and of those before it.
  private func end(of gravity: Gravity) -> Int {
    arranged.count { $0.gravity.rawValue <= gravity.rawValue }
  }

  /// Removes a view from those that are arranged, if it is one, and returns what was known of it.
  private func take(_ view: NSView) -> ArrangedView? {
    arranged.firstIndex { $0.view === view }.map { arranged.remove(at: $0) }
  }

  private func arrange(
    _ view: NSView, at index: Int, in gravity: Gravity, spacing: Scalar? = nil
  ) {
    if view.superview !== self { addSubview(view) }
    // A hook may have removed it, or others.
    guard view.superview === self else { return arrangementChanged() }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(
      ArrangedView(view: view, gravity: gravity, spacing: spacing), at: min(index, arranged.count))
    arrangementChanged()
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
