public import Graphics
import ResponderKit

/// A view that shows a part of a larger one (`NSScrollView`).
@preconcurrency @MainActor
open class NSScrollView: NSView {
  /// Creates a scroll view with an empty clip view.
  public override init(frame frameRect: Rect) {
    super.init(frame: frameRect)
    contentView = filling()
  }

  /// Returns a clip view that is always as large as the scroll view.
  private func filling() -> NSClipView {
    let view = NSClipView(frame: Rect(origin: .zero, size: frame.size))
    view.autoresizingMask = [.width, .height]
    return view
  }

  private final var contentLink = Backlink<NSClipView>()
  /// The view that cuts the document view (`NSScrollView.contentView`); a new one once it is gone.
  open var contentView: NSClipView {
    get {
      if let view = contentLink.object { return view }
      let view = filling()
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

  /// Places the headers of a table above it, and the clip view below them (`NSScrollView.tile()`).
  open func tile() {
    guard let header = (documentView as? NSTableView)?.headerView else { return }
    let isPlaced = header.superview === self
    if !isPlaced {
      header.removeFromSuperview()
      addSubview(header)
    }
    let (clip, height) = (contentView, header.frame.height)
    guard !isPlaced || clip.frame.minY < header.frame.maxY || clip.frame.width != header.frame.width
    else { return }
    let top = isPlaced ? min(header.frame.minY, clip.frame.minY) : clip.frame.minY
    let bottom = clip.frame.maxY
    header.frame = Rect(x: clip.frame.minX, y: top, width: clip.frame.width, height: height)
    clip.frame = Rect(
      x: clip.frame.minX, y: top + height, width: clip.frame.width,
      height: max(bottom - top - height, 0))
  }

  /// Takes headers away, whose place the clip view gets.
  final func removeHeader(_ header: NSTableHeaderView) {
    guard header.superview === self else { return }
    header.removeFromSuperview()
    contentView.frame = contentView.frame.union(header.frame)
  }

  /// Places the subviews, and then the headers of a table.
  open override func layout() {
    super.layout()
    tile()
  }
}
