public import Graphics
public import ResponderKit

/// A control of segments side by side (`NSSegmentedControl`).
///
/// Main actor only.
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
  /// Creates a control without segments.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// Creates a control of segments with labels
  /// (`NSSegmentedControl.init(labels:trackingMode:target:action:)`).
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: AnyObject?, action: ActionSelector?
  ) {
    self.init(trackingMode, target, action, count: labels.count)
    for (segment, label) in labels.enumerated() { setLabel(label, forSegment: segment) }
  }

  /// Creates a control of segments with images
  /// (`NSSegmentedControl.init(images:trackingMode:target:action:)`).
  public convenience init(
    images: [Image], trackingMode: SwitchTracking, target: AnyObject?, action: ActionSelector?
  ) {
    self.init(trackingMode, target, action, count: images.count)
    for (segment, image) in images.enumerated() { setImage(image, forSegment: segment) }
  }

  private convenience init(
    _ mode: SwitchTracking, _ target: AnyObject?, _ action: ActionSelector?, count: Int
  ) {
    self.init(frame: .zero)
    (trackingMode, segmentCount) = (mode, count)
    (self.target, self.action) = (target, action)
  }

  /// The class of the cells of new controls: `NSSegmentedCell` unless overridden.
  open override class var cellClass: AnyClass? { NSSegmentedCell.self }

  final var segmentedCell: NSSegmentedCell? { cell as? NSSegmentedCell }
  /// The cell, which is there wherever a segment is; traps without one.
  final var ownCell: NSSegmentedCell {
    guard let segmentedCell else {
      preconditionFailure("a segmented control without a cell has no segments")
    }
    return segmentedCell
  }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }
  /// The top of the control is its upper edge.
  open override var isFlipped: Bool { true }

  /// The size that fits the segments (`NSView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { NSNaturalSize.size(of: self) }

  /// The effect of a click; selects one segment unless set (`NSSegmentedControl.trackingMode`).
  open var trackingMode: SwitchTracking {
    get { segmentedCell?.trackingMode ?? .selectOne }
    set { segmentedCell?.trackingMode = newValue }
  }
  /// The look, which has no effect here; automatic unless set (`NSSegmentedControl.segmentStyle`).
  open var segmentStyle: Style {
    get { segmentedCell?.segmentStyle ?? .automatic }
    set { segmentedCell?.segmentStyle = newValue }
  }
  /// The way in which segments share the width; as their contents need it unless set
  /// (`NSSegmentedControl.segmentDistribution`).
  open var segmentDistribution = Distribution.fit

  /// Sends the action; afterward no segment of a momentary control is selected.
  @discardableResult
  open override func sendAction(_ action: ActionSelector?, to target: AnyObject?) -> Bool {
    defer { if trackingMode.isMomentary { segmentedCell?.deselectAll() } }
    return super.sendAction(action, to: target)
  }

  /// Opens the menu of the segment if the control has no action, otherwise follows the mouse.
  open override func mouseDown(with event: NSEvent) {
    let segment = self.segment(at: convert(event.locationInWindow, from: nil))
    guard isEnabled, action == nil, let segment, let menu = menu(forSegment: segment) else {
      return super.mouseDown(with: event)
    }
    applicationOrShared.open(menu, of: recordName)
  }

  /// Moves the keyboard from segment to segment for the arrows, and clicks the segment for the space bar.
  open override func keyDown(with event: NSEvent) {
    guard isEnabled, let cell = segmentedCell else { return super.keyDown(with: event) }
    switch event.characters {
    case "\u{F703}": cell.makeNextSegmentKey()
    case "\u{F702}": cell.makePreviousSegmentKey()
    case _ where event.isSpace: performClick(nil)
    default: super.keyDown(with: event)
    }
  }

  /// Clicks the segment that the keyboard is on, the selected one otherwise; does nothing without one or if that
  /// is disabled.
  open override func performClick(_ sender: Any?) {
    guard isEnabled, let cell = segmentedCell, let segment = cell.keySegment ?? cell.lastSelected,
      cell.segments[segment].isEnabled
    else { return }
    let before = cell.comparedValue
    cell.choose(segment)
    sendAction(action, to: target)
    sendOperated(after: before)
  }
}

extension NSSegmentedControl {
  /// The number of segments; 0 at first (`NSSegmentedControl.segmentCount`).
  public final var segmentCount: Int {
    get { segmentedCell?.segmentCount ?? 0 }
    set { segmentedCell?.segmentCount = newValue }
  }
  /// The index of the segment that was selected last, -1 for none (`NSSegmentedControl.selectedSegment`).
  public final var selectedSegment: Int {
    get { segmentedCell?.selectedSegment ?? -1 }
    set { segmentedCell?.selectedSegment = newValue }
  }
  /// The index of the selected segment; -1 for none (`NSSegmentedControl.indexOfSelectedItem`).
  public final var indexOfSelectedItem: Int { selectedSegment }
  /// Selects the first segment with a tag; returns whether there is one
  /// (`NSSegmentedControl.selectSegment(withTag:)`).
  @discardableResult
  public final func selectSegment(withTag tag: Int) -> Bool {
    segmentedCell?.selectSegment(withTag: tag) ?? false
  }

  /// The names of the selected segments, or “no segment”.
  package final var selectionText: String { ownCell.selectionText }
  /// Returns the label of a segment, or the name of its image; its number from 1 where it has neither.
  package final func name(ofSegment segment: Int) -> String { ownCell.name(ofSegment: segment) }
}
