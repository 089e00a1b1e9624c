import Accessibility
import AppKitDialect
import ControlValues
import Diagnostics
import Graphics
import InterfaceBuilder
import ResponderKit

/// The screens of an AppKit document: windows, which a mouse clicks, and menus.
@MainActor
final class AppKitScreens: DocumentScreens {
  /// The document, which keeps this object.
  unowned let live: LiveDocument
  let objects: AppKitObjects

  init(_ live: LiveDocument) {
    self.live = live
    guard let objects = live.interface.appKit else {
      preconditionFailure("a document of AppKit has its objects")
    }
    self.objects = objects
    scope.run {
      showInitialWindow()
      validateItems()
    }
  }

  var document: InterfaceDocument { live.document }
  var interface: LoadedInterface { live.interface }
  var scope: ApplicationScope { objects.scope }
  var application: NSApplication { objects.application }

  /// Makes the application active, with the window that the document begins with.
  private func showInitialWindow() {
    application.activate()
    application.setRecordName("Application")
    let initial = document.initialViewController.flatMap { interface.object(for: $0) }
    switch initial {
    case let controller as NSWindowController: controller.showWindow(nil)
    case let controller as NSViewController where controller.isViewLoaded:
      objects.window(around: controller).makeKeyAndOrderFront(nil)
    default: objects.visibleWindows.first { $0.canBecomeKey }?.makeKeyAndOrderFront(nil)
    }
  }

  /// Enables and disables the items of menus and toolbars, as AppKit does before it shows them.
  private func validateItems() {
    var met: Set<ObjectIdentifier> = []
    var menus = interface.screens.compactMap { $0.root as? NSMenu }
    while let menu = menus.popLast() {
      guard met.insert(ObjectIdentifier(menu)).inserted else { continue }
      menu.update()
      menus += menu.items.compactMap(\.submenu)
    }
    for case let window as NSWindow in interface.screens.map(\.root) {
      window.toolbar?.validateVisibleItems()
    }
  }

  // MARK: Screens

  // A view that stands in a window of the document is part of that screen; one in a popover is a screen.
  // They stay the same where a window is made around a view later.
  private(set) lazy var numbers: [Int] = interface.screens.indices.filter { number in
    let root = interface.screens[number].root
    guard let view = root as? NSView else { return !isSearchMenu(root) }
    guard view.superview == nil, let window = view.window else { return view.superview == nil }
    return window.isPopover || self.window(made: view) != nil
  }

  /// Returns whether a menu is that from which a search field makes its own.
  func isSearchMenu(_ object: Responder) -> Bool {
    searchMenus.contains(ObjectIdentifier(object))
  }

  private lazy var searchMenus = Set(
    interface.byElement.values.compactMap { ($0 as? NSSearchField)?.searchMenuTemplate }
      .map { ObjectIdentifier($0) })

  func screen(at number: Int) -> LiveScreen {
    let loaded = interface.screens[number]
    return LiveScreen(document: live, loaded: loaded, shownIn: loaded.root)
  }

  func remarks(on screen: LiveScreen) -> [String] {
    let most = NSTableView.mostShown
    let counts = interface.byElement.values.compactMap { ($0 as? NSTableView)?.numberOfRows }
    return counts.filter { $0 > most }.sorted().map { "\(most) of a table's \($0) rows are told" }
  }

  /// The window that was made around a view; nil for a view of the document's windows.
  private func window(made view: NSView) -> NSWindow? { objects.windows[ObjectIdentifier(view)] }

  /// Returns the window that shows a view, which is made if the document has none.
  func window(showing view: NSView) -> NSWindow {
    if let window = view.window { return window }
    let root = sequence(first: view, next: \.superview).reduce(view) { $1 }
    if let window = root.window { return window }
    if let tab = tab(around: root) {
      tab.tabView?.selectTabViewItem(tab)
      if let tabs = tab.tabView, root.superview != nil { return window(showing: tabs) }
    }
    if let item = objects.toolbarItems.first(where: { $0.view === root }),
      let window = item.toolbar?.shownIn
    {
      return window
    }
    let controller = interface.topLevel.lazy.compactMap { $0 as? NSViewController }
      .first { $0.viewIfLoaded === root }
    if let controller { return objects.window(around: controller) }
    let window = NSWindow(
      contentRect: Rect(origin: .zero, size: root.frame.size),
      styleMask: [.titled, .closable, .resizable])
    window.contentView = root
    objects.windows[ObjectIdentifier(root)] = window
    return window
  }

  /// Returns the tabs that have to be selected before a view is seen, from the inner one outward.
  func tabsToSelect(around view: NSView) -> [NSTabViewItem] {
    var (tabs, view) = ([NSTabViewItem](), view)
    while tabs.count < 512, view.window == nil {
      let root = sequence(first: view, next: \.superview).reduce(view) { $1 }
      guard let tab = tab(around: root), let outer = tab.tabView,
        !tabs.contains(where: { $0 === tab })
      else { break }
      tabs.append(tab)
      view = outer
    }
    return tabs
  }

  /// The tab whose view is an outermost view; nil for none.
  private func tab(around root: NSView) -> NSTabViewItem? { tabs[ObjectIdentifier(root)] }

  /// The tabs by their views.
  private lazy var tabs = Dictionary(
    interface.byElement.values.compactMap { $0 as? NSTabViewItem }
      .compactMap { tab in tab.view.map { (ObjectIdentifier($0), tab) } },
    uniquingKeysWith: { first, _ in first })

  /// The views that items of toolbars show.
  private(set) lazy var toolbarViews = Set(
    objects.toolbarItems.compactMap(\.view).map { ObjectIdentifier($0) })

  /// Makes a window the key and main window, as the user does before a click in it.
  func bringToFront(_ window: NSWindow) {
    if window.isMiniaturized { window.deminiaturize(nil) }
    window.makeKeyAndOrderFront(nil)
  }

  /// Returns whether an outermost view is that of a tab that is not selected.
  func isInOtherTab(_ root: NSView) -> Bool { tab(around: root) != nil }

  /// The senders of the document, by the ordinals of their elements.
  private(set) lazy var senders = Dictionary(
    document.controls.map { ($0.element.ordinal, $0) }, uniquingKeysWith: { first, _ in first })

  /// The kind of the view of an element; nil for an object that is none.
  func kind(of element: InterfaceElement) -> ViewKind? {
    live.interface.loading.dialect.kind(ofAppKit: element)
      ?? (senders[element.ordinal]?.kind == .control ? .unmodeledControl : nil)
  }

  /// Returns the kind of a view that code has made; nil for one of a document.
  func kind(ofCode view: NSView) -> ViewKind? {
    live.isOfCode ? ViewKind.ofAppKit(view) : nil
  }

  // MARK: States

  func showEverything() {
    live.isShownAsIf = true
    scope.run {
      for element in document.root.descendants {
        switch interface.object(for: element) {
        case let view as NSView:
          (view.isHidden, view.alphaValue) = (false, view.alphaValue < 0.01 ? 1 : view.alphaValue)
          (view as? NSControl)?.isEnabled = true
        case let item as NSMenuItem: (item.isHidden, item.isEnabled) = (false, true)
        case let item as NSToolbarItem: item.isEnabled = true
        default: break
        }
      }
    }
  }

  func announcements(of control: InterfaceControl) -> [Announcement] {
    scope.run {
      guard let object = interface.object(for: control.element) else { return [] }
      let parts = object is NSTabView ? [object] : (object as? any PartedView)?.parts ?? [object]
      return parts.filter { isElement($0) }.map {
        live.announcement(of: element(of: $0))
      }
    }
  }

  func shownStates(of control: InterfaceControl) -> [LiveDocument.ShownState] {
    scope.run {
      guard let view = interface.object(for: control.element) as? NSView,
        let kind = kind(of: control.element)
      else { return [] }
      var states: [LiveDocument.ShownState] = []
      kind.visitStates(of: view) { name in
        states.append(.init(name: name, announcements: announcements(of: control)))
      }
      return states
    }
  }
}

extension Dialect {
  /// AppKit's documents.
  static let appKit = Dialect(
    kinds: ViewKind.appKit, load: { $0.loadAppKit(owner: $1) }, makeScreens: { AppKitScreens($0) },
    reader: { loader in
      // VoiceOver of iOS does not read a Mac unless it is asked for.
      let other = loader.screenReader
      return loader.appKitScreenReader ?? (other is VoiceOver ? VoiceOverMac() : other)
    })
}
