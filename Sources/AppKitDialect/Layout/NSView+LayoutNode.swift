package import Graphics
package import Layout
import ResponderKit

extension NSView: LayoutViewNode {
  package final var layoutOwner: (any LayoutViewNode)? { self }
  package final var nameInMessages: String? { identifier?.rawValue }

  package final var layoutSuperview: (any LayoutViewNode)? { superview }
  package final var layoutChildren: [any LayoutViewNode] { subviews }
  package final var layoutGuideNodes: [any LayoutGuideNode] { layoutGuides }
  package final var layoutState: LayoutState {
    if let state = layoutValues?.state { return state }
    let state = LayoutState()
    settingLayoutValues.state = state
    return state
  }
  package final var layoutStateIfAny: LayoutState? { layoutValues?.state }

  package final var isPlacedByConstraints: Bool { layoutFlags.contains(.isPlacedByConstraints) }
  package final var placedFrame: Rect { superview?.turnedOver(frame) ?? frame }
  package final func place(_ rect: Rect) {
    layoutFlags.insert(.isBeingPlaced)
    frame = superview?.turnedOver(rect) ?? rect
    layoutFlags.remove(.isBeingPlaced)
  }
  package final var contentOrigin: Point {
    Point(x: bounds.minX, y: isFlipped ? bounds.minY : 0)
  }
  /// In a superview that counts upward, what does not change is counted from below.
  package final var flexibility: (horizontal: LayoutFlexibility, vertical: LayoutFlexibility) {
    var flexibility = autoresizingMask.flexibility
    guard let superview, !superview.isFlipped else { return flexibility }
    let own = flexibility.vertical
    flexibility.vertical = own.intersection(.length)
    if own.contains(.start) { flexibility.vertical.insert(.end) }
    if own.contains(.end) || own.isEmpty { flexibility.vertical.insert(.start) }
    return flexibility
  }
  package final var alignmentInsets: EdgeInsets {
    layoutValues?.alignmentInsets ?? alignmentRectInsets
  }
  package final var isRightToLeftInLayout: Bool { userInterfaceLayoutDirection == .rightToLeft }

  package final var contentSizeForLayout: Size { intrinsicContentSize }
  package final func contentHeight(forWidth width: Scalar) -> Scalar? {
    guard let label = self as? NSTextField, !label.isEditable, !label.isBezeled, label.wrapsText,
      label.preferredMaxLayoutWidth == 0, width > 0
    else { return nil }
    return NSNaturalSize.size(of: label, within: width).height
  }
  /// The defaults of AppKit's controls that documents start with: 750 vertically.
  package final func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    self is NSControl && axis == .vertical ? .defaultHigh : .defaultLow
  }
  package final func baseline(first: Bool) -> LayoutBaseline {
    if let view = baselineView(first: first) { return view.baseline(first: first) }
    let top = first ? firstBaselineOffsetFromTop : 0
    if top != 0 { return LayoutBaseline(view: self, .start, distance: top) }
    let bottom = layoutValues?.baselineOffset ?? lastBaselineOffsetFromBottom
    return LayoutBaseline(view: self, distance: -bottom)
  }
  package final var scrollsContent: Bool { false }
  package final func setScrolledSize(width: Scalar?, height: Scalar?) {}

  package final func noteSeenByLayout() { layoutFlags.insert(.isSeenByLayout) }
  package final func noteReadByLayout() {}
  package final func requestLayoutPass() { needsLayout = true }
}
