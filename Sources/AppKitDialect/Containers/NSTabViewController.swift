import ResponderKit

/// A controller with a tab for each of its children (`NSTabViewController`).
@preconcurrency @MainActor
open class NSTabViewController: NSViewController {
  /// The tabs, each with the controller of its view (`NSTabViewController.tabViewItems`).
  public final private(set) var tabViewItems: [NSTabViewItem] = []
  private final var storedTabView: NSTabView?

  /// The tab view, which is made at the first use unless set (`NSTabViewController.tabView`).
  open var tabView: NSTabView {
    get {
      if let storedTabView { return storedTabView }
      self.tabView = NSTabView()
      return self.tabView
    }
    set {
      storedTabView?.controllerStyle = nil
      storedTabView = newValue
      styleDidChange()
      for item in tabViewItems where item.tabView !== newValue {
        item.tabView?.removeTabViewItem(item)
        newValue.addTabViewItem(item)
      }
    }
  }

  /// The ways in which tabs are shown, with AppKit's raw values (`NSTabViewController.TabStyle`).
  public enum TabStyle: Int, Sendable, Hashable, CaseIterable {
    /// The tab view decides.
    case unspecified = -1
    /// A segmented control above.
    case segmentedControlOnTop = 0
    /// A segmented control below.
    case segmentedControlOnBottom = 1
    /// The toolbar of the window.
    case toolbar = 2
  }

  /// The way in which tabs are shown; a segmented control above unless set (`NSTabViewController.tabStyle`).
  ///
  /// A tab view without tabs of its own tells those of its controller as segments or as items of a toolbar, which are drawn above
  /// it.
  open var tabStyle = TabStyle.segmentedControlOnTop { didSet { styleDidChange() } }

  private func styleDidChange() {
    storedTabView?.controllerStyle = tabStyle == .unspecified ? nil : tabStyle
  }

  /// Adds a tab at the end (`NSTabViewController.addTabViewItem(_:)`).
  ///
  /// Traps for a tab without a controller.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let controller = tabViewItem.viewController else {
      preconditionFailure("a tab of a controller needs a controller")
    }
    addChild(controller)
    tabViewItems.append(tabViewItem)
    if let storedTabView { storedTabView.addTabViewItem(tabViewItem) }
  }

  /// The index of the selected tab; -1 for none
  /// (`NSTabViewController.selectedTabViewItemIndex`).
  open var selectedTabViewItemIndex: Int {
    get { tabViewItems.firstIndex { $0 === tabView.selectedTabViewItem } ?? -1 }
    set { if tabViewItems.indices.contains(newValue) { tabView.selectTabViewItem(at: newValue) } }
  }

  /// Makes the tab view the view, or what contains it.
  open override func loadView() { view = tabView }
}
