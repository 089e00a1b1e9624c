import ResponderKit

/// A controller whose children stand side by side (`NSSplitViewController`).
@preconcurrency @MainActor
open class NSSplitViewController: NSViewController {
  /// The panes, in order (`NSSplitViewController.splitViewItems`).
  public final private(set) var splitViewItems: [NSSplitViewItem] = []
  private final var storedSplitView: NSSplitView?

  /// The split view, which is made at the first use unless set
  /// (`NSSplitViewController.splitView`).
  open var splitView: NSSplitView {
    get {
      if let storedSplitView { return storedSplitView }
      self.splitView = NSSplitView()
      return self.splitView
    }
    set {
      storedSplitView = newValue
      for item in splitViewItems where !item.isCollapsed {
        newValue.addSubview(item.viewController.view)
      }
    }
  }

  /// Adds a pane at the end (`NSSplitViewController.addSplitViewItem(_:)`).
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    addChild(splitViewItem.viewController)
    splitViewItems.append(splitViewItem)
    splitViewItem.controllerLink = Backlink(self)
    if !splitViewItem.isCollapsed { storedSplitView?.addSubview(splitViewItem.viewController.view) }
  }

  /// Collapses the first sidebar, or shows it again (`NSSplitViewController.toggleSidebar(_:)`).
  open func toggleSidebar(_ sender: Any?) {
    splitViewItems.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
  }

  /// Makes the split view the view.
  open override func loadView() { view = splitView }

  final func collapseDidChange(of item: NSSplitViewItem) {
    guard let storedSplitView else { return }
    let view = item.viewController.view
    defer { storedSplitView.adjustSubviews() }
    if item.isCollapsed { return view.removeFromSuperview() }
    let before = splitViewItems.prefix { $0 !== item }.count { !$0.isCollapsed }
    storedSplitView.addSubview(view)
    if before < storedSplitView.subviews.count - 1 {
      storedSplitView.addSubview(
        view, positioned: .below, relativeTo: storedSplitView.subviews[before])
    }
  }

  /// The command of the View menu.
  open override class var actions: [ActionSelector] {
    [ActionSelector("toggleSidebar:", NSSplitViewController.toggleSidebar)]
  }
}
