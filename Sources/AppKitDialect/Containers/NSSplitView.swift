import Graphics
import ResponderKit

/// Views side by side, or one above the other, with dividers between them (`NSSplitView`).
@preconcurrency @MainActor
open class NSSplitView: NSView {
  /// A Boolean value that indicates whether the dividers are vertical, and the views side by side; false
  /// unless set (`NSSplitView.isVertical`).
  open var isVertical = false
  /// The first view is at the top (`NSSplitView.isFlipped`).
  open override var isFlipped: Bool { true }

  /// The width of a divider; 1 unless overridden (`NSSplitView.dividerThickness`).
  open var dividerThickness: Double { 1 }

  /// Gives the views the room of the split view, in the proportions of their sizes
  /// (`NSSplitView.adjustSubviews()`).
  open func adjustSubviews() {
    let views = subviews.filter { !$0.isHidden }
    let sizes = views.map { isVertical ? $0.frame.width : $0.frame.height }
    let whole = sizes.reduce(0, +)
    let room =
      (isVertical ? bounds.width : bounds.height)
      - dividerThickness * Double(max(views.count - 1, 0))
    guard room > 0, !views.isEmpty else { return }
    var place = 0.0
    for (view, size) in zip(views, sizes) {
      let length = whole > 0 ? room * size / whole : room / Double(views.count)
      view.frame =
        isVertical
        ? Rect(x: place, y: 0, width: length, height: bounds.height)
        : Rect(x: 0, y: place, width: bounds.width, height: length)
      place += length + dividerThickness
    }
  }

  /// Makes the split view as large as its views side by side.
  package final func fitPanes() {
    let sizes = subviews.map(\.frame.size)
    let dividers = dividerThickness * Double(max(sizes.count - 1, 0))
    let (widths, heights) = (sizes.map { Double($0.width) }, sizes.map { Double($0.height) })
    frame.size =
      isVertical
      ? Size(width: widths.reduce(dividers, +), height: heights.max() ?? 0)
      : Size(width: widths.max() ?? 0, height: heights.reduce(dividers, +))
  }
}
