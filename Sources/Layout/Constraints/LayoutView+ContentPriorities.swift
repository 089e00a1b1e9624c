public import Graphics

extension LayoutView {
  /// Returns how strongly the view resists becoming larger than its content; 250 unless set or its
  /// class has another default (`UIView.contentHuggingPriority(for:)`).
  ///
  /// Of UIKit's, switches, steppers, page controls, activity indicators and pickers have 750 in both
  /// directions; sliders, segmented controls, progress views and bars 750 vertically.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    node.hugging(axis)
  }

  /// Sets how strongly the view resists becoming larger than its content
  /// (`UIView.setContentHuggingPriority(_:for:)`).
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    let node = node
    guard priority != node.hugging(axis) else { return }
    node.layoutState.hugging[axis] = priority
    node.contentPriorityChanged()
  }

  /// Returns how strongly the view resists becoming smaller than its content; 750 unless set
  /// (`UIView.contentCompressionResistancePriority(for:)`).
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority { node.resistance(axis) }

  /// Sets how strongly the view resists becoming smaller than its content
  /// (`UIView.setContentCompressionResistancePriority(_:for:)`).
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    let node = node
    guard priority != node.resistance(axis) else { return }
    node.layoutState.resistance[axis] = priority
    node.contentPriorityChanged()
  }
}

extension LayoutViewNode {
  /// The resistance of the view against growing beyond its content.
  func hugging(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutStateIfAny?.hugging[axis] ?? standardHugging(for: axis)
  }

  /// The resistance of the view against becoming smaller than its content.
  func resistance(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutStateIfAny?.resistance[axis] ?? .defaultHigh
  }

  fileprivate func contentPriorityChanged() {
    LayoutChanges.note()
    layoutSuperview?.requestLayoutPass()
  }
}
