public import Graphics
public import ResponderKit

/// Tabs, and the view of the one that is selected (`NSTabView`).
@preconcurrency @MainActor
open class NSTabView: NSView {
  /// The places of tabs and the borders, with AppKit's raw values (`NSTabView.TabType`).
  public enum TabType: UInt, Sendable, Hashable, CaseIterable {
    /// Tabs above, and a border.
    case topTabsBezelBorder = 0
    /// Tabs at the left, and a border.
    case leftTabsBezelBorder = 1
    /// Tabs below, and a border.
    case bottomTabsBezelBorder = 2
    /// Tabs at the right, and a border.
    case rightTabsBezelBorder = 3
    /// A border, and tabs that only code selects.
    case noTabsBezelBorder = 4
    /// A line, and tabs that only code selects.
    case noTabsLineBorder = 5
    /// Nothing around the view, and tabs that only code selects.
    case noTabsNoBorder = 6
  }

  /// The place of the tabs, and the border; tabs above unless set (`NSTabView.tabViewType`).
  open var tabViewType = TabType.topTabsBezelBorder { didSet { typeDidChange() } }
  /// The size of the tabs; the regular one unless set (`NSTabView.controlSize`).
  open var controlSize = NSControl.ControlSize.regular { didSet { typeDidChange() } }
  /// The tabs, in order (`NSTabView.tabViewItems`).
  public final private(set) var tabViewItems: [NSTabViewItem] = []
  /// The tab whose view is shown; nil without tabs (`NSTabView.selectedTabViewItem`).
  public final private(set) var selectedTabViewItem: NSTabViewItem?
  /// The way in which a controller shows the tabs; nil where it leaves them to the view.
  package final var controllerStyle: NSTabViewController.TabStyle?
  /// The delegate, which is not retained (`NSTabView.delegate`).
  public final weak var delegate: (any NSTabViewDelegate)?

  /// A tab view without tabs is not told, only the views in it; a controller shows segments or items of a toolbar instead.
  override var attributes: AppKitAttributes? {
    guard showsTabs else { return nil }
    return switch shownStyle {
    case nil: AppKitAttributes(.tabGroup)
    case .toolbar: nil
    default: AppKitAttributes(.radioGroup)
    }
  }

  /// The top of the tab view is its upper edge.
  open override var isFlipped: Bool { true }

  /// Adds a tab at the end; the first one is selected (`NSTabView.addTabViewItem(_:)`).
  ///
  /// Traps for a tab of another tab view.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: tabViewItems.count)
  }

  /// Inserts a tab (`NSTabView.insertTabViewItem(_:at:)`).
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    precondition(tabViewItem.tabView == nil, "a tab can be in one tab view only")
    tabViewItems.insert(tabViewItem, at: min(max(index, 0), tabViewItems.count))
    tabViewItem.tabViewLink = Backlink(self)
    if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
    tellOfNumber()
  }

  private func tellOfNumber() {
    tellDelegate(delegate, "tabViewDidChangeNumberOfTabViewItems(_:)") {
      $0.tabViewDidChangeNumberOfTabViewItems(self)
    }
  }

  /// Removes a tab; the next one is selected where it was (`NSTabView.removeTabViewItem(_:)`).
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
    tabViewItems.remove(at: index)
    tabViewItem.tabViewLink = Backlink()
    if selectedTabViewItem === tabViewItem {
      show(tabViewItems.isEmpty ? nil : tabViewItems[min(index, tabViewItems.count - 1)])
    }
    tellOfNumber()
  }

  /// Shows the view of a tab, if the delegate agrees (`NSTabView.selectTabViewItem(_:)`).
  ///
  /// Does nothing for a tab of another tab view.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard let tabViewItem, tabViewItem !== selectedTabViewItem, tabViewItem.tabView === self else {
      return
    }
    let agrees = askDelegate(delegate, "tabView(_:shouldSelect:)") {
      $0.tabView(self, shouldSelect: tabViewItem)
    }
    guard agrees else { return }
    tellDelegate(delegate, "tabView(_:willSelect:)") { $0.tabView(self, willSelect: tabViewItem) }
    show(tabViewItem)
    commitBoundValues()
    tellDelegate(delegate, "tabView(_:didSelect:)") { $0.tabView(self, didSelect: tabViewItem) }
  }

  /// Shows the tab at an index; traps if there is none (`NSTabView.selectTabViewItem(at:)`).
  public final func selectTabViewItem(at index: Int) { selectTabViewItem(tabViewItems[index]) }
  /// Returns the tab at a point in the coordinates of the view; nil for none
  /// (`NSTabView.tabViewItem(at:)`).
  public final func tabViewItem(at point: Point) -> NSTabViewItem? {
    showsTabs ? tabViewItems.first { $0.placeInTabView.contains(point) } : nil
  }

  /// Selects the tab that is clicked.
  open override func mouseDown(with event: NSEvent) {
    let point = convert(event.locationInWindow, from: nil)
    guard let item = tabViewItem(at: point) else { return super.mouseDown(with: event) }
    selectTabViewItem(item)
  }

  /// Shows the tab after the selected one (`NSTabView.selectNextTabViewItem(_:)`).
  public final func selectNextTabViewItem(_ sender: Any?) { selectTab(by: 1) }
  /// Shows the tab before the selected one (`NSTabView.selectPreviousTabViewItem(_:)`).
  public final func selectPreviousTabViewItem(_ sender: Any?) { selectTab(by: -1) }

  /// Shows the first tab (`NSTabView.selectFirstTabViewItem(_:)`).
  public final func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(tabViewItems.first) }
  /// Shows the last tab (`NSTabView.selectLastTabViewItem(_:)`).
  public final func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(tabViewItems.last) }
  /// Shows the tab at the index that is selected in a control; does nothing for a control without one
  /// (`NSTabView.takeSelectedTabViewItemFromSender(_:)`).
  open func takeSelectedTabViewItemFromSender(_ sender: Any?) {
    let index: Int? =
      switch sender {
      case let button as NSPopUpButton: button.indexOfSelectedItem
      case let box as NSComboBox: box.indexOfSelectedItem
      case let segments as NSSegmentedControl: segments.selectedSegment
      case let matrix as NSMatrix: matrix.selectedCell().flatMap { matrix.cells.firstIndex(of: $0) }
      default: nil
      }
    if let index, tabViewItems.indices.contains(index) { selectTabViewItem(at: index) }
  }

  private func selectTab(by distance: Int) {
    let place = tabViewItems.firstIndex { $0 === selectedTabViewItem }.map { $0 + distance }
    if let place, tabViewItems.indices.contains(place) { selectTabViewItem(at: place) }
  }

  /// Resizes the view of the selected tab with the tab view (`NSView.resizeSubviews(withOldSize:)`).
  open override func resizeSubviews(withOldSize oldSize: Size) {
    super.resizeSubviews(withOldSize: oldSize)
    if let item = selectedTabViewItem, item.view?.autoresizingMask.isEmpty ?? false {
      item.keepsFrame = false
    }
    placeContent()
  }

  private func typeDidChange() {
    for item in tabViewItems { item.keepsFrame = false }
    placeContent()
  }

  private func placeContent() {
    guard let item = selectedTabViewItem, !item.keepsFrame else { return }
    item.view?.frame = contentRect
  }

  /// Shows another view of the selected tab.
  final func replace(_ former: NSView?, of item: NSTabViewItem) {
    guard item === selectedTabViewItem else { return }
    let frame = former?.superview === self ? former?.frame : nil
    former?.removeFromSuperview()
    guard let view = item.view else { return }
    view.frame = frame ?? contentRect
    addSubview(view)
  }

  private func show(_ item: NSTabViewItem?) {
    selectedTabViewItem?.view?.removeFromSuperview()
    selectedTabViewItem = item
    guard let item, let view = item.view else { return }
    if !item.keepsFrame { view.frame = contentRect }
    addSubview(view)
    if let first = item.initialFirstResponder, window?.isVisible ?? false {
      window?.makeFirstResponder(first)
    }
  }

  /// The commands that step through the tabs.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("selectNextTabViewItem:", NSTabView.selectNextTabViewItem),
      ActionSelector("selectPreviousTabViewItem:", NSTabView.selectPreviousTabViewItem),
      ActionSelector("selectFirstTabViewItem:", NSTabView.selectFirstTabViewItem),
      ActionSelector("selectLastTabViewItem:", NSTabView.selectLastTabViewItem),
      ActionSelector(
        "takeSelectedTabViewItemFromSender:", NSTabView.takeSelectedTabViewItemFromSender),
    ]
  }
}
