import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

// Windows with their toolbars.
extension AppKitInstantiation {
  func makeWindow(_ element: InterfaceElement) -> NSWindow {
    let content = WindowContent(element)
    var rect = content.contentRect ?? .zero
    // Constraints make the window as large as the view, which Interface Builder has laid out.
    if let size = content.contentView.flatMap({ AppKitViewContent($0).frame?.size }),
      size.width > 0, size.height > 0
    {
      rect.size = size
    }
    let style = NSWindow.StyleMask(documentNames: content.styleMask)
    let own = custom(element) as? NSWindow
    let window =
      own
      ?? (content.isPanel
        ? NSPanel(contentRect: rect, styleMask: style)
        : NSWindow(contentRect: rect, styleMask: style))
    (window.styleMask, window.frame) = (style, rect)
    window.title = content.title
    window.titleVisibility = content.hidesTitle ? .hidden : .visible
    (window.minSize, window.maxSize) = (content.minSize, content.maxSize)
    window.autorecalculatesKeyViewLoop = content.autorecalculatesKeyViewLoop
    keep(window, element)
    result.topLevel.append(window)
    if let view = content.contentView { window.contentView = makeView(view) }
    if let toolbar = content.toolbar { window.toolbar = makeToolbar(toolbar) }
    name(window, element)
    if content.isVisibleAtLaunch, !document.isStoryboard { objects.visibleWindows.append(window) }
    return window
  }

  private func makeToolbar(_ content: ToolbarContent) -> NSToolbar {
    let own = custom(content.element) as? NSToolbar
    let toolbar = own ?? NSToolbar(identifier: content.identifier)
    toolbar.displayMode = NSToolbar.DisplayMode.named(content.displayMode) ?? .default
    toolbar.allowsUserCustomization = content.allowsUserCustomization
    keep(toolbar, content.element)
    toolbar.setRecordName("Toolbar")
    for item in content.allowedItems {
      let made = makeItem(item)
      objects.toolbarItems.append(made)
      toolbar.allow(made.itemIdentifier, isSelectable: item.isSelectable)
    }
    for id in content.defaultItemIDs {
      if let item = result.objects[id] as? NSToolbarItem {
        toolbar.insertItem(item, at: toolbar.items.count)
      }
    }
    return toolbar
  }

  private func makeItem(_ content: ToolbarItemContent) -> NSToolbarItem {
    let item =
      custom(content.element) as? NSToolbarItem
      ?? NSToolbarItem(itemIdentifier: .init(content.itemIdentifier))
    keep(item, content.element)
    (item.label, item.paletteLabel) = (content.label ?? "", content.paletteLabel ?? "")
    (item.image, item.tag) = (content.image, content.tag)
    item.toolTip = content.toolTip
    (item.isEnabled, item.autovalidates) = (content.isEnabled, content.autovalidates)
    item.view = content.view.map { makeView($0) }
    return item
  }
}

extension NSWindow.StyleMask {
  /// Creates a mask from Interface Builder's names.
  init(documentNames names: [String]) {
    self = []
    for name in names {
      switch name {
      case "titled": insert(.titled)
      case "closable": insert(.closable)
      case "miniaturizable": insert(.miniaturizable)
      case "resizable": insert(.resizable)
      case "utility": insert(.utilityWindow)
      case "docModal": insert(.docModalWindow)
      case "nonactivatingPanel": insert(.nonactivatingPanel)
      case "HUD": insert(.hudWindow)
      case "unifiedTitleAndToolbar": insert(.unifiedTitleAndToolbar)
      case "fullSizeContentView": insert(.fullSizeContentView)
      default: break
      }
    }
  }
}
