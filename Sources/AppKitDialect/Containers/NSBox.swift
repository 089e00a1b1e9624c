public import Graphics
import ResponderKit

/// A view with a border and a title around its content (`NSBox`).
@preconcurrency @MainActor
open class NSBox: NSView {
  /// The place of the title, with AppKit's raw values (`NSBox.TitlePosition`).
  public enum TitlePosition: UInt, Sendable, Hashable, CaseIterable {
    /// The title is not shown.
    case noTitle = 0
    /// Above the border.
    case aboveTop = 1
    /// On the upper border.
    case atTop = 2
    /// Below the upper border.
    case belowTop = 3
    /// Above the lower border.
    case aboveBottom = 4
    /// On the lower border.
    case atBottom = 5
    /// Below the lower border.
    case belowBottom = 6
  }

  /// The kinds of boxes, with AppKit's raw values (`NSBox.BoxType`).
  public enum BoxType: UInt, Sendable, Hashable, CaseIterable {
    /// A box with a border and a title.
    case primary = 0
    /// A line.
    case separator = 2
    /// A box with colors and a border of its own.
    case custom = 4
  }

  /// Creates a box with an empty content view.
  public override init(frame frameRect: Rect) {
    super.init(frame: frameRect)
    contentView = NSView()
  }

  /// The title; “Title” at first (`NSBox.title`).
  open var title = "Title"
  /// The place of the title; on the upper border unless set (`NSBox.titlePosition`).
  open var titlePosition = TitlePosition.atTop { didSet { borderDidChange() } }
  /// The kind of box; primary unless set (`NSBox.boxType`).
  open var boxType = BoxType.primary { didSet { borderDidChange() } }
  /// The border; the usual one unless set (`NSBox.borderType`).
  open var borderType = NSBorderType.grooveBorder { didSet { borderDidChange() } }
  /// The width of the border of a custom box; 1 unless set (`NSBox.borderWidth`).
  open var borderWidth: Scalar = 1 { didSet { borderDidChange() } }
  /// The distances of the content from the border, at both sides; 5 points unless set
  /// (`NSBox.contentViewMargins`).
  open var contentViewMargins = Size(width: 5, height: 5) { didSet { borderDidChange() } }
  /// A Boolean value that indicates whether the box is not drawn; false unless set
  /// (`NSBox.isTransparent`).
  open var isTransparent = false

  /// A box with a title is a group; another one is not told, nor is a custom one, whose title is not shown.
  override var attributes: AppKitAttributes? {
    guard boxType == .primary, titlePosition != .noTitle, !title.isEmpty else { return nil }
    return AppKitAttributes(.group, title: title)
  }

  private final var contentLink = Backlink<NSView>()
  /// The view inside the border, which fills it but for the margins; nil for none (`NSBox.contentView`).
  open var contentView: NSView? {
    get { contentLink.object }
    set {
      guard newValue !== contentLink.object else { return }
      contentLink.object?.removeFromSuperview()
      contentLink = Backlink(newValue)
      keepsContentFrame = false
      if let newValue { addSubview(newValue) }
      placeContent()
    }
  }

  /// Indicates whether the content stands where a document has it.
  private final var keepsContentFrame = false

  /// Puts a view inside of the border that keeps its frame until the box has another size, as in a document.
  package final func setContentView(keepingFrameOf view: NSView) {
    let frame = view.frame
    contentView = view
    view.frame = frame
    keepsContentFrame = true
  }

  /// Resizes the content with the box (`NSView.resizeSubviews(withOldSize:)`).
  open override func resizeSubviews(withOldSize oldSize: Size) {
    super.resizeSubviews(withOldSize: oldSize)
    // What a document does not have resized follows as in code.
    if contentView?.autoresizingMask.isEmpty ?? false { keepsContentFrame = false }
    placeContent()
  }

  private func borderDidChange() {
    keepsContentFrame = false
    placeContent()
  }

  private func placeContent() {
    guard !keepsContentFrame, let view = contentView else { return }
    let insets = borderInsets
    let (across, up) = (contentViewMargins.width, contentViewMargins.height)
    view.frame = Rect(
      x: insets.left + across, y: insets.bottom + up,
      width: max(frame.width - insets.left - insets.right - 2 * across, 0),
      height: max(frame.height - insets.top - insets.bottom - 2 * up, 0))
  }

  /// Gives the box the frame with which its content has a given one, in the coordinates around the box
  /// (`NSBox.setFrameFromContentFrame(_:)`).
  public final func setFrameFromContentFrame(_ contentFrame: Rect) {
    let insets = borderInsets
    let (across, up) = (contentViewMargins.width, contentViewMargins.height)
    keepsContentFrame = false
    frame = Rect(
      x: contentFrame.minX - insets.left - across,
      y: contentFrame.minY - (superview?.isFlipped ?? false ? insets.top : insets.bottom) - up,
      width: contentFrame.width + insets.left + insets.right + 2 * across,
      height: contentFrame.height + insets.top + insets.bottom + 2 * up)
    placeContent()
  }

  /// Makes the box as large as the views in its content (`NSBox.sizeToFit()`).
  public final func sizeToFit() {
    guard let view = contentView else { return }
    let inner = view.subviews.map(\.frame).reduce(nil) { (all: Rect?, next) in
      all?.union(next) ?? next
    }
    let size = inner.map { Size(width: $0.width, height: $0.height) } ?? .zero
    for subview in view.subviews {
      subview.frame = subview.frame.offsetBy(dx: -(inner?.minX ?? 0), dy: -(inner?.minY ?? 0))
    }
    let place =
      superview.map { $0.convert(view.frame, from: self) }
      ?? view.frame.offsetBy(dx: frame.minX, dy: frame.minY)
    setFrameFromContentFrame(Rect(origin: place.origin, size: size))
  }
}
