import ButtonModel
import ControlCore
import ControlValues
import Graphics
import ResponderKit
import Testing
import TextControls

@MainActor
private func log(of control: Control) -> StageLog {
  let log = StageLog()
  for (event, name) in [
    (ControlEvents.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "changed"),
    (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
    (.editingDidBegin, "begins"), (.touchCancel, "cancel"),
  ] {
    control.addAction(Action { _ in log.lines.append(name) }, for: event)
  }
  return log
}

@MainActor @Suite struct PressTests {
  @Test func `the select button highlights a focused button and sends its primary action alone`() {
    let stage = FocusStage()
    let button = stage.button("a", 0, 0)
    let sent = log(of: button)
    #expect(stage.driver.focus(button))
    let press = Press(.select)
    stage.window.sendEvent(InputEvent(presses: [press]))
    #expect(button.state == [.focused, .highlighted])
    press.phase = .changed
    stage.window.sendEvent(InputEvent(presses: [press]))
    press.phase = .ended
    stage.window.sendEvent(InputEvent(presses: [press]))
    #expect(button.state == .focused)
    #expect(sent.lines == ["primary"])
    press.phase = .began
    stage.window.sendEvent(InputEvent(presses: [press]))
    press.phase = .cancelled
    stage.window.sendEvent(InputEvent(presses: [press]))
    #expect(button.state == .focused)
    #expect(sent.lines == ["primary"])
  }

  @Test func `a button that loses the focus while it is pressed sends nothing`() {
    let stage = FocusStage()
    let (a, b) = (stage.button("a", 0, 0), stage.button("b", 0, 100))
    let sent = log(of: a)
    #expect(stage.driver.focus(a))
    let press = Press(.select)
    stage.window.sendEvent(InputEvent(presses: [press]))
    #expect(stage.driver.focus(b))
    #expect(a.state == .normal)
    press.phase = .ended
    stage.window.sendEvent(InputEvent(presses: [press]))
    #expect(sent.lines == [])
  }

  @Test func `the select button toggles a button, opens a menu, and begins editing a field`() {
    let stage = FocusStage()
    let toggle = stage.button("toggle", 0, 0)
    toggle.changesSelectionAsPrimaryAction = true
    let menu = stage.button("menu", 0, 100)
    menu.menu = Menu(children: [Action(title: "Copy") { _ in }])
    menu.showsMenuAsPrimaryAction = true
    let field = stage.add(TextField(frame: Rect(x: 0, y: 200, width: 100, height: 30)), "field")
    let (toggled, opened, edited) = (log(of: toggle), log(of: menu), log(of: field))
    for view in [toggle, menu, field] {
      #expect(stage.driver.focus(view))
      stage.driver.press(.select)
    }
    #expect(toggle.isSelected)
    #expect(toggled.lines == ["primary"])
    #expect(opened.lines == ["menu"])
    #expect(stage.driver.visibleMenu?.elements.map(\.title) == ["Copy"])
    #expect(edited.lines == ["begins"])
    #expect(field.isEditing)
  }

  @Test func `a press of another button goes past a control to its controller`() {
    final class Player: ViewController {
      var pauses = 0
      override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        if presses.contains(where: { $0.type == .playPause }) { pauses += 1 }
      }
    }
    let stage = FocusStage()
    let player = Player()
    player.view = View(frame: stage.window.bounds)
    stage.window.rootViewController = player
    let button = StageButton(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    player.view.addSubview(button)
    #expect(stage.driver.focus(button))
    stage.driver.press(.playPause)
    #expect(player.pauses == 1)
  }

  @Test func `Space and Return tap the control that a keyboard has focused`() {
    for key in [" ", "\r"] {
      let stage = FocusStage(.pad)
      stage.application.isFullKeyboardAccessEnabled = true
      let button = stage.button("a", 0, 0)
      let sent = log(of: button)
      stage.driver.key(key)
      #expect(sent.lines == [])
      #expect(stage.driver.focus(button))
      stage.driver.key(key)
      #expect(sent.lines == ["down", "up", "primary"])
      stage.driver.press(.select)
      #expect(sent.lines == ["down", "up", "primary", "primary"])
    }
  }

  @Test func `on a television Return presses select`() {
    let stage = FocusStage()
    let sent = log(of: stage.button("a", 0, 0))
    stage.driver.wait(0)
    stage.driver.key("\r")
    #expect(sent.lines == ["primary"])
  }

  @Test func `an iPad's keyboard focuses text and views that opt in, and full access all controls`()
  {
    final class Card: Control {
      override var canBecomeFocused: Bool { isEnabled }
    }
    let stage = FocusStage(.pad)
    let button = stage.button("button", 0, 0)
    stage.add(TextField(frame: Rect(x: 0, y: 100, width: 100, height: 30)), "field")
    stage.add(Card(frame: Rect(x: 0, y: 200, width: 100, height: 30)), "card")
    #expect(!button.canBecomeFocused)
    #expect(stage.path(.next, .next, .next) == ["field", "card", "field"])
    stage.application.isFullKeyboardAccessEnabled = true
    #expect(stage.path(.next, .next, .next) == ["card", "button", "field"])
    stage.scene.traitCollection.userInterfaceIdiom = .phone
    #expect(stage.focused == "field")
    stage.application.isFullKeyboardAccessEnabled = false
    #expect(stage.driver.focusedItem == nil)
    #expect(!stage.driver.moveFocus(.next))
    #expect(stage.controller.view.subviews.allSatisfy { !$0.isFocused })
  }

  @Test func `a keyboard that focuses a field edits it, and a field that is edited is focused`() {
    let stage = FocusStage(.pad)
    let first = stage.add(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30)), "first")
    let second = stage.add(TextField(frame: Rect(x: 0, y: 100, width: 100, height: 30)), "second")
    stage.driver.key("\t")
    #expect(first.isEditing)
    stage.driver.tap(second)
    #expect(stage.focused == "second")
    stage.driver.key("\t", .shift)
    #expect(first.isEditing && !second.isEditing)
    stage.application.isFullKeyboardAccessEnabled = true
    stage.button("button", 0, 200)
    #expect(stage.path(.last) == ["button"])
    #expect(!first.isEditing && stage.window.firstResponder == nil)
  }

  @Test func `the key of a role presses its button on a Mac, unless it is disabled`() {
    let stage = FocusStage(.mac)
    let (ok, cancel) = (Button(type: .system), Button(type: .system))
    (ok.role, cancel.role) = (.primary, .cancel)
    for (number, button) in [ok, cancel].enumerated() {
      button.frame = Rect(x: 0, y: Double(number) * 50, width: 80, height: 30)
      stage.controller.view.addSubview(button)
    }
    let (confirmed, canceled) = (log(of: ok), log(of: cancel))
    stage.driver.key("\r")
    stage.driver.key(KeyCommand.inputEscape)
    #expect(confirmed.lines == ["down", "up", "primary"])
    #expect(canceled.lines == ["down", "up", "primary"])
    ok.isEnabled = false
    stage.driver.key("\r")
    stage.driver.key("\r", .command)
    #expect(confirmed.lines.count == 3)
  }
}
