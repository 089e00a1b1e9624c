public import Graphics
public import Layout
import ResponderKit

extension NSView {
  /// The value for a dimension without a natural size: -1 (`NSView.noIntrinsicMetric`).
  nonisolated public static let noIntrinsicMetric: Scalar = -1

  /// A Boolean value that indicates whether the frame and the mask stand for constraints, and not
  /// constraints place the view; true unless set
  /// (`NSView.translatesAutoresizingMaskIntoConstraints`).
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !layoutFlags.contains(.isPlacedByConstraints) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      if newValue {
        layoutFlags.remove(.isPlacedByConstraints)
      } else {
        layoutFlags.insert(.isPlacedByConstraints)
      }
      LayoutChanges.note()
      (superview ?? self).needsLayout = true
    }
  }

  /// A Boolean value that indicates whether the view waits for a layout; true at first
  /// (`NSView.needsLayout`).
  public final var needsLayout: Bool {
    get { layoutFlags.contains(.needsLayout) }
    set {
      guard newValue else {
        layoutFlags = layoutFlags.subtracting(.needsLayout)
        return
      }
      layoutFlags.insert(.needsLayout)
      markPending(.hasPending)
    }
  }

  /// A Boolean value that indicates whether ``updateConstraints()`` is called before the next layout;
  /// false unless set (`NSView.needsUpdateConstraints`).
  public final var needsUpdateConstraints: Bool {
    get { layoutFlags.contains(.needsUpdateConstraints) }
    set {
      guard newValue else {
        layoutFlags = layoutFlags.subtracting(.needsUpdateConstraints)
        return
      }
      layoutFlags.formUnion([.needsUpdateConstraints, .hasConstraintsToUpdate])
      markPending(.hasConstraintsToUpdate)
      needsLayout = true
    }
  }

  private func markPending(_ flag: LayoutFlags) {
    var view = superview
    while let present = view, !present.layoutFlags.contains(flag) {
      present.layoutFlags.insert(flag)
      view = present.superview
    }
  }

  /// Runs a pending layout of the view and those in it (`NSView.layoutSubtreeIfNeeded()`).
  public final func layoutSubtreeIfNeeded() {
    guard !layoutFlags.isDisjoint(with: [.needsLayout, .hasPending]) else { return }
    updateConstraintsForSubtreeIfNeeded()
    if layoutFlags.contains(.isSeenByLayout) { updateLayoutEngine() }
    if needsLayout {
      needsLayout = false
      layout()
    }
    layoutFlags.remove(.hasPending)
    for view in subviews where view.superview === self { view.layoutSubtreeIfNeeded() }
  }

  /// Updates the constraints of the views in this one and its own, where that was requested
  /// (`NSView.updateConstraintsForSubtreeIfNeeded()`).
  public final func updateConstraintsForSubtreeIfNeeded() {
    guard layoutFlags.contains(.hasConstraintsToUpdate) else { return }
    layoutFlags.remove(.hasConstraintsToUpdate)
    for view in subviews where view.superview === self {
      view.updateConstraintsForSubtreeIfNeeded()
    }
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    updateConstraints()
  }

  /// Implements ``invalidateIntrinsicContentSize()``.
  final func requestLayoutOfNewSize() {
    guard layoutFlags.contains(.isSeenByLayout) else { return }
    LayoutChanges.note()
    (superview ?? self).needsLayout = true
  }

  /// The least size that the constraints in the view and its content allow (`NSView.fittingSize`).
  public final var fittingSize: Size {
    sizeFitting(.zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// Returns what is aligned of a frame (`NSView.alignmentRect(forFrame:)`).
  public final func alignmentRect(forFrame frame: Rect) -> Rect {
    let insets = alignmentInsets
    let bottom = superview?.isFlipped ?? false ? insets.top : insets.bottom
    return Rect(
      x: frame.minX + insets.left, y: frame.minY + bottom,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// Places the subviews that constraints place.
  final func placeSubviews() {
    guard
      layoutFlags.contains(.isPlacedByConstraints) && superview == nil
        || layoutValues?.guides.isEmpty == false
        || subviews.contains(where: { $0.layoutFlags.contains(.isPlacedByConstraints) })
    else { return }
    placeConstrainedSubviews()
  }

  /// Counts a move to another place in a tree.
  final func placeChanged(in outer: NSView) {
    layoutValues?.state?.endBeingOutermost()
    outer.needsLayout = true
    if layoutFlags.contains(.isSeenByLayout) || outer.layoutFlags.contains(.isSeenByLayout) {
      LayoutChanges.note()
    }
  }
}

extension NSWindow {
  /// Runs a pending layout of the views in the window (`NSWindow.layoutIfNeeded()`).
  public final func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
}

extension LayoutConstraint {
  /// AppKit's name for ``Layout/LayoutConstraint/Axis``.
  public typealias Orientation = Axis
  /// AppKit's name for ``Graphics/LayoutPriority``.
  public typealias Priority = LayoutPriority
}
