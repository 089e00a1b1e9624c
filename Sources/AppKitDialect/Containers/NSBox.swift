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
    contentView = NSView(frame: Rect(origin: .zero, size: frameRect.size))
  }

  /// The title; “Title” at first (`NSBox.title`).
  open var title = "Title"
  /// The place of the title; on the upper border unless set (`NSBox.titlePosition`).
  open var titlePosition = TitlePosition.atTop
  /// The kind of box; primary unless set (`NSBox.boxType`).
  open var boxType = BoxType.primary
  /// A Boolean value that indicates whether the box is not drawn; false unless set
  /// (`NSBox.isTransparent`).
  open var isTransparent = false

  /// A box with a title is a group; another one is not told.
  override var attributes: AppKitAttributes? {
    guard boxType != .separator, titlePosition != .noTitle, !title.isEmpty else { return nil }
    return AppKitAttributes(.group, title: title)
  }

  private final var contentLink = Backlink<NSView>()
  /// The view inside the border; nil for none (`NSBox.contentView`).
  open var contentView: NSView? {
    get { contentLink.object }
    set {
      guard newValue !== contentLink.object else { return }
      contentLink.object?.removeFromSuperview()
      contentLink = Backlink(newValue)
      if let newValue { addSubview(newValue) }
    }
  }
}
