import ControlCore
import ControlValues
import Graphics
import ResponderKit
import Testing
import TextControls

/// An application that adds a menu, and counts how often it builds.
private final class Shop: Application {
  var builds = 0
  override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    builds += 1
    guard builder.system == .main else { return }
    builder.insertSibling(
      Menu(
        title: "Cart", identifier: .init("cart"),
        children: [
          KeyCommand(
            title: "Pay", action: ActionSelector("pay:"), input: "p", modifierFlags: .command,
            alternates: [
              .init(title: "Pay Later", action: ActionSelector("later:"), modifierFlags: .alternate)
            ]),
          Command(title: "Empty", action: ActionSelector("empty"), propertyList: 1),
          Command(title: "Empty All", action: ActionSelector("empty"), propertyList: 2),
          Action(title: "Help", identifier: .init("help")) { _ in },
        ]), afterMenu: .view)
  }
}

private final class ShopDelegate: ViewResponder {
  var log: [String] = []
  var isPaid = false
  override func buildMenu(with builder: any MenuBuilder) {
    builder.remove(menu: .format)
    builder.replaceChildren(ofMenu: .help) { $0 + [Command(title: "Tour", action: .init("tour"))] }
  }
  override func validate(_ command: Command) {
    guard command.action.name == "pay:" else { return }
    log.append("validates \(command.title)")
    if isPaid {
      command.title = "Paid"
      command.state = .on
      command.attributes = .disabled
    }
  }
  func pay(_ sender: KeyCommand) { log.append("pays by \(sender.title)") }
  func later(_ sender: KeyCommand) {
    log.append("later by \(sender.title) \(sender.modifierFlags)")
  }
  override class var actions: [ActionSelector] {
    [ActionSelector("pay:", ShopDelegate.pay), ActionSelector("later:", ShopDelegate.later)]
  }
}

@MainActor @Suite struct MenuSystemTests {
  private let delegate = ShopDelegate()
  private let shop: Shop
  private let scene: WindowScene
  private let window: Window

  init() {
    shop = Shop(delegate: delegate)
    scene = WindowScene(application: shop)
    window = Window(windowScene: scene)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
  }

  private func titles(_ menu: Menu?) -> [String] { menu?.children.map(\.title) ?? [] }

  @Test
  func `the application and then its delegate build the main menu, once until it is asked for`() {
    #expect(shop.builds == 0)
    #expect(
      titles(shop.mainMenu) == ["", "File", "Edit", "View", "Cart", "Window", "Help"])
    #expect(shop.mainMenu === shop.mainMenu)
    #expect(shop.builds == 1)
    MenuSystem.main.setNeedsRebuild()
    #expect(titles(shop.mainMenu).count == 7)
    #expect(shop.builds == 2)
    #expect(MenuSystem.main != .context)
  }

  @Test func `menus, actions and commands are found by name`() {
    let tree = MenuTree(children: shop.mainMenu.children)
    #expect(titles(tree.menu(for: .help)) == ["Tour"])
    #expect(tree.menu(for: .format) == nil)
    #expect(tree.menu(for: .root) === tree.root)
    #expect(tree.action(for: .init("help"))?.title == "Help")
    #expect(tree.action(for: .init("none")) == nil)
    #expect(tree.command(for: ActionSelector("cut:"))?.title == "Cut")
    #expect(tree.command(for: ActionSelector("empty"), propertyList: 2)?.title == "Empty All")
    #expect(tree.command(for: ActionSelector("empty")) == nil)
  }

  @Test func `each command is validated by its performer, and disabled without one`() throws {
    let cart = {
      try #require(MenuTree(children: shop.visibleMainMenu.children).menu(for: .init("cart")))
    }
    let first = try #require(try cart().children.first as? KeyCommand)
    #expect((first.title, first.attributes, first.state) == ("Pay", [], .off))
    #expect((try cart().children[1] as? Command)?.attributes == .disabled)
    #expect(Set(delegate.log) == ["validates Pay"])
    delegate.isPaid = true
    MenuSystem.main.setNeedsRevalidate()
    let second = try #require(try cart().children.first as? KeyCommand)
    #expect((second.title, second.attributes, second.state) == ("Paid", .disabled, .on))
    #expect((second.input, second.modifierFlags) == ("p", .command))
    // What was built is unchanged.
    #expect(MenuTree(children: shop.mainMenu.children).command(for: .init("pay:"))?.title == "Pay")
  }

  @Test
  func `a key of the main menu sends its command, an alternate, or nothing while it is disabled`() {
    let driver = TouchDriver(in: window)
    driver.key("p", .command)
    driver.key("p", [.command, .alternate])
    #expect(delegate.log == ["validates Pay", "pays by Pay", "later by Pay Later ⌥⌘"])
    delegate.isPaid = true
    driver.key("p", .command)
    #expect(delegate.log.count == 4 && delegate.log.last == "validates Pay")
  }

  @Test func `alternates are equal if their modifiers are`() {
    let one = CommandAlternate(title: "A", action: .init("a"), modifierFlags: .shift)
    let other = CommandAlternate(title: "B", action: .init("b"), modifierFlags: .shift)
    #expect(one == other && Set([one, other]).count == 1)
    #expect(one != CommandAlternate(title: "A", action: .init("a"), modifierFlags: .alternate))
  }

  @Test func `the edit menu is built by the chain of the first responder, with what can be done`() {
    final class Note: ViewController {
      override func buildMenu(with builder: any MenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .context else { return }
        builder.insertSibling(
          Menu(title: "Share", identifier: .share), afterMenu: .standardEdit)
      }
    }
    window.rootViewController = Note()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    window.rootViewController?.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(titles(window.visibleEditMenu.children.first as? Menu) == [])
    field.text = "one two"
    #expect(titles(window.visibleEditMenu.children.first as? Menu) == ["Select", "Select All"])
    #expect(window.send(.selectAll))
    #expect(titles(window.visibleEditMenu) == ["", "Share"])
    #expect(titles(window.visibleEditMenu.children.first as? Menu) == ["Cut", "Copy", "Delete"])
    #expect(window.send(.cut))
    #expect(field.text == "" && field.pasteboard.string == "one two")
    #expect(titles(window.visibleEditMenu.children.first as? Menu) == ["Paste"])
    #expect(!window.send(.toggleBoldface))
  }

  @Test func `keys of the main menu edit the text that is first responder, and undo it`() {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    window.rootViewController?.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    let driver = TouchDriver(in: window)
    for key in ["a", "b"] { driver.key(key) }
    driver.key("a", .command)
    driver.key("x", .command)
    #expect(field.text == "")
    driver.key("v", .command)
    driver.key("v", .command)
    #expect(field.text == "abab")
    driver.key("z", .command)
    #expect(field.text == "ab")
    driver.key("z", [.command, .shift])
    #expect(field.text == "abab")
    let undo = MenuTree(children: shop.visibleMainMenu.children).command(for: .init("undo:"))
    #expect(undo?.attributes == [])
    field.undoManager?.removeAllActions()
    let empty = MenuTree(children: shop.visibleMainMenu.children).command(for: .init("undo:"))
    #expect(empty?.attributes == .disabled)
  }

  @Test func `builders and validations that ask for the menus, or change them, come to an end`() {
    final class Asking: Application {
      var asked: [Int] = []
      override func buildMenu(with builder: any MenuBuilder) {
        asked.append(mainMenu.children.count)
        MenuSystem.main.setNeedsRebuild()
        builder.insertChild(Menu(title: "New", identifier: .find), atEndOfMenu: .root)
        builder.replaceChildren(ofMenu: .root) { children in
          builder.remove(menu: .format)
          return Array(children.dropLast())
        }
      }
    }
    let application = Asking()
    #expect(application.mainMenu.children.count == 7)
    #expect(application.mainMenu.children.count == 7)
    #expect(application.asked == [7])
    // A menu in many places is searched and validated once.
    var menu = Menu(children: [Command(title: "Deep", action: .init("deep"))])
    for _ in 0..<40 { menu = Menu(children: [menu, menu]) }
    let tree = MenuTree(children: [menu])
    #expect(tree.menu(for: .file) == nil)
    #expect(tree.root.validated(from: application).children.count == 1)
  }

  @Test func `the root can be replaced, and menus nested deeply are found and changed`() {
    let tree = MenuTree(children: [Menu(title: "A", identifier: .file)])
    tree.replace(menu: .root, with: Menu(title: "Root", identifier: .root, children: []))
    #expect(tree.root.title == "Root")
    tree.replace(menu: .root, with: Menu(title: "B", identifier: .edit))
    #expect(tree.root.children.map(\.title) == ["B"] && tree.root.identifier == .root)
    var menu = Menu(title: "innermost", identifier: .init("innermost"))
    for _ in 0..<50_000 { menu = Menu(children: [menu]) }
    let deep = MenuTree(children: [menu])
    deep.insertSibling(Menu(title: "new", identifier: .init("new")), afterMenu: .init("innermost"))
    #expect(deep.menu(for: .init("new"))?.title == "new")
    deep.remove(menu: .root)
    #expect(deep.root.children.isEmpty)
  }
}
