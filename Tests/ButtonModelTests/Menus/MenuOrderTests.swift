import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Sorts what a menu has it sort, and keeps who asked.
private final class Sorter: Window {
  var senders: [Command] = []
  func sort(_ sender: Command) { senders.append(sender) }
  override class var actions: [ActionSelector] { [.sort] }
}

/// A view that sorts and may be first responder.
private final class Table: View {
  var senders: [Command] = []
  func sort(_ sender: Command) { senders.append(sender) }
  override class var actions: [ActionSelector] { [ActionSelector("sort:", Table.sort)] }
  override var canBecomeFirstResponder: Bool { true }
}

extension ActionSelector {
  fileprivate static let sort = ActionSelector("sort:", Sorter.sort)
}

/// In which order a menu stands, and where its commands go.
@Suite @MainActor struct MenuOrderTests {
  @Test(arguments: [
    (ContextMenuConfiguration.ElementOrder.automatic, 20.0, ["Copy", "Cut", "Paste"]),
    (.priority, 20, ["Copy", "Cut", "Paste"]), (.fixed, 20, ["Copy", "Cut", "Paste"]),
    (.automatic, 400, ["Paste", "Cut", "Copy"]), (.priority, 400, ["Paste", "Cut", "Copy"]),
    (.fixed, 400, ["Copy", "Cut", "Paste"]),
  ])
  func `the first element is next to the button unless the order is fixed`(
    order: ContextMenuConfiguration.ElementOrder, y: Double, titles: [String]
  ) {
    let screen = ButtonScreen(at: Point(x: 20, y: y))
    screen.button.menu = Menu(children: [item("Copy"), item("Cut"), item("Paste")])
    screen.button.preferredMenuElementOrder = order
    screen.driver.longPress(screen.button)
    #expect(screen.driver.visibleMenu?.isAboveView == (y == 400))
    #expect(screen.titles == titles)
    #expect(
      screen.driver.visibleMenu?.configuration.preferredMenuElementOrder == order)
  }

  @Test func `the order is automatic unless set`() {
    #expect(Button().preferredMenuElementOrder == .automatic)
  }

  @Test func `a command sends its action up the chain, with itself as the sender`() throws {
    let window = Sorter(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    let command = Command(title: "By Name", action: .sort, propertyList: "name")
    window.addSubview(button)
    button.menu = Menu(children: [command])
    let driver = TouchDriver(in: window)
    driver.longPress(button)
    try driver.choose("By Name")
    #expect(window.senders.count == 1)
    #expect(window.senders.first === command)
    #expect(command.sender == nil)
    #expect(driver.visibleMenu == nil)
  }

  @Test func `the first responder is asked before the button's own chain`() throws {
    let window = Sorter(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    let table = Table(frame: Rect(x: 20, y: 200, width: 100, height: 40))
    window.addSubview(button)
    window.addSubview(table)
    #expect(table.becomeFirstResponder())
    button.menu = Menu(children: [Command(title: "By Name", action: .sort)])
    let driver = TouchDriver(in: window)
    driver.longPress(button)
    try driver.choose("By Name")
    #expect(table.senders.count == 1)
    #expect(window.senders.isEmpty)
  }

  @Test func `a command that nobody performs does nothing`() throws {
    let screen = ButtonScreen()
    screen.button.menu = Menu(children: [Command(title: "By Name", action: .sort)])
    screen.driver.longPress(screen.button)
    try screen.driver.choose("By Name")
    #expect(screen.titles == nil)
  }
}
