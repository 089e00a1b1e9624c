public import Graphics
import ResponderKit

/// Views side by side, or one above the other, with dividers between them that the user drags (`NSSplitView`).
@preconcurrency @MainActor
open class NSSplitView: NSView {
  /// The styles of dividers, with AppKit's raw values (`NSSplitView.DividerStyle`).
  public enum DividerStyle: Int, Sendable, Hashable, CaseIterable {
    /// A bar of 9 points.
    case thick = 1
    /// A line of 1 point.
    case thin = 2
    /// A bar of 10 points between panes.
    case paneSplitter = 3
  }

  /// A Boolean value that indicates whether the dividers are vertical, and the views side by side; false
  /// unless set (`NSSplitView.isVertical`).
  open var isVertical = false
  /// The style of the dividers; thick unless set (`NSSplitView.dividerStyle`).
  open var dividerStyle = DividerStyle.thick
  /// The first view is at the top (`NSSplitView.isFlipped`).
  open override var isFlipped: Bool { true }

  /// The delegate, which is not retained (`NSSplitView.delegate`).
  public final weak var delegate: (any NSSplitViewDelegate)?

  /// The width of a divider: that of its style, which is derived from the frames of documents, unless overridden
  /// (`NSSplitView.dividerThickness`).
  open var dividerThickness: Scalar {
    switch dividerStyle {
    case .thick: 9
    case .thin: 1
    case .paneSplitter: 10
    }
  }

  /// The panes, in order (`NSSplitView.arrangedSubviews`).
  public final var arrangedSubviews: [NSView] { subviews }
  /// Adds a pane at the end (`NSSplitView.addArrangedSubview(_:)`).
  public final func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Inserts a pane; traps for a place beyond the end (`NSSplitView.insertArrangedSubview(_:at:)`).
  public final func insertArrangedSubview(_ view: NSView, at index: Int) {
    precondition((0...subviews.count).contains(index), "there is no place \(index) for a pane")
    addSubview(view)
    if index < subviews.count - 1 {
      addSubview(view, positioned: .below, relativeTo: subviews[index])
    }
  }
  /// Removes a pane; does nothing for another view (`NSSplitView.removeArrangedSubview(_:)`).
  public final func removeArrangedSubview(_ view: NSView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Returns whether a pane was collapsed by a drag, and is hidden (`NSSplitView.isSubviewCollapsed(_:)`).
  public final func isSubviewCollapsed(_ subview: NSView) -> Bool {
    subview.superview === self && subview.isHidden
  }

  /// Gives the views the room of the split view, in the proportions of their sizes; those that the delegate does not let adjust
  /// keep theirs while there is room, and those that are collapsed have none (`NSSplitView.adjustSubviews()`).
  open func adjustSubviews() { sharePanes() }

  /// Resizes the panes, or has the delegate do it (`NSView.resizeSubviews(withOldSize:)`).
  open override func resizeSubviews(withOldSize oldSize: Size) {
    guard !subviews.isEmpty else { return }
    resizePanes {
      guard let delegate else { return adjustSubviews() }
      delegate.splitView(self, resizeSubviewsWithOldSize: oldSize)
    }
  }

  /// Moves a divider as if the user dragged it there: within the limits of the delegate, and so that a view beside it may
  /// collapse (`NSSplitView.setPosition(_:ofDividerAt:)`).
  ///
  /// The position is the end of the view before the divider. Traps for a divider that is not there.
  public final func setPosition(_ position: Scalar, ofDividerAt dividerIndex: Int) {
    move(dividerIndex, to: position)
  }
  /// Returns how far a divider can go toward the one before it (`NSSplitView.minPossiblePositionOfDivider(at:)`).
  public final func minPossiblePositionOfDivider(at dividerIndex: Int) -> Scalar {
    start(of: panes(beside: dividerIndex).before)
  }
  /// Returns how far a divider can go toward the one after it (`NSSplitView.maxPossiblePositionOfDivider(at:)`).
  public final func maxPossiblePositionOfDivider(at dividerIndex: Int) -> Scalar {
    end(of: panes(beside: dividerIndex).after) - dividerThickness
  }

  /// Drags the divider that is clicked.
  open override func mouseDown(with event: NSEvent) {
    let point = convert(event.locationInWindow, from: nil)
    guard let window, let divider = divider(at: point) else { return super.mouseDown(with: event) }
    let tracking = DividerTracking(self, divider, from: along(point))
    window.begin(tracking, isOver: false)
  }

  /// A click at a divider reaches the split view, which is a little wider than a thin one.
  open override func hitTest(_ point: Point) -> NSView? {
    guard !isHidden, frame.contains(point) else { return super.hitTest(point) }
    return divider(at: convertFromSuperview(point)) == nil ? super.hitTest(point) : self
  }

  /// Makes the split view as large as its views side by side.
  package final func fitPanes() {
    let sizes = subviews.map(\.frame.size)
    let dividers = Double(dividerThickness) * Double(max(sizes.count - 1, 0))
    let (widths, heights) = (sizes.map { Double($0.width) }, sizes.map { Double($0.height) })
    frame.size =
      isVertical
      ? Size(width: widths.reduce(dividers, +), height: heights.max() ?? 0)
      : Size(width: widths.max() ?? 0, height: heights.reduce(dividers, +))
  }
}
