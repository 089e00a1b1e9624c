public import Graphics
import Layout

extension View {
  /// The size with the least area, for ``systemLayoutSizeFitting(_:)``
  /// (`UIView.layoutFittingCompressedSize`).
  nonisolated public static let layoutFittingCompressedSize = Size.zero
  /// The size with the largest area, for ``systemLayoutSizeFitting(_:)``
  /// (`UIView.layoutFittingExpandedSize`).
  nonisolated public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The frame of the keyboard on the screen; nil while none is shown.
  package final var shownKeyboardFrame: Rect? { window?.inputServices.shownFrame }

  // MARK: What layouts depend on

  /// Counts a change that a layout by constraints depends on, if there is one.
  final func noteForLayout() {
    if flags.contains(.isSeenByLayout) { LayoutChanges.note() }
  }

  /// Counts a change of the frame, unless constraints place the view or its mask has.
  final func noteFrameForLayout() {
    guard !flags.contains(.isBeingPlaced),
      superview == nil || !flags.contains(.isPlacedByConstraints)
    else { return }
    noteGeometryForLayout()
  }

  /// Counts a change, and has the next pass update the engine.
  private func noteGeometryForLayout() {
    LayoutChanges.note()
    flags.insert(.hasPending)
    markPending()
  }

  /// Resizes the subviews by their masks, and requests a layout of the view.
  final func boundsChanged(from former: Rect) {
    if flags.contains(.isReadByLayout) {
      bounds.size == former.size ? noteGeometryForLayout() : noteFrameForLayout()
    }
    guard bounds.size != former.size else { return }
    resizeSubviews(from: former.size)
    setNeedsLayout()
  }

  private func resizeSubviews(from former: Size) {
    guard !subviews.isEmpty, autoresizesSubviews else { return }
    let latter = bounds.size
    for view in subviews where !view.flags.contains(.isPlacedByConstraints) {
      guard let mask = view.viewLooks?.autoresizingMask, !mask.isEmpty else { continue }
      let (frame, flexibility) = (view.placedFrame, mask.flexibility)
      let across = flexibility.horizontal.resized(
        start: frame.minX, length: frame.width, in: former.width, to: latter.width)
      let down = flexibility.vertical.resized(
        start: frame.minY, length: frame.height, in: former.height, to: latter.height)
      view.place(
        Rect(x: across.start, y: down.start, width: across.length, height: down.length))
    }
  }

  /// Requests a layout of what a stack view arranges without the view, or with it.
  final func hiddenChanged() {
    guard flags.contains(.isSeenByLayout), let stack = superview as? StackView else { return }
    stack.arrangementChanged()
  }

  /// Implements ``translatesAutoresizingMaskIntoConstraints``.
  final func setPlacedByConstraints(_ isPlaced: Bool) {
    guard isPlaced != flags.contains(.isPlacedByConstraints) else { return }
    if isPlaced {
      flags.insert(.isPlacedByConstraints)
    } else {
      flags.remove(.isPlacedByConstraints)
    }
    LayoutChanges.note()
    (superview ?? self).setNeedsLayout()
  }

  /// Counts a move to another place in a tree, after which the engine of a tree that has become part
  /// of another one is not needed.
  final func placeChanged(in outer: View) {
    viewLooks?.layoutState?.endBeingOutermost()
    // A control's own views are placed by the control.
    if !isPartOfControl, flags.contains(.isSeenByLayout) || outer.flags.contains(.isSeenByLayout) {
      LayoutChanges.note()
    }
  }

  /// Requests layouts after a change of traits, which can be the direction or the size of text.
  final func setNeedsLayoutOfTree() {
    LayoutChanges.note()
    setNeedsLayout()
  }

  // MARK: Passes

  /// Places the subviews that constraints place.
  final func placeSubviews() {
    let isPlacedOutermost = flags.contains(.isPlacedByConstraints) && superview == nil
    guard
      isPlacedOutermost || rare?.layoutGuides.isEmpty == false
        || subviews.contains(where: { $0.flags.contains(.isPlacedByConstraints) })
    else { return }
    placeConstrainedSubviews()
  }

  /// Updates the constraints in the view where that was requested, and where the views of its tree
  /// are to be.
  final func updateEngineBeforeLayout() {
    if viewLooks?.hasConstraintsToUpdate == true { updateConstraintsIfNeeded() }
    updateLayoutEngine()
  }
}

extension View.AutoresizingMask {
  /// The flexible parts along each axis.
  var flexibility: (horizontal: LayoutFlexibility, vertical: LayoutFlexibility) {
    var (across, down): (LayoutFlexibility, LayoutFlexibility) = ([], [])
    if contains(.flexibleLeftMargin) { across.insert(.start) }
    if contains(.flexibleWidth) { across.insert(.length) }
    if contains(.flexibleRightMargin) { across.insert(.end) }
    if contains(.flexibleTopMargin) { down.insert(.start) }
    if contains(.flexibleHeight) { down.insert(.length) }
    if contains(.flexibleBottomMargin) { down.insert(.end) }
    return (across, down)
  }
}
