import Accessibility
import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

// What a screen reader is told of a screen, in the order of the places.
extension AppKitScreens {
  func hierarchy(of screen: LiveScreen) -> AccessibilityHierarchy {
    hierarchy(of: screen, entersAllTabs: false)
  }

  func hierarchyOfAllTabs(of screen: LiveScreen) -> AccessibilityHierarchy {
    hierarchy(of: screen, entersAllTabs: true)
  }

  private func hierarchy(of screen: LiveScreen, entersAllTabs: Bool) -> AccessibilityHierarchy {
    scope.run {
      var collector = AppKitCollector(self, entersAllTabs: entersAllTabs)
      collector.add(screen.loaded.root)
      return AccessibilityHierarchy(collector.nodes)
    }
  }

  /// Returns the element of an object, with the properties that bindings without a value decide and the bar
  /// around it.
  func element(of object: Responder) -> AccessibilityElement {
    var element = object.accessibilityElement
    element.appKit?.bindings = openBindings(of: object).map(\.name)
    if isInToolbar(object) { element.appKit?.enclosingRole = .toolbar }
    return element
  }

  private func isInToolbar(_ object: Responder) -> Bool {
    guard let view = object as? NSView else { return object is NSToolbarItem }
    guard !toolbarViews.isEmpty else { return false }
    return sequence(first: view, next: \.superview).contains {
      toolbarViews.contains(ObjectIdentifier($0))
    }
  }

  /// Returns whether a screen reader is told of an object.
  func isElement(_ object: Responder) -> Bool {
    switch object {
    case let view as NSView: view.isAccessibilityElement && !isLabelWithoutText(view)
    case let cell as NSCell: cell.accessibilityElement.appKit?.role != .group
    case let item as NSMenuItem: !item.isSeparatorItem
    case let item as NSToolbarItem: !item.isSpace
    default: object is any PartOfNSView || object is NSWindow
    }
  }
}

extension AppKitScreens {
  /// Returns whether a view is a label that shows and says nothing, at which no reader stops; a label with a
  /// binding gets its text from there.
  func isLabelWithoutText(_ view: NSView) -> Bool {
    guard let field = view as? NSTextField, !field.isEditable, openBindings(of: field).isEmpty
    else {
      return false
    }
    let element = field.accessibilityElement
    let texts = [element.label, element.hint, element.placeholder, field.stringValue]
    return texts.allSatisfy { $0?.isEmpty ?? true }
  }
}

/// Collects the elements of windows, views and menus.
@MainActor
struct AppKitCollector {
  private(set) var nodes: [AccessibilityHierarchy.Part] = []
  private let screens: AppKitScreens
  private var met: Set<ObjectIdentifier> = []
  /// The number of items of a menu so far.
  private(set) var rows = 0

  private static let limit = 512

  private let entersAllTabs: Bool

  init(_ screens: AppKitScreens, entersAllTabs: Bool = false) {
    (self.screens, self.entersAllTabs) = (screens, entersAllTabs)
  }

  mutating func add(_ root: Responder) {
    switch root {
    case let window as NSWindow:
      nodes.append(.element(screens.element(of: window), window))
      if let toolbar = window.toolbar { nodes += parts(of: toolbar) }
      if let view = window.contentView { nodes += parts(of: view, depth: 0) }
    case let menu as NSMenu: nodes += parts(of: menu, depth: 0)
    case let view as NSView: nodes += parts(of: view, depth: 0)
    default: break
    }
  }

  private mutating func parts(of toolbar: NSToolbar) -> [AccessibilityHierarchy.Part] {
    guard toolbar.isVisible else { return [] }
    toolbar.validateVisibleItems()
    var parts: [AccessibilityHierarchy.Part] = []
    for item in toolbar.items where !item.isSpace {
      if let view = item.view {
        parts += self.parts(of: view, depth: 0)
      } else {
        parts.append(.element(screens.element(of: item), item))
      }
    }
    return grouped(parts, toolbar)
  }

  private mutating func parts(
    of menu: NSMenu, depth: Int
  ) -> [AccessibilityHierarchy.Part] {
    guard depth < Self.limit, met.insert(ObjectIdentifier(menu)).inserted else { return [] }
    menu.update()
    var parts: [AccessibilityHierarchy.Part] = []
    for item in menu.items where !item.isSeparatorItem && !item.isHidden {
      var element = screens.element(of: item)
      element.frame = MenuRows.frame(ofRow: rows, depth: depth)
      element.activationPoint = element.frame.center
      rows += 1
      parts.append(.element(element, item))
      if let submenu = item.submenu { parts += self.parts(of: submenu, depth: depth + 1) }
    }
    return parts
  }

  private mutating func parts(of view: NSView, depth: Int) -> [AccessibilityHierarchy.Part] {
    guard depth < Self.limit, !view.isHidden, view.alphaValue >= 0.01,
      met.insert(ObjectIdentifier(view)).inserted
    else { return [] }
    var inner: [AccessibilityHierarchy.Part] = []
    if let table = view as? NSTableView {
      table.showsAllRows = true
      table.tile()
    }
    // A row without controls is one element.
    if let row = view as? NSTableRowView, !row.hasControls {
      return [.element(screens.element(of: row), row)]
    }
    if let view = view as? any PartedView {
      inner = view.parts.filter { screens.isElement($0) }
        .map { .element(screens.element(of: $0), $0) }
    }
    if let tabs = view as? NSTabView, tabs.shownStyle == .toolbar {
      inner = bar(inner, of: tabs)
    }
    if !(view is NSControl) || view is NSTableView {
      for subview in view.subviewsByPlace { inner += parts(of: subview, depth: depth + 1) }
    }
    if entersAllTabs, let tabs = view as? NSTabView {
      for tab in tabs.tabViewItems where tab !== tabs.selectedTabViewItem {
        if let view = tab.view { inner += parts(of: view, depth: depth + 1) }
      }
    }
    guard screens.isElement(view) else { return inner }
    return [.element(screens.element(of: view), view)] + grouped(inner, view)
  }

  /// Returns the tabs that a controller shows in the toolbar, as a group.
  private func bar(
    _ parts: [AccessibilityHierarchy.Part], of tabs: NSTabView
  ) -> [AccessibilityHierarchy.Part] {
    var container = AccessibilityContainer(type: .semanticGroup, label: nil, frame: .zero)
    container.appKit = .init(.toolbar)
    return parts.isEmpty ? [] : [.group(container, tabs, parts)]
  }

  private func grouped(
    _ parts: [AccessibilityHierarchy.Part], _ object: Responder
  ) -> [AccessibilityHierarchy.Part] {
    var container = AccessibilityContainer(
      type: .semanticGroup, label: object.accessibilityElement.label,
      frame: (object as? NSView)?.frameFromTop ?? .zero)
    container.appKit = object is NSToolbar ? .init(.toolbar) : object.accessibilityElement.appKit
    return parts.isEmpty ? [] : [.group(container, object, parts)]
  }
}

/// The places of the items of a menu that is told as a list, with those of submenus below their item.
enum MenuRows {
  private static let (width, height, indentation) = (320.0, 22.0, 20.0)

  static func frame(ofRow row: Int, depth: Int) -> Rect {
    let left = min(Double(depth) * indentation, width / 2)
    return Rect(x: left, y: Double(row) * height, width: width - left, height: height)
  }

  static func size(ofRows rows: Int) -> Size {
    Size(width: width, height: max(Double(rows), 1) * height)
  }
}
