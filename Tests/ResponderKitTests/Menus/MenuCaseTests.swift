import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct MenuCaseTests {
  /// A tree with one menu for the application.
  private func tree() -> MenuTree {
    MenuTree(children: [Menu(title: "App", identifier: .application)])
  }

  @Test func `C088 a menu is inserted beside the root of an empty tree`() {
    let builder: any MenuBuilder = MenuTree()
    builder.insertSibling(Menu(title: "App", identifier: .application), beforeMenu: .root)
    #expect(builder.menu(for: .application)?.title == "App")
    builder.insertSibling(Menu(title: "File", identifier: .file), afterMenu: .root)
    #expect(builder.menu(for: .root)?.children.map(\.title) == ["App", "File"])
  }

  @Test func `C089 children are inserted at the start and at the end`() {
    let builder = tree()
    builder.insertChild(Menu(title: "Middle"), atStartOfMenu: .application)
    builder.insertChild(Menu(title: "Start"), atStartOfMenu: .application)
    builder.insertChild(Menu(title: "End"), atEndOfMenu: .application)
    #expect(
      builder.menu(for: .application)?.children.map(\.title) == ["Start", "Middle", "End"])
  }

  @Test func `C090 a menu that was removed is not found`() {
    let builder = tree()
    builder.remove(menu: .application)
    #expect(builder.menu(for: .application) == nil)
    #expect(builder.root.children.isEmpty)
  }

  @Test func `C091 a menu is replaced by another one in its place`() {
    let builder = tree()
    builder.insertSibling(Menu(title: "Help", identifier: .help), afterMenu: .application)
    builder.replace(menu: .application, with: Menu(title: "File", identifier: .file))
    #expect(builder.menu(for: .application) == nil)
    #expect(builder.menu(for: .file)?.title == "File")
    #expect(builder.root.children.map(\.title) == ["File", "Help"])
  }

  @Test func `C092 a menu with other children is a new one, and the old one is unchanged`() {
    let menu = Menu(title: "Sort", children: [Menu(title: "By Name")])
    let other = menu.replacingChildren([Menu(title: "By Date"), Menu(title: "By Size")])
    #expect(menu.children.map(\.title) == ["By Name"])
    #expect(other.children.map(\.title) == ["By Date", "By Size"])
    #expect(other !== menu)
    #expect((other.title, other.identifier) == ("Sort", menu.identifier))
  }

  @Test func `C093 choosing an element of a single selection turns the others off`() throws {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    let (a, b) = (Action(title: "a", state: .on) { _ in }, Action(title: "b") { _ in })
    let menu = Menu(options: .singleSelection, children: [a, b])
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(button)
    let driver = TouchDriver(in: window)
    driver.tap(button)
    try driver.choose("b")
    #expect((a.state, b.state) == (.off, .on))
    #expect(menu.selectedElements.map(\.title) == ["b"])
  }

  @Test func `T172 a menu beside one that does not exist changes nothing`() {
    let builder = tree()
    let before = builder.root
    builder.insertSibling(Menu(title: "New"), afterMenu: .find)
    builder.insertSibling(Menu(title: "New"), beforeMenu: .find)
    builder.insertChild(Menu(title: "New"), atStartOfMenu: .find)
    builder.insertChild(Menu(title: "New"), atEndOfMenu: .find)
    builder.replace(menu: .find, with: Menu(title: "New"))
    builder.replaceChildren(ofMenu: .find) { _ in [Menu(title: "New")] }
    builder.remove(menu: .find)
    #expect(builder.root === before)
  }
}
