package import Graphics

// The requests of the engine to the views and guides of a dialect. Vertical positions grow downward,
// whatever a dialect's do: a view that counts upward converts them.

/// A view or a guide, as the engine sees it.
@MainActor
package protocol LayoutNode: LayoutItem {
  /// The view itself, or the one that a guide is in.
  var layoutOwner: (any LayoutViewNode)? { get }
  /// The text or the name by which messages tell the item from others of its class; nil for none.
  var nameInMessages: String? { get }
}

/// A guide, as the engine sees it.
@MainActor
package protocol LayoutGuideNode: LayoutNode {
  /// The part of the view that the guide is.
  var region: LayoutRegion { get }
  /// The frame of a guide that constraints place, in the coordinates of its view.
  var placedFrame: Rect { get }
  /// Sets ``placedFrame``.
  func place(_ rect: Rect)
}

/// A view, as the engine sees it.
@MainActor
package protocol LayoutViewNode: LayoutNode, LayoutView {
  // MARK: The tree

  /// The view that contains this one.
  var layoutSuperview: (any LayoutViewNode)? { get }
  /// The views in this one.
  var layoutChildren: [any LayoutViewNode] { get }
  /// The guides of the view.
  var layoutGuideNodes: [any LayoutGuideNode] { get }
  /// The Auto Layout state of the view, made at the first use.
  var layoutState: LayoutState { get }
  /// The Auto Layout state of the view, if anything was ever asked for or set.
  var layoutStateIfAny: LayoutState? { get }

  // MARK: Geometry

  /// Indicates whether constraints place the view, and not its frame and mask.
  var isPlacedByConstraints: Bool { get }
  /// The frame from the upper left corner of the superview's bounds, before a transform.
  var placedFrame: Rect { get }
  /// Sets ``placedFrame``.
  func place(_ rect: Rect)
  /// The corner of the bounds in the coordinates that the subviews are placed in.
  var contentOrigin: Point { get }
  /// The parts that change with the size of the superview.
  var flexibility: (horizontal: LayoutFlexibility, vertical: LayoutFlexibility) { get }
  /// The distances from the frame to what is aligned.
  var alignmentInsets: EdgeInsets { get }
  /// Indicates whether lines of text in the view begin on the right.
  var isRightToLeftInLayout: Bool { get }
  /// The insets of the margins.
  var marginInsets: EdgeInsets { get }

  // MARK: Content

  /// The natural size; negative for a dimension without one.
  var contentSizeForLayout: Size { get }
  /// Returns the natural height for a width; nil for a view whose height does not depend on it.
  func contentHeight(forWidth width: Scalar) -> Scalar?
  /// Returns the resistance of the view against growing beyond its content, unless that was set.
  func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority
  /// Returns the place of the first or the last baseline.
  func baseline(first: Bool) -> LayoutBaseline
  /// The constraints that the view makes for those in it.
  func arrangementConstraints() -> [LayoutConstraint]
  /// Indicates whether the view scrolls what is in it.
  var scrollsContent: Bool { get }
  /// Sets the lengths of what the view scrolls; nil for one that no constraint mentions.
  func setScrolledSize(width: Scalar?, height: Scalar?)

  // MARK: Passes

  /// Notes that the engine has seen the view, so that its changes are counted.
  func noteSeenByLayout()
  /// Notes that the engine has read the frame or the bounds, so that changes of these are counted.
  func noteReadByLayout()
  /// Requests a layout of the view.
  func requestLayoutPass()
}
