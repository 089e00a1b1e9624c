import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// The elements of an AppKit document that a screen reader does not read.
@MainActor
struct UnreadAppKitElements: UnreadObjects {
  private let screens: AppKitScreens
  private var read: Set<ObjectIdentifier> = []

  init(in screens: AppKitScreens) { self.screens = screens }

  mutating func markAsRead(_ stop: Responder, in containers: [Responder]) {
    for object in [stop] + containers { read.insert(ObjectIdentifier(object)) }
    // The texts of a row are read as one, and those of its controls with them.
    if let row = stop as? NSTableRowView { read.formUnion(row.viewsInside) }
    // The title of a box and the like are read with what they name.
    if let view = stop as? NSView, let title = view.titleElement {
      read.insert(ObjectIdentifier(title))
    }
  }

  func reasons(in object: InterfaceElement) -> [String: [String]] {
    var reasons: [String: [String]] = [:]
    for element in [object] + Array(object.descendants) {
      guard isTold(element), let reason = reason(element) else { continue }
      reasons[reason, default: []].append(kindName(of: element))
    }
    return reasons
  }

  /// The elements beside controls and items that show something, or name what is in them.
  private static let shown: Set = [
    "window", "box", "tableColumn", "textView", "progressIndicator", "webView", "wkWebView",
    "tabView", "tabViewItem", "collectionView",
  ]

  /// Returns whether an element is something that a screen reader would be told of: a control, an item, a
  /// text or what has a title.
  private func isTold(_ element: InterfaceElement) -> Bool {
    switch element.name {
    case "menuItem": !MenuItemContent(element).isSeparator
    case "toolbarItem": element.isToolbarItemWithLabel
    default:
      Self.shown.contains(element.name) || screens.senders[element.ordinal]?.kind == .control
    }
  }

  private func kindName(of element: InterfaceElement) -> String {
    screens.senders[element.ordinal]?.kindName ?? displayName(of: element.name)
  }

  /// Returns why an element is not read; nil for one that is.
  private func reason(_ element: InterfaceElement) -> String? {
    let object = screens.interface.object(for: element)
    if let object, read.contains(ObjectIdentifier(object)) { return nil }
    if let reason = screens.document.unreachable(element) { return reason }
    switch object {
    case let item as NSMenuItem:
      if item.isHidden { return "hidden" }
      let isOfField = item.menu.map { screens.isSearchMenu($0) } ?? false
      return item.popUpButton != nil || item.menu?.popUpButton != nil || isOfField
        ? "in a menu that is closed" : "in no menu that is shown"
    case let item as NSToolbarItem:
      return item.toolbar == nil
        ? "not in the toolbar that the user begins with" : LiveDocument.notYet
    case let column as NSTableColumn:
      if column.isHidden { return "hidden" }
      let table = sequence(first: column.tableView, next: { $0?.superview }).compactMap { $0 }.last
      if let root = table, screens.isInOtherTab(root) { return "in a tab that is not selected" }
      return column.wholeView == nil ? "in a table without headers" : "not shown"
    case let tab as NSTabViewItem where tab.tabView?.showsTabs == false:
      return "in a tab view without tabs"
    case let view as NSView:
      return reason(view, element)
    default:
      return element.isInRowOfTable ? "rows, which the app fills" : LiveDocument.notYet
    }
  }

  private func reason(_ view: NSView, _ element: InterfaceElement) -> String {
    if element.isInRowOfTable { return "rows, which the app fills" }
    let root = sequence(first: view, next: \.superview).reduce(view) { $1 }
    if screens.isInOtherTab(root) { return "in a tab that is not selected" }
    if screens.isLabelWithoutText(view) { return "without a text" }
    if !view.isAccessibilityElement {
      switch view {
      case is NSBox: return "without a title"
      case is NSImageView: return "without an image"
      case is NSTabView: return "without tabs"
      case is NSProgressIndicator: return "not moving yet"
      default: return LiveDocument.notYet
      }
    }
    return "not shown"
  }
}

extension AppKitScreens {
  func unreadObjects() -> any UnreadObjects { UnreadAppKitElements(in: self) }
}

extension InterfaceElement {
  /// Indicates whether the element is in a view from which the rows of a table are made.
  fileprivate var isInRowOfTable: Bool {
    sequence(first: self, next: \.parent).contains {
      $0.name == "prototypeCellViews" || $0.name == "prototypeCellView" || $0.key == "dataCell"
    }
  }

  /// Indicates whether an item of a toolbar is more than a space.
  fileprivate var isToolbarItemWithLabel: Bool {
    let content = ToolbarItemContent(self)
    let isSpace = ["SpaceItem", "SeparatorItem", "TrackingSeparatorItemIdentifier"].contains {
      content.itemIdentifier.hasSuffix($0)
    }
    return id != nil && !isSpace && content.view == nil
  }
}

extension NSTableRowView {
  /// The views in the row, if they are read as one.
  fileprivate var viewsInside: [ObjectIdentifier] {
    guard !hasControls else { return [] }
    var (found, open) = ([ObjectIdentifier](), subviews)
    while let view = open.popLast() {
      found.append(ObjectIdentifier(view))
      open += view.subviews
    }
    return found
  }
}
