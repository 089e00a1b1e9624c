import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// What is to be seen of a button's menu: 4.8 and 5.9 of the facts.
@Suite @MainActor struct ButtonMenuTests {
  let screen = ButtonScreen()
  var button: Button { screen.button }
  let menu = Menu(children: [item("Copy"), item("Paste")])

  @Test func `C142 a menu enables the interaction and none disables it`() throws {
    #expect(button.contextMenuInteraction == nil)
    #expect(!button.isContextMenuInteractionEnabled)
    button.menu = menu
    #expect(button.isContextMenuInteractionEnabled)
    #expect(try #require(button.contextMenuInteraction).view === button)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
    screen.driver.longPress(button)
    #expect(screen.titles == nil)
  }

  @Test func `C143 a touch on a button with a primary menu is told of before the menu is there`() {
    let notes = Notes()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      Action { _ in notes.write("menu \(screen.titles ?? []), held \(screen.button.isHeld)") },
      for: .menuActionTriggered)
    let record = InteractionRecord.during {
      screen.driver.touchDown(at: Point(x: 70, y: 40))
      #expect(screen.titles == ["Copy", "Paste"])
      #expect(screen.button.isHeld)
      screen.driver.touchUp()
    }
    #expect(notes.lines == ["menu [], held false"])
    #expect(record.events == [.touchDown, .menuActionTriggered, .touchCancel])
  }

  @Test func `a menu is not the primary action unless that is asked for`() {
    #expect(!button.showsMenuAsPrimaryAction)
    button.menu = menu
    let tap = InteractionRecord.during { screen.driver.tap(button) }
    #expect(tap.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
    #expect(screen.titles == nil)
    screen.driver.time += 1  // or it would be the second tap
    let press = InteractionRecord.during { screen.driver.longPress(button) }
    #expect(press.events == [.touchDown, .menuActionTriggered, .touchCancel])
    #expect(screen.titles == ["Copy", "Paste"])
  }

  @Test func `without a menu a long press is a slow tap`() {
    button.showsMenuAsPrimaryAction = true
    let record = InteractionRecord.during { screen.driver.longPress(button) }
    #expect(record.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  @Test func `a disabled button opens no menu`() {
    button.menu = menu
    button.isEnabled = false
    let record = InteractionRecord.during { screen.driver.longPress(button) }
    #expect(screen.titles == nil)
    #expect(record.events.isEmpty)
    button.showsMenuAsPrimaryAction = true
    screen.driver.tap(button)
    #expect(screen.titles == nil)
  }

  @Test func `a handler may make the menu just before it opens`() {
    button.menu = Menu()
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      Action { _ in screen.button.menu = Menu(children: [item("Fresh")]) },
      for: .menuActionTriggered)
    screen.driver.tap(button)
    #expect(screen.titles == ["Fresh"])
  }

  @Test func `what is chosen is done by the button once the menu has closed`() throws {
    let notes = Notes()
    let action = Action(title: "Copy") {
      notes.write("\($0.title), \(($0.sender as? Button)?.isHeld == false)")
    }
    button.menu = Menu(children: [action])
    screen.driver.longPress(button)
    try screen.driver.choose("Copy")
    #expect(notes.lines == ["Copy, true"])
    #expect(screen.titles == nil)
    #expect(action.sender == nil)
  }

  @Test func `a button is held while any menu is open, or by the other policy a pressed one`() {
    button.menu = menu
    #expect(button.heldPolicy == .anyMenu)
    #expect(!button.isHeld)
    screen.driver.longPress(button)
    #expect(button.isHeld)
    button.heldPolicy = .longPress
    #expect(button.isHeld)
    screen.driver.dismissMenu()
    #expect(!button.isHeld)
    button.showsMenuAsPrimaryAction = true
    screen.driver.tap(button)
    #expect(screen.titles != nil)
    #expect(!button.isHeld)
    button.heldPolicy = .anyMenu
    #expect(button.isHeld)
  }

  @Test func `a touch outside closes the menu and reaches no view`() {
    let other = Button(frame: Rect(x: 200, y: 200, width: 100, height: 40))
    screen.window.addSubview(other)
    button.menu = menu
    screen.driver.longPress(button)
    let first = InteractionRecord.during { screen.driver.tap(other) }
    #expect(screen.titles == nil)
    #expect(first.events.isEmpty)
    let second = InteractionRecord.during { screen.driver.tap(other) }
    #expect(second.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  @Test func `a menu that is replaced or taken away while open goes along`() {
    button.menu = menu
    screen.driver.longPress(button)
    button.menu = Menu(children: [item("Cut")])
    #expect(screen.titles == ["Cut"])
    button.menu = nil
    #expect(screen.titles == nil)
  }
}
