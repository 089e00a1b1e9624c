import ControlTesting
import Testing

@MainActor @Suite struct ReaderMenuTests {
  private let order = Button(type: .system)
  private let reader: VirtualReader

  init() {
    order.accessibilityLabel = "Sort order"
    order.menu = Menu(children: [
      Action(title: "By name") { _ in },
      Menu(title: "By date", children: [Action(title: "Newest") { _ in }]),
      Action(title: "By size", attributes: .disabled) { _ in },
    ])
    order.showsMenuAsPrimaryAction = true
    order.changesSelectionAsPrimaryAction = true
    order.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(order)
    reader = VirtualReader(window)
    reader.next()
  }

  @Test func `what is chosen of a pop-up button's menu is said`() throws {
    #expect(reader.activate())
    try reader.choose("By date", "Newest")
    #expect(
      reader.log.texts == [
        "Sort order: By name. Button. Pop Up Button. Double tap to activate the picker.", "Newest.",
      ])
    #expect(
      reader.announcement?.text
        == "Sort order: Newest. Button. Pop Up Button. Double tap to activate the picker.")
  }

  @Test func `what cannot be chosen is an error that tells what can`() {
    #expect(throws: MenuError.noMenu) { try reader.choose("By name") }
    reader.activate()
    #expect(throws: MenuError.disabled("By size")) { try reader.choose("By size") }
    #expect(throws: MenuError.notFound("By hand", offered: ["By name", "By date", "By size"])) {
      try reader.choose("By hand")
    }
    #expect(order.currentTitle == "By name")
  }
}
