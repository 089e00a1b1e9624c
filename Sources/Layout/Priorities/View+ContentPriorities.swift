public import Graphics
public import ResponderKit

extension View {
  /// Returns how strongly the view resists becoming larger than its content; 250 unless set or its
  /// class has another default (`UIView.contentHuggingPriority(for:)`).
  ///
  /// Switches, steppers, page controls, activity indicators and pickers have 750 in both
  /// directions; sliders, segmented controls, progress views and bars 750 vertically.
  public final func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutValuesIfAny?.hugging[axis] ?? standardHuggingPriority(for: axis)
  }

  /// Sets how strongly the view resists becoming larger than its content
  /// (`UIView.setContentHuggingPriority(_:for:)`).
  public final func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    layoutValues.hugging[axis] = priority
    superview?.setNeedsLayout()
  }

  /// Returns how strongly the view resists becoming smaller than its content; 750 unless set
  /// (`UIView.contentCompressionResistancePriority(for:)`).
  public final func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    layoutValuesIfAny?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists becoming smaller than its content
  /// (`UIView.setContentCompressionResistancePriority(_:for:)`).
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    layoutValues.resistance[axis] = priority
    superview?.setNeedsLayout()
  }

  /// The defaults of views that code creates; documents write others.
  private func standardHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    guard let type = type(of: self) as? any HugsContent.Type else { return .defaultLow }
    return type.huggedDirections == .both || axis == .vertical ? .defaultHigh : .defaultLow
  }
}
