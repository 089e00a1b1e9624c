import AppKitDialect
import Graphics
import ResponderKit
import Testing

@MainActor
private final class TabDelegate: NSResponder, NSTabViewDelegate {
  let log = Log()
  var allows = true
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
    log.note("should \(tabViewItem?.label ?? "")")
    return allows
  }
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {
    log.note("will \(tabViewItem?.label ?? "")")
  }
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
    log.note("did \(tabViewItem?.label ?? "")")
  }
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {
    log.note("\(tabView.tabViewItems.count) tabs")
  }
}

@MainActor @Suite(.ownApplication) struct ContainerTests {
  private func tabs(_ labels: String...) -> NSTabView {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    for label in labels {
      let item = NSTabViewItem(identifier: label)
      item.label = label
      item.view = NSView()
      tabs.addTabViewItem(item)
    }
    return tabs
  }

  @Test func `the first tab is selected, and its view alone is in the tab view`() {
    let tabs = tabs("General", "Advanced")
    #expect(tabs.selectedTabViewItem?.label == "General")
    #expect(tabs.tabViewItems[0].view?.superview === tabs)
    #expect(tabs.tabViewItems[1].view?.superview == nil)
  }

  @Test func `the delegate is asked before a tab is selected, and told of it`() {
    let (tabs, delegate) = (tabs("General", "Advanced"), TabDelegate())
    tabs.delegate = delegate
    tabs.selectTabViewItem(at: 1)
    #expect(delegate.log.entries == ["should Advanced", "will Advanced", "did Advanced"])
    delegate.allows = false
    tabs.selectPreviousTabViewItem(nil)
    #expect(tabs.selectedTabViewItem?.label == "Advanced")
  }

  @Test func `a tab that is removed is followed by one that is there`() throws {
    let tabs = tabs("General", "Advanced")
    tabs.removeTabViewItem(try #require(tabs.selectedTabViewItem))
    #expect(tabs.selectedTabViewItem?.label == "Advanced")
    tabs.removeTabViewItem(try #require(tabs.selectedTabViewItem))
    #expect(tabs.selectedTabViewItem == nil)
  }

  @Test func `the delegate is told of another number of tabs`() {
    let (tabs, delegate) = (tabs("General"), TabDelegate())
    tabs.delegate = delegate
    tabs.addTabViewItem(NSTabViewItem(identifier: "more"))
    tabs.removeTabViewItem(tabs.tabViewItems[1])
    tabs.removeTabViewItem(NSTabViewItem(identifier: "other"))
    #expect(delegate.log.entries == ["2 tabs", "1 tabs"])
  }

  @Test func `a click on a tab selects it`() throws {
    let tabs = tabs("General", "Advanced")
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled)
    window.contentView?.addSubview(tabs)
    window.makeKeyAndOrderFront(nil)
    let place = tabs.tabViewItems[1].placeInTabView
    MouseDriver(in: window).click(at: tabs.convert(place.center, to: nil))
    #expect(tabs.selectedTabViewItem?.label == "Advanced")
  }

  @Test func `the view of a tab fills the room beside the tabs, in code`() {
    let tabs = tabs("General", "Advanced")
    let view = tabs.tabViewItems[0].view
    #expect(view?.frame == Rect(x: 10, y: 33, width: 280, height: 154))
    tabs.tabViewType = .noTabsNoBorder
    #expect(view?.frame == tabs.bounds)
    tabs.frame.size = NSSize(width: 400, height: 300)
    #expect(view?.frame == tabs.bounds)
    (tabs.tabViewType, tabs.controlSize) = (.rightTabsBezelBorder, .small)
    #expect(view?.frame == Rect(x: 10, y: 7, width: 365, height: 280))
  }

  @Test func `a control tells the tab view which tab to show`() {
    let (tabs, segments) = (tabs("General", "Advanced", "More"), NSSegmentedControl())
    segments.segmentCount = 3
    segments.selectedSegment = 2
    tabs.takeSelectedTabViewItemFromSender(segments)
    #expect(tabs.selectedTabViewItem?.label == "More")
    tabs.takeSelectedTabViewItemFromSender(nil)
    tabs.selectFirstTabViewItem(nil)
    #expect(tabs.selectedTabViewItem?.label == "General")
    tabs.selectLastTabViewItem(nil)
    #expect(tabs.selectedTabViewItem?.label == "More")
  }

  @Test func `the view that a selected tab gets is shown, and one that it loses is not`() {
    let (tabs, item) = (
      NSTabView(frame: NSRect(x: 0, y: 0, width: 300, height: 200)), NSTabViewItem()
    )
    tabs.addTabViewItem(item)
    let view = NSView()
    item.view = view
    #expect(view.superview === tabs && view.frame == tabs.contentRect)
    item.view = nil
    #expect(tabs.subviews.isEmpty)
  }

  @Test func `tabs at another edge are clicked there, and tabs that are not shown are not`() {
    let tabs = tabs("General", "Advanced")
    tabs.tabViewType = .rightTabsBezelBorder
    #expect(tabs.tabViewItem(at: NSPoint(x: 285, y: 130)) === tabs.tabViewItems[1])
    tabs.tabViewType = .bottomTabsBezelBorder
    #expect(tabs.tabViewItem(at: NSPoint(x: 180, y: 185)) === tabs.tabViewItems[1])
    tabs.tabViewType = .noTabsBezelBorder
    #expect(tabs.tabViewItem(at: NSPoint(x: 180, y: 15)) == nil)
    #expect(!tabs.isAccessibilityElement)
  }

  @Test func `the tabs of a controller are shown, unless its style leaves them to the view`() {
    let controller = NSTabViewController()
    controller.tabView.tabViewType = .noTabsNoBorder
    let child = NSViewController()
    child.title = "General"
    controller.addTabViewItem(NSTabViewItem(viewController: child))
    let item = controller.tabViewItems[0]
    #expect(controller.tabView.accessibilityElement.appKit?.role == .radioGroup)
    #expect(item.accessibilityElement.appKit?.subrole == nil)
    controller.tabStyle = .toolbar
    #expect(!controller.tabView.isAccessibilityElement)
    #expect(item.accessibilityElement.appKit?.role == .button)
    #expect(item.accessibilityElement.appKit?.enclosingRole == .toolbar)
    controller.tabStyle = .unspecified
    #expect(!controller.tabView.isAccessibilityElement && !controller.tabView.showsTabs)
  }

  @Test func `the clip view of a scroll view fills it`() {
    let scroll = NSScrollView()
    scroll.frame = NSRect(x: 0, y: 0, width: 100, height: 50)
    #expect(scroll.contentView.frame == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `a box keeps its content inside, and a split view has its views side by side`() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    box.contentView = view
    #expect(view.superview === box)
    #expect(box.title == "Title")
    #expect(box.titlePosition == .atTop)
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 201, height: 100))
    split.isVertical = true
    let panes = [NSView(), NSView()]
    for pane in panes { split.addSubview(pane) }
    split.adjustSubviews()
    #expect(panes.map(\.frame.height) == [100, 100])
    #expect(panes[1].frame.minX >= panes[0].frame.maxX)
  }

  @Test func `a sheet keeps clicks from its window until it ends`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled)
    let sheet = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled)
    window.makeKeyAndOrderFront(nil)
    var answer: NSApplication.ModalResponse?
    window.beginSheet(sheet) { answer = $0 }
    #expect(window.attachedSheet === sheet)
    #expect(sheet.sheetParent === window && sheet.isSheet)
    #expect(NSApp.keyWindow === sheet)
    window.endSheet(sheet, returnCode: .OK)
    #expect(answer == .OK)
    #expect(window.attachedSheet == nil && !sheet.isVisible)
    #expect(NSApp.keyWindow === window)
  }

  @Test func `a right click opens the menu of the view or of one around it`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled)
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let menu = NSMenu(title: "Context")
    menu.addItem(withTitle: "Copy", action: nil)
    window.contentView?.addSubview(view)
    window.contentView?.menu = menu
    window.makeKeyAndOrderFront(nil)
    let driver = MouseDriver(in: window)
    driver.rightClick(view)
    #expect(driver.visibleMenu === menu)
    driver.dismissMenu()
    #expect(driver.visibleMenu == nil)
  }

  @Test func `what is typed into a text view replaces the selection, and a delegate may refuse it`()
  {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled)
    let text = NSTextView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    window.contentView?.addSubview(text)
    window.makeKeyAndOrderFront(nil)
    let driver = MouseDriver(in: window)
    driver.click(text)
    #expect(window.firstResponder === text)
    driver.type("Hi")
    driver.key("\r")
    driver.type("you")
    #expect(text.string == "Hi\nyou")
    driver.key("a", .command)
    text.selectAll(nil)
    driver.type("!")
    #expect(text.string == "!")
    text.isEditable = false
    driver.type("?")
    #expect(text.string == "!")
  }
}
