import Graphics
import ResponderKit

extension StackView {
  private var visibleViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// Returns the length that the visible views need, with the margins if they count.
  final func fittingLength(along axis: LayoutConstraint.Axis) -> Scalar {
    let views = visibleViews
    let lengths = views.map { $0.lengthOfContent(along: axis) }
    let largest = lengths.max() ?? 0
    var length = largest
    if axis == self.axis {
      let isEqual = distribution == .fillEqually
      let sum = isEqual ? largest * Scalar(lengths.count) : lengths.reduce(0, +)
      length = sum + views.dropLast().reduce(0) { $0 + space(after: $1) }
    }
    guard isLayoutMarginsRelativeArrangement else { return length }
    let margins = layoutMargins
    return length
      + (axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom)
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

  /// Returns the view that has the baseline; the nearest of the ends in a column.
  final func baselineView(_ end: (ArraySlice<View>) -> View?) -> View? {
    let views = visibleViews
    guard axis == .horizontal else { return end(views[...]) }
    var tallest: (view: View, height: Scalar)?
    for view in views {
      let height = view.lengthOfContent(along: .vertical)
      if height > tallest?.height ?? -1 { tallest = (view, height) }
    }
    return tallest?.view
  }
}

extension View {
  /// Returns the width or height that the view has by itself: that of its content, within its
  /// constraints with a number; 0 if it has neither.
  final func lengthOfContent(along axis: LayoutConstraint.Axis) -> Scalar {
    let isHorizontal = axis == .horizontal
    if let stack = self as? StackView {
      return stack.limited(stack.fittingLength(along: axis), axis)
    }
    let size = intrinsicContentSize
    return limited(max(0, isHorizontal ? size.width : size.height), axis)
  }

  /// Returns a length of the content as the view's own constraints with a number have it.
  ///
  /// The most important one comes last. They count if they are more important than that the content
  /// keeps its size.
  private func limited(_ content: Scalar, _ axis: LayoutConstraint.Axis) -> Scalar {
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let own = constraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.second == nil
    }
    var length = content
    for constraint in own.sorted(by: { $0.priority < $1.priority }) {
      let constant = constraint.constant
      let isLonger = constant > content
      let resistance =
        isLonger
        ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
      guard content == 0 || constraint.priority > resistance else { continue }
      switch constraint.relation {
      case .equal: length = constant
      case .greaterThanOrEqual: length = max(length, constant)
      case .lessThanOrEqual: length = min(length, constant)
      }
    }
    return length
  }
}
