import Graphics

extension LayoutEngine {
  /// Returns the frame of a view as it was found; nil for one that constraints do not place.
  func frame(of view: any LayoutViewNode) -> Rect? {
    guard places(view), let rect = alignedRect(of: view) else { return nil }
    let insets = view.alignmentInsets
    return Rect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// Requests a layout of the superview of each view that is to move, and of the view of each guide.
  ///
  /// One that is being laid out needs no other layout.
  func requestLayouts(of items: [any LayoutNode], placing present: (any LayoutViewNode)?) {
    for item in items {
      var outer = item.layoutOwner
      if let guide = item as? any LayoutGuideNode {
        guard let rect = alignedRect(of: guide), !rect.isNear(guide.placedFrame) else { continue }
      } else if let view = item as? any LayoutViewNode {
        guard let frame = frame(of: view), !frame.isNear(view.placedFrame) else { continue }
        outer = view.layoutSuperview ?? view
      }
      if let outer, outer !== present { outer.requestLayoutPass() }
    }
  }

  /// Places what constraints place in a view, and the view itself if it is outermost.
  func place(subviewsOf view: any LayoutViewNode) {
    update(placing: view)
    if view.layoutSuperview == nil, view.isPlacedByConstraints, let frame = frame(of: view) {
      let size = frame.size
      if size != view.placedFrame.size {
        view.place(Rect(origin: view.placedFrame.origin, size: size))
      }
    }
    let (width, height) = (
      scrolledLength(of: view, .horizontal), scrolledLength(of: view, .vertical)
    )
    if width != nil || height != nil { view.setScrolledSize(width: width, height: height) }
    for subview in view.layoutChildren {
      guard let frame = frame(of: subview), !frame.isNear(subview.placedFrame) else { continue }
      subview.place(frame)
    }
    for guide in view.layoutGuideNodes where guide.region == .free {
      if let rect = alignedRect(of: guide), !rect.isNear(guide.placedFrame) { guide.place(rect) }
    }
  }
}

extension Rect {
  /// Returns whether the rectangle differs by no more than rounding does.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-6 }
  }
}

extension LayoutViewNode {
  /// The outermost view around the view.
  var layoutRoot: any LayoutViewNode {
    var view: any LayoutViewNode = self
    while let superview = view.layoutSuperview { view = superview }
    return view
  }

  /// The engine of the tree, made at the first use.
  var layoutEngine: LayoutEngine {
    let root = layoutRoot
    if let engine = root.layoutState.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.layoutState.engine = engine
    return engine
  }

  /// Places the subviews that constraints place; the layout of a view does it.
  package func placeConstrainedSubviews() { layoutEngine.place(subviewsOf: self) }

  /// Finds where the views of the tree are to be, and requests the layouts that move them; does
  /// nothing in a tree without constraints.
  package func updateLayoutEngine() { layoutRoot.layoutStateIfAny?.engine?.update() }
}
