import ControlCore
import Graphics
import ResponderKit

// The geometry of a button without a configuration. The formulas were measured on devices and in
// flowkey's tests, which run on iOS too: an image precedes the title, with no gap between them.

/// The four rectangles that a subclass may override, called without the deprecation warning.
@MainActor
protocol ButtonRectangles {
  func backgroundRect(forBounds bounds: Rect) -> Rect
  func contentRect(forBounds bounds: Rect) -> Rect
  func titleRect(forContentRect contentRect: Rect) -> Rect
  func imageRect(forContentRect contentRect: Rect) -> Rect
}

extension Button: ButtonRectangles {
  private var direction: LayoutDirection { effectiveUserInterfaceLayoutDirection }

  /// The font of the title: the label's if the label was created, otherwise the type's.
  final var legacyTitleFont: Font { extras?.titleLabel?.font ?? defaultTitleFont }

  /// 15 points for the system's types and 18 for custom ones, as observed.
  final var defaultTitleFont: Font { .system(ofSize: buttonType.isPlain ? 18 : 15) }

  final var legacyTitleSize: Size {
    guard let title = shownTitle, !title.string.isEmpty else { return .zero }
    return textMeasurer.size(of: title, font: legacyTitleFont, width: nil, lines: 1)
  }

  /// The size of the title within a width, in as many lines as its label allows.
  private func titleSize(within width: Double) -> Size {
    let lines = extras?.titleLabel?.numberOfLines ?? 1
    guard lines != 1, let title = shownTitle, !title.string.isEmpty else { return legacyTitleSize }
    return textMeasurer.size(
      of: title, font: legacyTitleFont, width: width, lines: max(lines, 0))
  }

  final var legacyImageSize: Size { shownImageSize ?? .zero }

  /// The size of image and title side by side with the content insets.
  ///
  /// A title is 12 points higher than its text, a background image sets the minimum size, and a
  /// button that shows nothing is 30 × 34 (flowkey's tests).
  final var legacyFittingSize: Size {
    let (title, image) = (legacyTitleSize, legacyImageSize)
    let background = currentBackgroundImage?.size(applying: nil) ?? .zero
    let insets = extras?.contentEdgeInsets ?? .zero
    var size = Size(
      width: image.width + title.width,
      height: max(image.height, hasTitle ? title.height + 12 : 0))
    if !hasTitle, currentImage == nil, currentBackgroundImage == nil {
      size = Size(width: 30, height: 34)
    }
    return Size(
      width: max(size.width + insets.left + insets.right, background.width, 0),
      height: max(size.height + insets.top + insets.bottom, background.height, 0))
  }

  final func fittingSize(within width: Double?) -> Size {
    if let configuration = shownConfiguration {
      return ConfigurationLayout(of: configuration, for: self).size(within: width)
    }
    return legacyFittingSize
  }

  final func legacyContentRect(_ bounds: Rect) -> Rect {
    bounds.inset(by: extras?.contentEdgeInsets ?? .zero)
  }

  final func legacyTitleRect(_ contentRect: Rect) -> Rect {
    let room = contentRect.inset(by: extras?.titleEdgeInsets ?? .zero)
      .leaving(legacyImageSize.width, atTheEnd: false, in: direction)
    // A button that was sized to fit its title keeps half of the 12 points on each side, wherever
    // the title is placed, as flowkey's tests observe on iOS.
    let isFitted = extras?.isFittedToTitle ?? false
    let middle = isFitted ? room.insetBy(dx: 0, dy: min(6, room.height / 2)) : room
    return place(titleSize(within: room.width), in: middle, fillsWidth: false)
  }

  final func legacyImageRect(_ contentRect: Rect) -> Rect {
    let room = contentRect.inset(by: extras?.imageEdgeInsets ?? .zero)
    let image = legacyImageSize
    // A title that is too long is cut off; the image is not.
    let title = min(legacyTitleSize.width, max(room.width - image.width, 0))
    return place(
      image, in: room.leaving(title, atTheEnd: true, in: direction), fillsWidth: true)
  }

  /// Returns the rectangle of content in its space, by the alignments of the button.
  ///
  /// Fill alignment stretches images to the width and height of the space; titles keep their width,
  /// at the left.
  private func place(_ size: Size, in room: Rect, fillsWidth: Bool) -> Rect {
    var result = Rect(
      x: room.minX, y: room.minY, width: min(size.width, room.width),
      height: min(size.height, room.height))
    switch effectiveContentHorizontalAlignment {
    case .center: result.origin.x += (room.width - result.size.width) / 2
    case .right: result.origin.x += room.width - result.size.width
    case .fill where fillsWidth: result.size.width = size == .zero ? 0 : room.width
    case .left, .fill, .leading, .trailing: break
    }
    switch contentVerticalAlignment {
    case .center: result.origin.y += (room.height - result.size.height) / 2
    case .bottom: result.origin.y += room.height - result.size.height
    case .fill: result.size.height = size == .zero ? 0 : room.height
    case .top: break
    }
    return result
  }

  /// Updates the views with what is shown, and lays them out.
  final func layOutContent() {
    let hasViews =
      extras?.titleLabel != nil || extras?.imageView != nil || extras?.looks?.customView != nil
    guard hasTitle || currentImage != nil || usesConfiguration || hasViews else { return }
    makeViews()
    giveContent()
    let frames = frames
    let extras = madeExtras
    extras.titleLabel?.frame = frames.title ?? Rect(origin: bounds.center, size: .zero)
    extras.subtitleLabel?.frame = frames.subtitle ?? Rect(origin: bounds.center, size: .zero)
    extras.imageView?.frame = frames.image ?? Rect(origin: bounds.center, size: .zero)
    showCustomView(in: frames.background)
  }

  /// Places the background's custom view behind everything, and removes a former one.
  private func showCustomView(in frame: Rect) {
    guard let looks = extras?.looks else { return }
    let view = shownConfiguration?.background.customView
    if let former = looks.customView, former !== view, former.superview === self {
      former.removeFromSuperview()
    }
    looks.customView = view
    guard let view else { return }
    view.frame = frame
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// The current frames of the content, in the coordinates of the button.
  final var frames: Appearance.Frames {
    if let configuration = shownConfiguration {
      return ConfigurationLayout(of: configuration, for: self).frames(in: bounds)
    }
    let rectangles: any ButtonRectangles = self
    let content = rectangles.contentRect(forBounds: bounds)
    return Appearance.Frames(
      background: rectangles.backgroundRect(forBounds: bounds),
      title: hasTitle ? rectangles.titleRect(forContentRect: content) : nil,
      image: currentImage == nil ? nil : rectangles.imageRect(forContentRect: content))
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved inward, or outward for negative distances; its size
  /// is never negative.
  func inset(by insets: EdgeInsets) -> Rect {
    let (left, right) = (minX + insets.left, maxX - insets.right)
    let (top, bottom) = (minY + insets.top, maxY - insets.bottom)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Returns the rectangle without a strip at the leading or trailing edge.
  fileprivate func leaving(
    _ width: Double, atTheEnd: Bool, in direction: LayoutDirection
  ) -> Rect {
    let isAtRight = atTheEnd == (direction == .leftToRight)
    return inset(
      by: EdgeInsets(top: 0, left: isAtRight ? 0 : width, bottom: 0, right: isAtRight ? width : 0))
  }
}
