import Accessibility
import AppKitDialect
import Diagnostics
import Graphics
import InterfaceBuilder
import ResponderKit

/// A control, a view, a menu, an item of a menu or of a toolbar, or a window of a live document, with the mouse
/// that clicks it.
@MainActor
struct ClickedObject: OperatedObject {
  /// The object that is clicked.
  let object: Responder
  let element: InterfaceElement?
  let screens: AppKitScreens
  /// The window of the object; nil for an item of a menu that no window shows.
  let window: NSWindow?
  let center: Point?
  let scrolling: InteractionRecord
  let assumptions: [String]

  var document: LiveDocument { screens.live }
  var position: SourcePosition { element?.position ?? SourcePosition(line: 1, column: 1) }

  /// Brings the object of an element into view, if asked for as if code of the app had shown and enabled
  /// it; nil for one that cannot be clicked.
  init?(
    _ object: Responder, _ element: InterfaceElement?, in screens: AppKitScreens, asIfShown: Bool
  ) {
    (self.element, self.screens) = (element, screens)
    switch object {
    case let cell as NSCell:
      guard let view = cell.controlView else { return nil }
      self.object = view is NSMatrix ? cell : view
    case is NSView, is NSMenu, is NSMenuItem, is NSToolbarItem, is any PartOfNSView, is NSWindow:
      self.object = object
    default: return nil
    }
    let view = Self.view(of: self.object)
    let tabs = view.map { screens.tabsToSelect(around: $0) } ?? []
    assumptions =
      (asIfShown ? Self.show(self.object) : []) + tabs.map { "\($0.recordName) is selected" }
    window =
      view.map { screens.window(showing: $0) } ?? (object as? NSToolbarItem)?.toolbar?.shownIn
      ?? object as? NSWindow
    if let window { screens.bringToFront(window) }
    center = view == nil ? nil : self.object.accessibilityElement.frame.center
    scrolling = InteractionRecord.during { view?.scrollToVisible(view?.bounds ?? .zero) }
  }

  /// The view that is or shows an object; nil for an item of a menu or of a toolbar.
  private static func view(of object: Responder) -> NSView? {
    switch object {
    case let view as NSView: view
    case let cell as NSCell: cell.controlView
    case let part as any PartOfNSView: part.wholeView
    case let item as NSToolbarItem: item.view
    case let item as NSMenuItem: item.popUpButton
    default: nil
    }
  }

  var view: NSView? { Self.view(of: object) }

  /// Shows and enables an object and those around it, as code of the app does; returns what was changed,
  /// each in a few words.
  private static func show(_ object: Responder) -> [String] {
    var changes: [String] = []
    if let item = object as? NSMenuItem {
      var states: [String] = []
      if item.isHidden { states.append("shown") }
      item.isHidden = false
      if !states.isEmpty { changes.append("\(item.recordName) is \(states[0])") }
    }
    for view in sequence(first: view(of: object), next: { $0?.superview }).compactMap({ $0 }) {
      var states: [String] = []
      if view.isHidden || view.alphaValue < 0.01 {
        (view.isHidden, view.alphaValue) = (false, max(view.alphaValue, 1))
        states.append("shown")
      }
      if let control = view as? NSControl, !control.isEnabled {
        control.isEnabled = true
        states.append("enabled")
      }
      if !states.isEmpty {
        changes.append("\(view.recordName) is \(states.joined(separator: " and "))")
      }
    }
    return changes
  }

  var kind: ViewKind? {
    element.map { screens.kind(of: $0) } ?? view.flatMap { screens.kind(ofCode: $0) }
  }
  var note: String? {
    if let column = object as? NSTableColumn, column.sortDescriptorPrototype == nil,
      column.tableView?.allowsColumnSelection == false
    {
      return "the column has no sorting, and columns are not selected"
    }
    return kind?.appKit?.note ?? bound
  }

  /// The bindings that decide what the object shows, in a few words; nil for none.
  var bound: String? {
    let summaries = screens.boundSummaries(of: object, where: \.decidesContent)
    return summaries.isEmpty ? nil : "bound: \(summaries.joined(separator: "; "))"
  }

  var shownHierarchy: AccessibilityHierarchy {
    let screen = document.screens.first { screen in
      screen.loaded.root === window
        || screen.loaded.root === window?.contentView
    }
    return screen?.hierarchy ?? AccessibilityHierarchy([])
  }

  func another(named name: String) -> (any OperatedObject)? {
    screens.operated(named: name, on: nil)
  }
}

extension NSMenuItem {
  /// The button whose menu has the item; nil for an item of another menu.
  var popUpButton: NSView? {
    let menus = sequence(first: menu, next: { $0?.supermenu }).compactMap { $0 }
    return menus.last?.popUpButton
  }
}
