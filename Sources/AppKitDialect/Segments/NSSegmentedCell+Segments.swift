public import Graphics

// The contents of segments; each traps for an index without a segment.
extension NSSegmentedCell {
  /// Sets the label of a segment (`NSSegmentedCell.setLabel(_:forSegment:)`).
  public final func setLabel(_ label: String, forSegment segment: Int) {
    change(segment) { $0.label = label }
  }
  /// Returns the label of a segment; nil unless set (`NSSegmentedCell.label(forSegment:)`).
  public final func label(forSegment segment: Int) -> String? { checked(segment).label }

  /// Sets the image of a segment (`NSSegmentedCell.setImage(_:forSegment:)`).
  public final func setImage(_ image: Image?, forSegment segment: Int) {
    change(segment) { $0.image = image }
  }
  /// Returns the image of a segment; nil unless set (`NSSegmentedCell.image(forSegment:)`).
  public final func image(forSegment segment: Int) -> Image? { checked(segment).image }

  /// Sets the scaling of the image of a segment (`NSSegmentedCell.setImageScaling(_:forSegment:)`).
  public final func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    change(segment) { $0.imageScaling = scaling }
  }
  /// Returns the scaling of the image of a segment; smaller, if it has to be, unless set
  /// (`NSSegmentedCell.imageScaling(forSegment:)`).
  public final func imageScaling(forSegment segment: Int) -> NSImageScaling {
    checked(segment).imageScaling
  }

  /// Sets the width of a segment, in points; 0 for one that fits (`NSSegmentedCell.setWidth(_:forSegment:)`).
  public final func setWidth(_ width: Scalar, forSegment segment: Int) {
    change(segment) { $0.width = Double(max(width, 0)) }
  }
  /// Returns the width of a segment, in points; 0, for one that fits, unless set
  /// (`NSSegmentedCell.width(forSegment:)`).
  public final func width(forSegment segment: Int) -> Scalar { Scalar(checked(segment).width) }

  /// Enables or disables a segment; one that is selected stays so (`NSSegmentedCell.setEnabled(_:forSegment:)`).
  public final func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can choose a segment; true unless set (`NSSegmentedCell.isEnabled(forSegment:)`).
  public final func isEnabled(forSegment segment: Int) -> Bool { checked(segment).isEnabled }

  /// Sets the menu of a segment, which a click opens if the control has no action
  /// (`NSSegmentedCell.setMenu(_:forSegment:)`).
  public final func setMenu(_ menu: NSMenu?, forSegment segment: Int) {
    change(segment) { $0.menu = menu }
  }
  /// Returns the menu of a segment; nil unless set (`NSSegmentedCell.menu(forSegment:)`).
  public final func menu(forSegment segment: Int) -> NSMenu? { checked(segment).menu }

  /// Sets the help of a segment (`NSSegmentedCell.setToolTip(_:forSegment:)`).
  public final func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    change(segment) { $0.toolTip = toolTip }
  }
  /// Returns the help of a segment; nil unless set (`NSSegmentedCell.toolTip(forSegment:)`).
  public final func toolTip(forSegment segment: Int) -> String? { checked(segment).toolTip }

  /// Sets the tag of a segment (`NSSegmentedCell.setTag(_:forSegment:)`).
  public final func setTag(_ tag: Int, forSegment segment: Int) {
    change(segment) { $0.tag = tag }
  }
  /// Returns the tag of a segment; 0 unless set (`NSSegmentedCell.tag(forSegment:)`).
  public final func tag(forSegment segment: Int) -> Int { checked(segment).tag }

  private func change(_ segment: Int, _ body: (Segment) -> Void) {
    body(checked(segment))
    knownFrames = nil
    update()
  }
}

extension NSSegmentedCell {
  /// Moves the keyboard to the next segment, the first one after the last
  /// (`NSSegmentedCell.makeNextSegmentKey()`).
  public final func makeNextSegmentKey() { moveKey(by: 1) }
  /// Moves the keyboard to the previous segment, the last one before the first
  /// (`NSSegmentedCell.makePreviousSegmentKey()`).
  public final func makePreviousSegmentKey() { moveKey(by: -1) }

  private func moveKey(by distance: Int) {
    guard !segments.isEmpty else { return }
    let present = keySegment ?? lastSelected ?? (distance > 0 ? -1 : segments.count)
    keySegment = (present + distance + segments.count) % segments.count
  }
}
