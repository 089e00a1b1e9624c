import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct PopUpButtonTests {
  private let button = NSPopUpButton(
    frame: NSRect(x: 20, y: 20, width: 100, height: 26), pullsDown: false)
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled)

  init() {
    window.contentView?.addSubview(button)
    window.makeKeyAndOrderFront(nil)
  }

  @Test func `C209 the first item is selected by default`() {
    button.addItems(withTitles: ["Small", "Large"])
    #expect(button.indexOfSelectedItem == 0)
    #expect(button.titleOfSelectedItem == "Small")
    #expect(button.selectedItem?.state == .on)
  }

  @Test func `C210 a title that is added again moves to the end`() {
    button.addItems(withTitles: ["Small", "Large"])
    button.addItem(withTitle: "Small")
    #expect(button.itemTitles == ["Large", "Small"])
  }

  @Test func `C211 the first item follows the selected one that is removed, and nothing the last`()
  {
    button.addItems(withTitles: ["Small", "Large"])
    button.selectItem(withTitle: "Large")
    button.removeItem(withTitle: "Large")
    #expect(button.titleOfSelectedItem == "Small")
    button.removeItem(withTitle: "Small")
    #expect(button.selectedItem == nil)
    #expect(button.indexOfSelectedItem == -1)
  }

  @Test func `a click opens the menu, and a choice selects the item and sends the action`() throws {
    let target = Target()
    button.addItems(withTitles: ["Small", "Large"])
    (button.target, button.action) = (target, Target.fire)
    var titles: [String] = []
    target.body = { sender in
      titles.append((sender as? NSPopUpButton)?.titleOfSelectedItem ?? "")
    }
    let driver = MouseDriver(in: window)
    driver.click(button)
    #expect(driver.visibleMenu === button.menu)
    try driver.choose("Large")
    #expect(driver.visibleMenu == nil)
    #expect(titles == ["Large"])
    #expect(button.itemArray.map(\.state) == [.off, .on])
  }

  @Test func `the first item of a menu that is pulled down is its title`() throws {
    button.pullsDown = true
    button.addItems(withTitles: ["Action", "Copy", "Delete"])
    let driver = MouseDriver(in: window)
    driver.click(button)
    try driver.choose("Delete")
    #expect(button.title == "Action")
  }

  @Test func `a key chooses an item while its menu is open, and Escape closes it`() {
    button.addItems(withTitles: ["Small", "Large"])
    button.item(at: 1)?.keyEquivalent = "l"
    let driver = MouseDriver(in: window)
    driver.click(button)
    driver.key("\u{1B}")
    #expect(driver.visibleMenu == nil)
    #expect(button.titleOfSelectedItem == "Small")
    driver.click(button)
    driver.key("l", .command)
    #expect(button.titleOfSelectedItem == "Large")
    #expect(driver.visibleMenu == nil)
  }

  @Test func `a path chooses an item of a submenu`() throws {
    let (menu, inner) = (NSMenu(title: "Main"), NSMenu(title: "File"))
    let target = Target()
    var count = 0
    target.body = { _ in count += 1 }
    let file = menu.addItem(withTitle: "File/Print", action: nil)
    file.submenu = inner
    inner.addItem(withTitle: "Save/As…", action: Target.fire).target = target
    let driver = MouseDriver(in: window)
    menu.popUp(positioning: nil, at: .zero, in: button)
    try driver.choose("File/Print/Save/As…")
    #expect(count == 1)
    #expect(throws: MenuError.noMenu) { try driver.choose("File/Print") }
  }
}
