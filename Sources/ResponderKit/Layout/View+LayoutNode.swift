package import Graphics
package import Layout

/// A view whose natural height depends on its width, as that of a text that wraps does.
package protocol WrapsContent: View {
  /// Returns the natural height for a width; nil if it does not depend on it now.
  func textHeight(forWidth width: Scalar) -> Scalar?
}

/// A view with lines of text of its own, whose baselines others are aligned with.
package protocol HasTextBaselines: View {
  /// The distances of the first and of the last baseline from the middle of the view, downward; nil
  /// without text.
  var baselinesFromMiddle: (first: Scalar, last: Scalar)? { get }
}

/// A view of a class with margins of its own, where none were set.
package protocol HasStandardMargins: View {
  /// The margins before anything adds to them.
  var standardMargins: DirectionalEdgeInsets { get }
}

extension View: LayoutViewNode {
  package final var layoutOwner: (any LayoutViewNode)? { self }
  package final var nameInMessages: String? {
    let text = (self as? any ShowsText)?.shownText
    return text.flatMap { $0.isEmpty ? nil : $0 } ?? accessibilityIdentifier
  }

  package final var layoutSuperview: (any LayoutViewNode)? { superview }
  package final var layoutChildren: [any LayoutViewNode] { subviews }
  package final var layoutGuideNodes: [any LayoutGuideNode] { rare?.layoutGuides ?? [] }
  package final var layoutState: LayoutState {
    if let state = viewLooks?.layoutState { return state }
    let state = LayoutState()
    settingViewLooks.layoutState = state
    return state
  }
  package final var layoutStateIfAny: LayoutState? { viewLooks?.layoutState }

  package final var isPlacedByConstraints: Bool { flags.contains(.isPlacedByConstraints) }
  package final var placedFrame: Rect {
    let size = bounds.size
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  package final func place(_ rect: Rect) {
    flags.insert(.isBeingPlaced)
    bounds.size = rect.size
    center = rect.center
    flags.remove(.isBeingPlaced)
    // Guides of the view can follow from its frame.
    if rare?.layoutGuides.isEmpty == false { noteForLayout() }
  }
  package final var contentOrigin: Point { bounds.origin }
  package final var flexibility: (horizontal: LayoutFlexibility, vertical: LayoutFlexibility) {
    autoresizingMask.flexibility
  }
  package final var alignmentInsets: EdgeInsets { alignmentRectInsets }
  package final var isRightToLeftInLayout: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  package final var marginInsets: EdgeInsets { layoutMargins }

  package final var contentSizeForLayout: Size { intrinsicContentSize }
  package final func contentHeight(forWidth width: Scalar) -> Scalar? {
    (self as? any WrapsContent)?.textHeight(forWidth: width)
  }
  /// The defaults of views that code creates; documents write others.
  package final func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    guard let type = type(of: self) as? any HugsContent.Type else { return .defaultLow }
    return type.huggedDirections == .both || axis == .vertical ? .defaultHigh : .defaultLow
  }
  package final func baseline(first: Bool) -> LayoutBaseline {
    let view = first ? forFirstBaselineLayout : forLastBaselineLayout
    guard let own = (view as? any HasTextBaselines)?.baselinesFromMiddle else {
      return LayoutBaseline(view: view)
    }
    return LayoutBaseline(view: view, .middle, distance: first ? own.first : own.last)
  }

  package final var scrollsContent: Bool { self is ScrollView }
  package final func setScrolledSize(width: Scalar?, height: Scalar?) {
    guard let view = self as? ScrollView else { return }
    let former = view.contentSize
    let size = Size(width: width ?? former.width, height: height ?? former.height)
    if size != former { view.contentSize = size }
  }

  package final func noteSeenByLayout() { flags.insert(.isSeenByLayout) }
  package final func noteReadByLayout() { flags.insert(.isReadByLayout) }
  package final func requestLayoutPass() { setNeedsLayout() }
}

extension LayoutGuide: LayoutGuideNode {
  package final var layoutOwner: (any LayoutViewNode)? { owningView }
  package final var nameInMessages: String? { identifier.isEmpty ? nil : identifier }
  package final var region: LayoutRegion { owningView.map(partOfView) ?? .free }
  package final var placedFrame: Rect { layoutFrame }
  package final func place(_ rect: Rect) { layoutFrame = rect }
}
