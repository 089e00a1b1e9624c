public import Graphics
public import ResponderKit

/// The questions and notifications of a split view to its delegate (`NSSplitViewDelegate`).
///
/// Positions are those of a divider: the end of the view before it. A divider has the index of that view.
@preconcurrency @MainActor
public protocol NSSplitViewDelegate: AnyObject {
  /// Returns whether a view collapses when a divider is dragged beyond the half of its least size; false unless implemented.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Returns the least position of a divider; the proposed one unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar
  /// Returns the greatest position of a divider; the proposed one unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar
  /// Returns where a divider goes that is dragged to a position; there unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar
  /// Resizes the views of a split view that has another size, with ``NSSplitView/adjustSubviews()`` unless implemented.
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: Size)
  /// Returns whether a view changes its size with the split view; true unless implemented.
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  /// Returns whether a divider is not shown beside a view that is collapsed; false unless implemented.
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  /// Called before panes are resized.
  func splitViewWillResizeSubviews(_ notification: Notice)
  /// Called after panes were resized.
  func splitViewDidResizeSubviews(_ notification: Notice)
}

extension NSSplitViewDelegate {
  /// Returns false.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    false
  }
  /// Returns the proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar { proposedMinimumPosition }
  /// Returns the proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar { proposedMaximumPosition }
  /// Returns the proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar { proposedPosition }
  /// Has the split view adjust them.
  public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: Size) {
    splitView.adjustSubviews()
  }
  /// Returns true.
  public func splitView(
    _ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView
  ) -> Bool { true }
  /// Returns false.
  public func splitView(
    _ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewWillResizeSubviews(_ notification: Notice) {}
  /// Does nothing.
  public func splitViewDidResizeSubviews(_ notification: Notice) {}
}
