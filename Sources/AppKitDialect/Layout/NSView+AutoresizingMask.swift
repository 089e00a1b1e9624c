import Graphics
import Layout
import ResponderKit

extension NSView {
  /// The parts of a view that change with the size of its superview
  /// (`NSView.AutoresizingMask`).
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge.
    public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let width = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the edge where vertical coordinates begin.
    public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let height = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the edge where vertical coordinates end.
    public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)

    /// The flexible parts along each axis, in the view's own direction.
    var flexibility: (horizontal: LayoutFlexibility, vertical: LayoutFlexibility) {
      func part(_ start: AutoresizingMask, _ length: AutoresizingMask, _ end: AutoresizingMask)
        -> LayoutFlexibility
      {
        var parts: LayoutFlexibility = []
        if contains(start) { parts.insert(.start) }
        if contains(length) { parts.insert(.length) }
        if contains(end) { parts.insert(.end) }
        return parts
      }
      return (
        part(.minXMargin, .width, .maxXMargin), part(.minYMargin, .height, .maxYMargin)
      )
    }
  }

  /// The parts that change with the size of the superview; none unless set
  /// (`NSView.autoresizingMask`).
  public final var autoresizingMask: AutoresizingMask {
    get { layoutValues?.autoresizingMask ?? [] }
    set { settingLayoutValues.autoresizingMask = newValue }
  }

  /// A Boolean value that indicates whether the view resizes its subviews by their masks when its
  /// size changes; true unless set (`NSView.autoresizesSubviews`).
  public final var autoresizesSubviews: Bool {
    get { layoutValues?.autoresizesSubviews ?? true }
    set { settingLayoutValues.autoresizesSubviews = newValue }
  }

  /// Resizes the subviews by their masks, and requests a layout of the view, after its frame has
  /// changed.
  final func frameChanged(from former: Rect) {
    if layoutFlags.contains(.isSeenByLayout), !layoutFlags.contains(.isBeingPlaced),
      superview == nil || !layoutFlags.contains(.isPlacedByConstraints)
    {
      LayoutChanges.note()
      needsLayout = true
    }
    guard frame.size != former.size else { return }
    needsLayout = true
    if autoresizesSubviews { resizeSubviews(withOldSize: former.size) }
  }

  /// Requests a layout of what is placed in coordinates that have moved.
  final func boundsOriginChanged() {
    guard layoutFlags.contains(.isSeenByLayout) else { return }
    LayoutChanges.note()
    needsLayout = true
  }

  final func followSuperview(from former: Size) {
    guard !layoutFlags.contains(.isPlacedByConstraints), let superview,
      let mask = layoutValues?.autoresizingMask, !mask.isEmpty
    else { return }
    let (latter, flexibility) = (superview.frame.size, mask.flexibility)
    let across = flexibility.horizontal.resized(
      start: frame.minX, length: frame.width, in: former.width, to: latter.width)
    let up = flexibility.vertical.resized(
      start: frame.minY, length: frame.height, in: former.height, to: latter.height)
    layoutFlags.insert(.isBeingPlaced)
    frame = Rect(x: across.start, y: up.start, width: across.length, height: up.length)
    layoutFlags.remove(.isBeingPlaced)
  }
}
