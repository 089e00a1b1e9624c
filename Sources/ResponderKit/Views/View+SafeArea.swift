package import Graphics

extension View {
  /// Returns the safe area's insets of a view: the part of the superview's that overlaps it, and
  /// what the controller of the view adds.
  ///
  /// The frame is that of the view; the bounds and the insets are those of its superview.
  nonisolated package static func safeAreaInsets(
    of frame: Rect, in bounds: Rect, insets: EdgeInsets, additional: EdgeInsets = .zero
  ) -> EdgeInsets {
    EdgeInsets(
      top: max(0, insets.top - max(0, frame.minY - bounds.minY)) + additional.top,
      left: max(0, insets.left - max(0, frame.minX - bounds.minX)) + additional.left,
      bottom: max(0, insets.bottom - max(0, bounds.maxY - frame.maxY)) + additional.bottom,
      right: max(0, insets.right - max(0, bounds.maxX - frame.maxX)) + additional.right)
  }
  /// The insets of the safe area that subviews can overlap: a scroll view that moves its content out of
  /// them has none above and below.
  final var safeAreaOfSubviews: EdgeInsets {
    var insets = safeAreaInsets
    guard insets != .zero, let scrollView = self as? ScrollView,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return insets }
    (insets.top, insets.bottom) = (0, 0)
    return insets
  }

  /// Makes a change to the safe area, and notifies the views and controllers whose part of it
  /// changes.
  package final func changeSafeArea(_ change: () -> Void) {
    let views = subtree
    let former = views.map(\.safeAreaInsets)
    let contentInsets = views.map { ($0 as? ScrollView)?.adjustedContentInset }
    change()
    for (view, insets) in zip(views, former) where view.safeAreaInsets != insets {
      view.safeAreaInsetsDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
      view.noteForLayout()
      view.setNeedsLayout()
    }
    for case (let view as ScrollView, let insets) in zip(views, contentInsets)
    where view.adjustedContentInset != insets { view.adjustedContentInsetHasChanged() }
  }

  /// The view and all views in it, outer ones first.
  private final var subtree: [View] {
    var views: [View] = [self]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }
}
