import Graphics
import Layout

extension StackView {
  /// Returns the constraints for the arranged views, made anew after a change.
  final func constraintsOfArrangement() -> [LayoutConstraint] {
    // Proportions are those of the natural sizes, which can change.
    if let madeConstraints, distribution != .fillProportionally { return madeConstraints }
    var rules = StackRules(self)
    rules.axis = axis
    rules.distribution = distribution.rule
    rules.alignment = alignment.rule
    rules.isBaselineRelative = isBaselineRelativeArrangement
    rules.isMarginsRelative = isLayoutMarginsRelativeArrangement
    let visible = arrangement.views.filter { !$0.isHidden }
    rules.views = visible
    rules.spaces = visible.map(space)
    rules.hidden = arrangement.views.filter(\.isHidden)
    let constraints = rules.constraints()
    madeConstraints = constraints
    return constraints
  }

  /// The space between a view and the next visible one.
  private func space(after view: View) -> Scalar {
    let space = arrangement.spacing(after: view) ?? spacing
    switch space {
    case Self.spacingUseSystem: return 8
    case Self.spacingUseDefault: return 0
    default: return space
    }
  }

  /// Returns the height that a view has by its content or by a constraint of its own, without a layout of
  /// what is in it: a layout asks for baselines.
  private static func naturalHeight(of view: View) -> Scalar {
    if let stack = view as? StackView {
      let views = stack.arrangement.views.filter { !$0.isHidden }
      let heights = views.map(naturalHeight)
      return stack.axis == .horizontal
        ? heights.max() ?? 0
        : heights.reduce(0, +) + views.dropLast().map(stack.space).reduce(0, +)
    }
    let own = view.intrinsicContentSize.height
    guard own < 0 else { return own }
    let fixed = view.constraints.first {
      $0.firstItem === view && $0.firstAttribute == .height && $0.secondItem == nil
    }
    return fixed?.constant ?? view.bounds.height
  }

  /// Returns the view that has the baseline; the nearest of the ends in a column.
  final func baselineView(_ end: (ArraySlice<View>) -> View?) -> View? {
    let views = arrangement.views.filter { !$0.isHidden }
    guard axis == .horizontal else { return end(views[...]) }
    var tallest: (view: View, height: Scalar)?
    for view in views {
      let height = Self.naturalHeight(of: view)
      if height > tallest?.height ?? -1 { tallest = (view, height) }
    }
    return tallest?.view
  }
}

extension StackView.Distribution {
  fileprivate var rule: StackRules.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension StackView.Alignment {
  fileprivate var rule: StackRules.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .start
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .end
    case .lastBaseline: .lastBaseline
    }
  }
}
