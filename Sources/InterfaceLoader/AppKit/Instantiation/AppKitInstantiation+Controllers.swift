import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

// Controllers of windows and views, and how they contain each other.
extension AppKitInstantiation {
  func makeWindowController(_ element: InterfaceElement, inScene scene: Int) {
    let controller: NSWindowController
    if let own = custom(element) as? NSWindowController {
      controller = own
    } else {
      controller = element.customClass == nil ? NSWindowController() : AppWindowController()
    }
    keep(controller, element)
    name(controller, element)
    result.topLevel.append(controller)
    guard let window = element.object(forKey: "window") else { return }
    let made = makeWindow(window)
    controller.window = made
    show(made, element, inScene: scene)
  }

  func makeController(_ element: InterfaceElement, inScene scene: Int) {
    let controller = custom(element) as? NSViewController ?? controller(of: element)
    keep(controller, element)
    name(controller, element)
    let content = ControllerContent(element)
    controller.title = content.title
    result.topLevel.append(controller)
    if let tabs = controller as? NSTabViewController, let view = element.object(forKey: "tabView") {
      if let style = NSTabViewController.TabStyle.named(content.tabStyle) { tabs.tabStyle = style }
      tabs.tabView = makeView(view) as? NSTabView ?? NSTabView()
      controller.view = tabs.tabView
    } else if let split = controller as? NSSplitViewController,
      let view = element.object(forKey: "splitView")
    {
      split.splitView = makeView(view) as? NSSplitView ?? NSSplitView()
      controller.view = split.splitView
    } else if let view = content.view {
      controller.view = makeView(view)
    } else {
      return
    }
    controllers.append((element, controller))
    show(controller.view, element, inScene: scene)
  }

  private func controller(of element: InterfaceElement) -> NSViewController {
    switch element.name {
    case "tabViewController": NSTabViewController()
    case "splitViewController": NSSplitViewController()
    default: element.customClass == nil ? NSViewController() : AppViewController()
    }
  }

  /// Puts controllers into the windows and the containers that their relationships name.
  func connectRelationships() {
    // Windows come last, because they are as large as the containers in them.
    let elements = document.scenes.flatMap(\.topLevelObjects)
    for element in elements.filter(\.isViewController) + elements.filter({ !$0.isViewController }) {
      let segues = document.segues(of: element).filter { $0.kind == .relationship }
      guard let object = result.object(for: element), !segues.isEmpty else { continue }
      let children = segues.compactMap { segue in
        segue.destination.flatMap { self.result.object(for: $0) as? NSViewController }
      }
      switch object {
      case let controller as NSWindowController:
        if let child = children.first { fill(controller.window, with: child) }
      case let tabs as NSTabViewController:
        let items = AppKitViewContent(element).tabs
        for (number, child) in children.enumerated() where accepts(child, in: tabs) {
          let item = NSTabViewItem(viewController: child)
          item.keepsFrame = true
          if items.indices.contains(number) {
            let label = TabContent(items[number]).label
            if !label.isEmpty { item.label = label }
            keep(item, items[number])
          }
          tabs.addTabViewItem(item)
        }
        fit(tabs.tabView, around: tabs.children.map(\.view))
      case let split as NSSplitViewController:
        for child in children where accepts(child, in: split) {
          split.addSplitViewItem(NSSplitViewItem(viewController: child))
        }
        if split.splitView.frame.size == .zero { split.splitView.fitPanes() }
        split.splitView.adjustSubviews()
      default: break
      }
    }
  }

  /// Makes a tab view as large as the largest of its views, as a controller's window is.
  private func fit(_ tabs: NSTabView, around views: [NSView]) {
    let sizes = [tabs.frame.size] + views.map(\.frame.size)
    tabs.frame.size = Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Makes the view of a controller the content of a window, which gets its size.
  private func fill(_ window: NSWindow?, with controller: NSViewController) {
    guard let window, controller.viewIfLoaded?.window == nil else { return }
    let size = controller.viewIfLoaded?.frame.size ?? .zero
    if size.width > 0, size.height > 0 { window.frame.size = size }
    window.contentViewController = controller
  }

  /// Returns whether a controller can become a child of another one: it has no parent, a view that is
  /// shown nowhere, and is not around it.
  private func accepts(_ child: NSViewController, in parent: NSViewController) -> Bool {
    child.parent == nil && child.isViewLoaded && child.view.superview == nil
      && child.view.window == nil
      && !sequence(first: parent, next: \.parent).contains { $0 === child }
  }
}
