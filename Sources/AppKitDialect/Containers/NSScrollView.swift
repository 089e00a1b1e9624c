public import Graphics
import ResponderKit

/// A view that shows a part of a larger one (`NSScrollView`).
@preconcurrency @MainActor
open class NSScrollView: NSView {
  /// Creates a scroll view with an empty clip view.
  public override init(frame frameRect: Rect) {
    super.init(frame: frameRect)
    contentView = NSClipView(frame: Rect(origin: .zero, size: frameRect.size))
  }

  private final var contentLink = Backlink<NSClipView>()
  /// The view that cuts the document view (`NSScrollView.contentView`); a new one once it is gone.
  open var contentView: NSClipView {
    get {
      if let view = contentLink.object { return view }
      let view = NSClipView(frame: bounds)
      self.contentView = view
      return view
    }
    set {
      guard newValue !== contentLink.object else { return }
      contentLink.object?.removeFromSuperview()
      contentLink = Backlink(newValue)
      addSubview(newValue)
    }
  }
  /// The view that is scrolled; nil for none (`NSScrollView.documentView`).
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  /// A Boolean value that indicates whether there is a vertical scroller; false unless set.
  open var hasVerticalScroller = false
  /// A Boolean value that indicates whether there is a horizontal scroller; false unless set.
  open var hasHorizontalScroller = false

  /// The top of the scroll view is its upper edge (`NSScrollView.isFlipped`).
  open override var isFlipped: Bool { true }
}
