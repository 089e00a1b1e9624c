import AppKitDialect
import ResponderKit
import Testing

/// Enables what it is told to.
@MainActor
private final class Validator: NSResponder, NSMenuItemValidation, NSUserInterfaceValidations {
  var allowsItems = true
  var allowsOthers = true
  let log = Log()
  func fire(_ sender: AnyObject) { log.note("fire") }
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    log.note("menu item")
    return allowsItems
  }
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    log.note("item")
    return allowsOthers
  }
  override class var actions: [ActionSelector] { [ActionSelector("fire:", Validator.fire)] }
}

@MainActor @Suite(.ownApplication) struct MenuTests {
  private let target = Target()

  /// Notes the menu's notices and the actions, in order.
  private func observe(_ log: Log) -> [NoticeCenter.Observation] {
    [NSMenu.willSendActionNotification, NSMenu.didSendActionNotification].map { name in
      NSApp.noticeCenter.addObserver(forName: name) { notice in
        let item = notice.userInfo["MenuItem"] as? NSMenuItem
        log.note("\(name.rawValue) \(item?.title ?? "")")
      }
    }
  }

  @Test func `an item with a submenu sends an action of its own, but not in the menu bar`() throws {
    let (menu, window) = (NSMenu(title: "Main"), NSWindow())
    let item = menu.addItem(withTitle: "Open Recent", action: Target.fire)
    (item.target, item.submenu) = (target, NSMenu(title: "Recent"))
    let driver = MouseDriver(in: window)
    try driver.click(item)
    #expect(target.names == ["fire"])
    NSApp.mainMenu = menu
    #expect(throws: MenuError.opensSubmenu("Open Recent")) { try driver.click(item) }
    #expect(target.names == ["fire"])
  }

  @Test func `an item with a submenu is validated if it has an action of its own`() {
    let menu = NSMenu()
    let items = [nil, ActionSelector("unknown:")].map { action in
      let item = menu.addItem(withTitle: "Open Recent", action: action)
      item.submenu = NSMenu()
      return item
    }
    menu.update()
    #expect(items.map(\.isEnabled) == [true, false])
  }

  @Test func `C101 an item sends its action between two notices`() {
    let (menu, log) = (NSMenu(), Log())
    let item = menu.addItem(withTitle: "Save", action: Target.fire)
    item.target = target
    target.body = { [log] sender in log.note("action of \(sender === item)") }
    let observations = observe(log)
    menu.performActionForItem(at: 0)
    #expect(
      log.take() == [
        "NSMenuWillSendActionNotification Save", "action of true",
        "NSMenuDidSendActionNotification Save",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test func `C102 a disabled item sends nothing and posts nothing`() {
    let (menu, log) = (NSMenu(), Log())
    let item = menu.addItem(withTitle: "Save", action: Target.fire)
    (item.target, item.isEnabled) = (target, false)
    let observations = observe(log)
    menu.performActionForItem(at: 0)
    #expect(log.take().isEmpty)
    #expect(target.senders.isEmpty)
    withExtendedLifetime(observations) {}
  }

  @Test func `items are enabled by the object that performs their action`() {
    let (menu, validator) = (NSMenu(), Validator())
    let save = menu.addItem(withTitle: "Save", action: ActionSelector("fire:"))
    let lost = menu.addItem(withTitle: "Lost", action: ActionSelector("lose:"))
    let empty = menu.addItem(withTitle: "Empty", action: nil)
    let more = menu.addItem(withTitle: "More", action: nil)
    more.submenu = NSMenu()
    let window = shownWindow()
    window.nextResponder = validator
    menu.update()
    #expect([save, lost, empty, more].map(\.isEnabled) == [true, false, false, true])
    #expect(validator.log.take() == ["menu item"])
    validator.allowsItems = false
    menu.update()
    #expect(!save.isEnabled)
    menu.autoenablesItems = false
    (save.isEnabled, lost.isEnabled) = (true, true)
    menu.update()
    #expect(save.isEnabled && lost.isEnabled)
  }

  @Test func `an item of a toolbar is validated and sends its action`() {
    let (toolbar, item, validator) = (
      NSToolbar(), NSToolbarItem(itemIdentifier: .init("save")), Validator()
    )
    toolbar.insertItem(item, at: 0)
    item.action = ActionSelector("fire:")
    let window = shownWindow()
    (window.toolbar, window.nextResponder) = (toolbar, validator)
    #expect(MouseDriver(in: window).click(item))
    #expect(validator.log.take() == ["item", "fire"])
    validator.allowsOthers = false
    toolbar.validateVisibleItems()
    #expect(!item.isEnabled)
    #expect(!MouseDriver(in: window).click(item))
  }

  @Test func `an item of a toolbar asks its own protocol before the common one`() {
    final class Desk: NSResponder, NSToolbarItemValidation, NSUserInterfaceValidations {
      var asked: [String] = []
      var allows = false
      func validateToolbarItem(_ item: NSToolbarItem) -> Bool {
        asked.append("toolbar item \(item.itemIdentifier.rawValue)")
        return allows
      }
      func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
        asked.append("item")
        return true
      }
      func fire(_ sender: AnyObject) { asked.append("fire") }
      override class var actions: [ActionSelector] { [ActionSelector("fire:", Desk.fire)] }
    }
    let (toolbar, item, desk) = (
      NSToolbar(), NSToolbarItem(itemIdentifier: .init("save")), Desk()
    )
    toolbar.insertItem(item, at: 0)
    item.action = ActionSelector("fire:")
    let window = shownWindow()
    (window.toolbar, window.nextResponder) = (toolbar, desk)
    item.validate()
    #expect(!item.isEnabled && desk.asked == ["toolbar item save"])
    #expect(!MouseDriver(in: window).click(item))
    desk.allows = true
    #expect(MouseDriver(in: window).click(item))
    #expect(desk.asked.suffix(2) == ["toolbar item save", "fire"])
    (item.autovalidates, desk.allows) = (false, false)
    item.validate()
    #expect(item.isEnabled)
  }

  @Test
  func
    `key equivalents go to the views of the key window, then to the main menu, then to the first responder`()
  {
    let (log, window) = (Log(), shownWindow())
    let button = makeButton()
    (button.keyEquivalent, button.keyEquivalentModifierMask) = ("s", .command)
    let (buttonTarget, menuTarget) = (Target(), Target())
    button.target = buttonTarget
    buttonTarget.body = { _ in log.note("button") }
    menuTarget.body = { _ in log.note("menu") }
    let menu = NSMenu(title: "File")
    menu.addItem(withTitle: "Save", action: Target.fire, keyEquivalent: "s").target = menuTarget
    let bar = NSMenu()
    bar.addItem(withTitle: "File", action: nil).submenu = menu
    NSApp.mainMenu = bar
    final class Keys: NSView {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
      }
      override var acceptsFirstResponder: Bool { true }
      override func keyDown(with event: NSEvent) { log.note("keyDown \(event.characters ?? "")") }
    }
    let keys = Keys(log)
    window.contentView?.addSubview(keys)
    window.makeFirstResponder(keys)
    let driver = MouseDriver(in: window)
    driver.key("s", .command)
    #expect(log.take() == ["menu"])
    window.contentView?.addSubview(button)
    driver.key("s", .command)
    #expect(log.take() == ["button"])
    button.isEnabled = false
    driver.key("s", .command)
    #expect(log.take() == ["menu"])
    driver.key("t", .command)
    #expect(log.take() == ["keyDown t"])
    driver.key("s")
    #expect(log.take() == ["keyDown s"])
  }

  @Test func `a delegate may add items before a key is looked for`() {
    final class Recent: NSMenuDelegate {
      var target: AnyObject?
      func menuNeedsUpdate(_ menu: NSMenu) {
        guard menu.numberOfItems == 0 else { return }
        menu.addItem(withTitle: "Recent", action: Target.fire, keyEquivalent: "r").target = target
      }
    }
    let (menu, recent) = (NSMenu(), Recent())
    (menu.delegate, recent.target) = (recent, target)
    NSApp.mainMenu = menu
    MouseDriver(in: shownWindow()).key("r", .command)
    #expect(target.senders.count == 1)
  }

  @Test func `a key whose item is disabled is used up`() {
    let menu = NSMenu()
    let item = menu.addItem(withTitle: "Save", action: ActionSelector("lose:"), keyEquivalent: "s")
    NSApp.mainMenu = menu
    MouseDriver(in: shownWindow()).key("s", .command)
    #expect(!item.isEnabled)
    #expect(NSApp.beepCount == 0)
  }

  @Test func `a capital letter is a key equivalent with Shift`() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Save", action: Target.fire, keyEquivalent: "s").target = target
    let saveAs = Target()
    menu.addItem(withTitle: "Save As", action: Target.fire, keyEquivalent: "S").target = saveAs
    NSApp.mainMenu = menu
    let driver = MouseDriver(in: shownWindow())
    driver.key("s", .command)
    #expect(target.senders.count == 1 && saveAs.senders.isEmpty)
    driver.key("s", [.command, .shift])
    #expect(target.senders.count == 1 && saveAs.senders.count == 1)
    driver.key("s", [.command, .option])
    #expect(target.senders.count == 1 && saveAs.senders.count == 1)
  }

  @Test func `an alternate item takes the place of the one before it`() {
    let menu = NSMenu()
    let close = menu.addItem(withTitle: "Close", action: nil, keyEquivalent: "w")
    let closeAll = menu.addItem(withTitle: "Close All", action: nil, keyEquivalent: "w")
    closeAll.isAlternate = true
    closeAll.keyEquivalentModifierMask = [.command, .option]
    #expect(menu.visibleItems().map(\.title) == ["Close"])
    #expect(menu.visibleItems(holding: .option).map(\.title) == ["Close All"])
    let all = Target()
    (close.target, close.action, closeAll.target, closeAll.action) = (
      target, Target.fire, all, Target.fire
    )
    NSApp.mainMenu = menu
    let driver = MouseDriver(in: shownWindow())
    driver.key("w", [.command, .option])
    #expect(target.senders.isEmpty && all.senders.count == 1)
    driver.key("w", .command)
    #expect(target.senders.count == 1 && all.senders.count == 1)
    close.isHidden = true
    #expect(menu.visibleItems(holding: .option).map(\.title) == ["Close All"])
  }

  @Test func `a menu is not inside itself, and an item is in one menu`() async {
    let (menu, submenu) = (NSMenu(title: "A"), NSMenu(title: "B"))
    let item = menu.addItem(withTitle: "B", action: nil)
    item.submenu = submenu
    #expect(submenu.supermenu === menu)
    #expect(submenu.addItem(withTitle: "C", action: nil).parent === item)
    menu.removeItem(item)
    #expect(submenu.supermenu == nil)
    #expect(menu.numberOfItems == 0 && item.menu == nil)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let menu = NSMenu()
        menu.addItem(withTitle: "", action: nil).submenu = menu
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (menu, item) = (NSMenu(), NSMenuItem())
        item.submenu = menu
        menu.addItem(item)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, two, menu) = (NSMenuItem(), NSMenuItem(), NSMenu())
        (one.submenu, two.submenu) = (menu, menu)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let menu = NSMenu()
        NSMenu().addItem(menu.addItem(withTitle: "", action: nil))
        withExtendedLifetime(menu) {}
      }
    }
  }

  @Test func `a separator is never enabled`() {
    let menu = NSMenu()
    menu.addItem(.separator())
    menu.update()
    #expect(menu.items[0].isSeparatorItem && !menu.items[0].isEnabled)
  }

  @Test
  func `a key without Command reaches the main menu after the first responder and the window`() {
    let menu = NSMenu()
    let play = menu.addItem(withTitle: "Play", action: Target.fire, keyEquivalent: " ")
    (play.target, play.keyEquivalentModifierMask) = (target, [])
    NSApp.mainMenu = menu
    let window = shownWindow()
    MouseDriver(in: window).key(" ")
    #expect(target.senders.count == 1)
    let field = NSTextField(frame: .zero)
    window.contentView?.addSubview(field)
    window.makeFirstResponder(field)
    MouseDriver(in: window).key(" ")
    #expect(target.senders.count == 1)
    #expect(field.stringValue == " ")
  }

  @Test func `Backspace and Tab with Shift have other characters in a key equivalent`() {
    let menu = NSMenu()
    let delete = menu.addItem(withTitle: "Delete", action: Target.fire, keyEquivalent: "\u{8}")
    let previous = menu.addItem(withTitle: "Previous", action: Target.other, keyEquivalent: "\t")
    previous.keyEquivalentModifierMask = [.control, .shift]
    (delete.target, previous.target) = (target, target)
    NSApp.mainMenu = menu
    let driver = MouseDriver(in: shownWindow())
    driver.key(KeyCommand.inputDelete, .command)
    driver.key("\t", [.control, .shift])
    #expect(target.names == ["fire", "other"])
  }

  @Test func `a hundred thousand menus in one another are released without a stack as deep`() {
    var menu = NSMenu()
    weak let innermost = menu
    for _ in 0..<100_000 {
      let outer = NSMenu()
      outer.addItem(withTitle: "", action: nil).submenu = menu
      menu = outer
    }
    #expect(innermost?.supermenu != nil)
    menu = NSMenu()
    #expect(innermost == nil)
  }
}
