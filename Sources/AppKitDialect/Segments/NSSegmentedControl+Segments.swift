public import Graphics

// The contents of segments; each traps for an index without a segment.
extension NSSegmentedControl {
  /// Sets the label of a segment (`NSSegmentedControl.setLabel(_:forSegment:)`).
  public final func setLabel(_ label: String, forSegment segment: Int) {
    ownCell.setLabel(label, forSegment: segment)
  }
  /// Returns the label of a segment; nil unless set (`NSSegmentedControl.label(forSegment:)`).
  public final func label(forSegment segment: Int) -> String? {
    ownCell.label(forSegment: segment)
  }
  /// Sets the image of a segment (`NSSegmentedControl.setImage(_:forSegment:)`).
  public final func setImage(_ image: Image?, forSegment segment: Int) {
    ownCell.setImage(image, forSegment: segment)
  }
  /// Returns the image of a segment; nil unless set (`NSSegmentedControl.image(forSegment:)`).
  public final func image(forSegment segment: Int) -> Image? {
    ownCell.image(forSegment: segment)
  }
  /// Sets the width of a segment, in points; 0 for one that fits (`NSSegmentedControl.setWidth(_:forSegment:)`).
  public final func setWidth(_ width: Scalar, forSegment segment: Int) {
    ownCell.setWidth(width, forSegment: segment)
  }
  /// Returns the width of a segment, in points; 0, for one that fits, unless set
  /// (`NSSegmentedControl.width(forSegment:)`).
  public final func width(forSegment segment: Int) -> Scalar { ownCell.width(forSegment: segment) }

  /// Selects or deselects a segment; see ``NSSegmentedCell/setSelected(_:forSegment:)``
  /// (`NSSegmentedControl.setSelected(_:forSegment:)`).
  public final func setSelected(_ selected: Bool, forSegment segment: Int) {
    ownCell.setSelected(selected, forSegment: segment)
  }
  /// Returns whether a segment is selected (`NSSegmentedControl.isSelected(forSegment:)`).
  public final func isSelected(forSegment segment: Int) -> Bool {
    ownCell.isSelected(forSegment: segment)
  }
  /// Enables or disables a segment (`NSSegmentedControl.setEnabled(_:forSegment:)`).
  public final func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    ownCell.setEnabled(enabled, forSegment: segment)
  }
  /// Returns whether the user can choose a segment; true unless set
  /// (`NSSegmentedControl.isEnabled(forSegment:)`).
  public final func isEnabled(forSegment segment: Int) -> Bool {
    ownCell.isEnabled(forSegment: segment)
  }

  /// Sets the menu of a segment, which a click opens if the control has no action
  /// (`NSSegmentedControl.setMenu(_:forSegment:)`).
  public final func setMenu(_ menu: NSMenu?, forSegment segment: Int) {
    ownCell.setMenu(menu, forSegment: segment)
  }
  /// Returns the menu of a segment; nil unless set (`NSSegmentedControl.menu(forSegment:)`).
  public final func menu(forSegment segment: Int) -> NSMenu? { ownCell.menu(forSegment: segment) }
  /// Sets the help of a segment (`NSSegmentedControl.setToolTip(_:forSegment:)`).
  public final func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    ownCell.setToolTip(toolTip, forSegment: segment)
  }
  /// Returns the help of a segment; nil unless set (`NSSegmentedControl.toolTip(forSegment:)`).
  public final func toolTip(forSegment segment: Int) -> String? {
    ownCell.toolTip(forSegment: segment)
  }
  /// Sets the tag of a segment (`NSSegmentedControl.setTag(_:forSegment:)`).
  public final func setTag(_ tag: Int, forSegment segment: Int) {
    ownCell.setTag(tag, forSegment: segment)
  }
  /// Returns the tag of a segment; 0 unless set (`NSSegmentedControl.tag(forSegment:)`).
  public final func tag(forSegment segment: Int) -> Int { ownCell.tag(forSegment: segment) }
}
