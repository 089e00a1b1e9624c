public import Graphics
import ResponderKit

/// The view of a scroll view that shows a part of the document view (`NSClipView`).
@preconcurrency @MainActor
open class NSClipView: NSView {
  private final var documentLink = Backlink<NSView>()
  /// The view that is scrolled; nil for none (`NSClipView.documentView`).
  open var documentView: NSView? {
    get { documentLink.object }
    set {
      guard newValue !== documentLink.object else { return }
      documentLink.object?.removeFromSuperview()
      documentLink = Backlink(newValue)
      if let newValue { addSubview(newValue) }
    }
  }

  /// The vertical axis is that of the document view (`NSClipView.isFlipped`).
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  /// Has the document view show what is in sight now (`NSView.resizeSubviews(withOldSize:)`).
  open override func resizeSubviews(withOldSize oldSize: Size) {
    super.resizeSubviews(withOldSize: oldSize)
    documentView?.needsLayout = true
  }

  /// Shows the part of the document view that begins at a point (`NSClipView.scroll(to:)`).
  open func scroll(to newOrigin: Point) {
    setBoundsOrigin(newOrigin)
    documentView?.needsLayout = true
  }
}

extension NSView {
  /// Scrolls the nearest clip view as little as it has to be, so that a rectangle of the view is shown;
  /// returns whether something was scrolled (`NSView.scrollToVisible(_:)`).
  @discardableResult
  public final func scrollToVisible(_ rect: Rect) -> Bool {
    guard
      let clip = sequence(first: self, next: \.superview).first(where: { $0 is NSClipView })
        as? NSClipView
    else { return false }
    let place = clip.convert(convert(rect, to: nil), from: nil)
    let shown = clip.bounds
    func offset(_ low: Double, _ high: Double, _ first: Double, _ last: Double) -> Double {
      low < first ? low - first : high > last ? min(high - last, low - first) : 0
    }
    let x = offset(place.minX, place.maxX, shown.minX, shown.maxX)
    let y = offset(place.minY, place.maxY, shown.minY, shown.maxY)
    guard x != 0 || y != 0 else { return false }
    clip.scroll(to: Point(x: shown.minX + x, y: shown.minY + y))
    return true
  }
}
