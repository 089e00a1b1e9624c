public import Graphics

extension NSTabView {
  /// Indicates whether the user sees tabs: those of the view, or those that its controller shows in its style.
  package final var showsTabs: Bool {
    hasTabs || controllerStyle != nil
  }

  private var hasTabs: Bool {
    switch tabViewType {
    case .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder: false
    default: true
    }
  }

  /// The way in which a controller shows the tabs; nil for a view that shows them itself.
  package final var shownStyle: NSTabViewController.TabStyle? { hasTabs ? nil : controllerStyle }

  /// The rectangle inside of the border and beside the tabs, which the view of a tab fills (`NSTabView.contentRect`).
  ///
  /// The distances are derived from the frames in documents. Those of tabs at the left, and of sizes that no document has at a
  /// place, are those of the other places.
  public final var contentRect: Rect {
    var insets: EdgeInsets
    switch tabViewType {
    case .noTabsNoBorder: return bounds
    case .noTabsLineBorder: insets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    default: insets = EdgeInsets(top: 7, left: 10, bottom: 13, right: 10)
    }
    let room: Scalar =
      switch controlSize {
      case .mini: 6
      case .small: 15
      default: 26
      }
    switch tabViewType {
    case .topTabsBezelBorder: insets.top += room
    case .leftTabsBezelBorder: insets.left += room
    case .bottomTabsBezelBorder: insets.bottom += room
    case .rightTabsBezelBorder: insets.right += room
    default: break
    }
    return Rect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}

extension NSTabViewItem {
  /// The place of the tab at its edge of the view, in the middle, as wide as its title; zero for one that is not shown.
  package final var placeInTabView: Rect {
    guard let tabView, tabView.showsTabs,
      let index = tabView.tabViewItems.firstIndex(where: { $0 === self })
    else { return .zero }
    let bounds = tabView.bounds
    let widths = tabView.tabViewItems.map { Double($0.label.count) * 7 + 20 }
    let before = widths[..<index].reduce(0, +)
    let (height, distance) = (20.0, 6.0)
    func start(_ length: Double) -> Double { max((length - widths.reduce(0, +)) / 2 + before, 0) }
    switch tabView.tabViewType {
    case .leftTabsBezelBorder:
      return Rect(x: distance, y: start(bounds.height), width: height, height: widths[index])
    case .rightTabsBezelBorder:
      return Rect(
        x: bounds.width - distance - height, y: start(bounds.height), width: height,
        height: widths[index])
    case .bottomTabsBezelBorder:
      return Rect(
        x: start(bounds.width), y: bounds.height - distance - height, width: widths[index],
        height: height)
    default:
      return Rect(x: start(bounds.width), y: distance, width: widths[index], height: height)
    }
  }
}
