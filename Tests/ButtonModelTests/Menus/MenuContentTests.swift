import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// What an open menu shows and what of it can be chosen: 4.7 of the facts.
@Suite @MainActor struct MenuContentTests {
  let screen = ButtonScreen()
  let notes = Notes()

  private func noting(_ title: String, _ attributes: MenuElement.Attributes = []) -> Action {
    Action(title: title, attributes: attributes) { [notes] in notes.write($0.title) }
  }

  /// Opens a menu of the elements.
  private func open(_ children: [MenuElement]) {
    screen.button.menu = Menu(children: children)
    screen.driver.longPress(screen.button)
  }

  @Test func `a menu in a menu is one element, whose own are chosen by way of it`() throws {
    open([noting("Copy"), Menu(title: "Sort By", children: [noting("Name"), noting("Date")])])
    #expect(screen.titles == ["Copy", "Sort By"])
    try screen.driver.choose("Sort By", "Date")
    #expect(notes.lines == ["Date"])
  }

  @Test func `the elements of an inline menu stand in the menu that it is in`() throws {
    open([
      noting("Copy"),
      Menu(title: "Sort", options: .displayInline, children: [noting("Name"), noting("Date")]),
    ])
    #expect(screen.titles == ["Copy", "Name", "Date"])
    try screen.driver.choose("Name")
    #expect(notes.lines == ["Name"])
  }

  @Test func `a hidden element is not there`() {
    open([noting("Copy"), noting("Secret", .hidden)])
    #expect(screen.titles == ["Copy"])
    let error = #expect(throws: MenuError.self) { try screen.driver.choose("Secret") }
    #expect(error == .notFound("Secret", offered: ["Copy"]))
    #expect(notes.lines.isEmpty)
  }

  @Test func `a disabled element is there and cannot be chosen`() {
    open([noting("Copy"), noting("Delete", [.disabled, .destructive])])
    #expect(screen.titles == ["Copy", "Delete"])
    let error = #expect(throws: MenuError.self) { try screen.driver.choose("Delete") }
    #expect(error?.description == "'Delete' is disabled and cannot be chosen.")
    #expect(notes.lines.isEmpty)
    #expect(screen.titles == ["Copy", "Delete"])
  }

  @Test func `an element may keep the menu open`() throws {
    open([noting("Larger", .keepsMenuPresented), noting("Copy")])
    try screen.driver.choose("Larger")
    try screen.driver.choose("Larger")
    #expect(screen.titles == ["Larger", "Copy"])
    try screen.driver.choose("Copy")
    #expect(screen.titles == nil)
    #expect(notes.lines == ["Larger", "Larger", "Copy"])
  }

  @Test func `of a single selection at most one element is on, in the menu and its inline menus`()
    throws
  {
    let (name, date, size) = (item("Name", state: .on), item("Date"), item("Size"))
    let apart = item("Hidden Files", state: .on)
    screen.button.menu = Menu(
      options: .singleSelection,
      children: [
        name, Menu(options: .displayInline, children: [date, size]),
        Menu(title: "More", children: [apart]),
      ])
    screen.driver.longPress(screen.button)
    try screen.driver.choose("Date")
    #expect([name, date, size, apart].map(\.state) == [.off, .on, .off, .on])
    #expect(screen.button.menu?.selectedElements.map(\.title) == ["Date", "Hidden Files"])
  }

  @Test func `without a single selection what is chosen stays as it is`() throws {
    let name = item("Name")
    open([name])
    try screen.driver.choose("Name")
    #expect(name.state == .off)
  }

  @Test func `a menu with other children is as before but for them`() {
    let menu = Menu(
      title: "Sort", subtitle: "by", image: Image(named: "sort"), options: .singleSelection,
      preferredElementSize: .small, children: [item("Name")])
    let other = menu.replacingChildren([item("Date"), item("Size")])
    #expect(menu.children.map(\.title) == ["Name"])
    #expect(other.children.map(\.title) == ["Date", "Size"])
    #expect(other.identifier == menu.identifier)
    #expect(other.options == .singleSelection)
    #expect(other.preferredElementSize == .small)
    #expect([other.title, other.subtitle] == ["Sort", "by"])
    #expect(other.image == Image(named: "sort"))
    #expect(Menu().identifier != Menu().identifier)
  }

  @Test func `an error says what is in the way and what there is instead`() {
    let errors: [MenuError] = [
      .noMenu, .notFound("Cut", offered: []), .notFound("Cut", offered: ["Copy", "Paste"]),
      .noSubmenu("Copy"), .opensSubmenu("Sort By"), .disabled("Delete"),
    ]
    #expect(
      errors.map(\.description) == [
        "no menu is open. Open one by a tap or a long press.",
        "the menu has no 'Cut'; it is empty.",
        "the menu has no 'Cut'. It has: 'Copy', 'Paste'.",
        "'Copy' is not a menu. Give its title last.",
        "'Sort By' is a menu. Give the title of one of its elements.",
        "'Delete' is disabled and cannot be chosen.",
      ])
  }

  @Test func `each error is thrown where it belongs`() {
    let closed = #expect(throws: MenuError.self) { try screen.driver.choose("Copy") }
    #expect(closed == .noMenu)
    open([noting("Copy"), Menu(title: "Sort By", children: [noting("Name")])])
    let other = #expect(throws: MenuError.self) { try screen.driver.choose("Cut") }
    #expect(other == .notFound("Cut", offered: ["Copy", "Sort By"]))
    let inner = #expect(throws: MenuError.self) { try screen.driver.choose("Sort By", "Cut") }
    #expect(inner == .notFound("Cut", offered: ["Name"]))
    let leaf = #expect(throws: MenuError.self) { try screen.driver.choose("Copy", "Name") }
    #expect(leaf == .noSubmenu("Copy"))
    let menu = #expect(throws: MenuError.self) { try screen.driver.choose("Sort By") }
    #expect(menu == .opensSubmenu("Sort By"))
    #expect(notes.lines.isEmpty)
  }
}
