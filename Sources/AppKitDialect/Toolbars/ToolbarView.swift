import Graphics
import ResponderKit

/// The views of a toolbar's items, above the content of their window, from left to right.
///
/// AppKit has such a view in the title bar. It is as high as the highest of them.
final class ToolbarView: NSView {
  /// The space around the views, in points; Apple documents none.
  private static let space = 8.0

  /// Places the views above a content of a size.
  func place(_ views: [NSView], aboveContent size: Size) {
    for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    var x = Self.space
    for view in views {
      if view.superview !== self { addSubview(view) }
      view.frame.origin = Point(x: x, y: Self.space)
      x += view.frame.width + Self.space
    }
    let height = (views.map(\.frame.height).max() ?? 0) + Self.space * 2
    frame = Rect(x: 0, y: size.height, width: max(size.width, x), height: height)
  }
}

extension NSWindow {
  /// Puts the views of the toolbar's items above the content.
  final func placeToolbarViews() {
    let views = toolbar?.items.compactMap(\.view) ?? []
    guard !views.isEmpty || toolbarView != nil else { return }
    let bar = toolbarView ?? ToolbarView()
    if toolbarView == nil {
      toolbarView = bar
      bar.link(to: self)
      bar.setWindow(self)
    }
    bar.place(views, aboveContent: contentView?.frame.size ?? frame.size)
  }
}
