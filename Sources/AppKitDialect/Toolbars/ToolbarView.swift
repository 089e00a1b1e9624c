import Graphics
import ResponderKit

/// The items of a toolbar above the content of their window, from left to right.
///
/// AppKit has such a view in the title bar. An item without a view has a place, too.
final class ToolbarView: NSView {
  /// The space around the items, in points; Apple documents none.
  private static let space = 8.0
  /// The places of the items without a view, in the coordinates of the view.
  private(set) var places: [ObjectIdentifier: Rect] = [:]

  /// Places items above a content of a size.
  func place(_ items: [NSToolbarItem], aboveContent size: Size) {
    let views = items.compactMap(\.view)
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    var x = Self.space
    var height = 0.0
    places = [:]
    for item in items {
      let itemSize: Size
      if let view = item.view {
        if view.superview !== self { addSubview(view) }
        view.frame.origin = Point(x: x, y: Self.space)
        itemSize = view.frame.size
      } else {
        itemSize = item.isSpace ? Size(width: 16, height: 0) : item.standardSize
        places[ObjectIdentifier(item)] = Rect(origin: Point(x: x, y: Self.space), size: itemSize)
      }
      x += itemSize.width + Self.space
      height = max(height, itemSize.height)
    }
    frame = Rect(
      x: 0, y: size.height, width: max(size.width, x), height: height + Self.space * 2)
  }
}

extension NSToolbarItem {
  /// The size of an item without a view: as wide as its label, at least as an image is.
  fileprivate final var standardSize: Size {
    Size(width: max(40, Double(label.count) * 6.5), height: label.isEmpty ? 32 : 44)
  }

  /// The frame in the window, from its upper left corner; empty for an item that no window shows.
  package final var frameFromTop: Rect {
    if let view { return view.frameFromTop }
    guard let bar = toolbar?.window?.toolbarView, let place = bar.places[ObjectIdentifier(self)]
    else { return .zero }
    return bar.fromTop(bar.convert(place, to: nil))
  }
}

extension NSWindow {
  /// Puts the items of the toolbar above the content.
  final func placeToolbarViews() {
    let items = toolbar?.items ?? []
    guard !items.isEmpty || toolbarView != nil else { return }
    let bar = toolbarView ?? ToolbarView()
    if toolbarView == nil {
      toolbarView = bar
      bar.link(to: self)
      bar.setWindow(self)
    }
    bar.place(items, aboveContent: contentView?.frame.size ?? frame.size)
  }

  /// The height of the content with that of the toolbar above it.
  package final var heightWithToolbar: Double {
    (contentView?.frame.height ?? frame.height) + (toolbarView?.frame.height ?? 0)
  }
  /// The view that has the items of the toolbar; nil without any.
  package final var viewOfToolbar: NSView? { toolbarView }
}
