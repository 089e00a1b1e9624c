import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct ButtonTests {
  @Test func `C180 a new button is a push button that is off`() {
    let button = NSButton()
    #expect(button.title == "Button")
    #expect(button.state == .off)
    #expect(button.isBordered)
    #expect(!button.isTransparent)
    #expect(button.image == nil)
    #expect(button.keyEquivalent.isEmpty)
    #expect(button.imagePosition == .noImage)
    #expect(button.alignment == .center)
    #expect(!button.isContinuous)
  }

  @Test func `C181 a click sends the action with the button as its sender`() {
    let target = Target()
    let button = makeButton(target: target)
    MouseDriver(in: shownWindow(button)).click(button)
    #expect(target.senders.count == 1 && target.senders[0] === button)
  }

  @Test func `C182 a toggle is on after a click and off after another`() {
    let target = Target()
    let button = makeButton(target: target)
    button.setButtonType(.toggle)
    let driver = MouseDriver(in: shownWindow(button))
    driver.click(button)
    #expect(button.state == .on)
    driver.click(button)
    #expect(button.state == .off)
    #expect(target.senders.count == 2)
  }

  @Test func `C183 a disabled button sends nothing`() {
    let target = Target()
    let button = makeButton(target: target)
    button.isEnabled = false
    MouseDriver(in: shownWindow(button)).click(button)
    button.performClick(nil)
    #expect(target.senders.isEmpty)
  }

  @Test func `C184 a checkbox and a radio button have no border and a push button has`() {
    #expect(!NSButton(checkboxWithTitle: "Loop", target: nil, action: nil).isBordered)
    #expect(!NSButton(radioButtonWithTitle: "Left", target: nil, action: nil).isBordered)
    #expect(NSButton(title: "Save", target: nil, action: nil).isBordered)
    let image = NSImage(named: "save")
    #expect(NSButton(image: image, target: nil, action: nil).imagePosition == .imageOnly)
    #expect(NSButton(title: "Save", image: image, target: nil, action: nil).isBordered)
  }

  @Test func `a type that shows its state by its contents shows the alternate image`() {
    let (on, off) = (NSImage(named: "pause"), NSImage(named: "play"))
    let button = makeButton()
    (button.image, button.alternateImage) = (off, on)
    let cell = button.cell as? NSButtonCell
    for (type, shown) in [
      (NSButton.ButtonType.toggle, on), (.momentaryChange, off), (.pushOnPushOff, off),
      (.momentaryPushIn, off),
    ] {
      button.setButtonType(type)
      button.state = .off
      #expect(cell?.displayedImage == off)
      button.state = .on
      #expect(cell?.displayedImage == shown, "\(type)")
      button.state = .off
    }
    button.setButtonType(.momentaryChange)
    button.highlight(true)
    #expect(cell?.displayedImage == on)
    button.highlight(false)
    #expect(cell?.displayedImage == off)
    button.alternateImage = nil
    button.setButtonType(.toggle)
    button.state = .on
    #expect(cell?.displayedImage == off)
  }

  @Test func `C185 a number sets the state`() {
    let cell = NSButtonCell()
    for (number, state) in [(Int32(1), NSControl.StateValue.on), (0, .off), (5, .on)] {
      cell.intValue = number
      #expect(cell.state == state)
      #expect(cell.intValue == Int32(state.rawValue))
    }
    cell.intValue = -1
    #expect(cell.state == .on)
    cell.allowsMixedState = true
    cell.intValue = -1
    #expect(cell.state == .mixed)
  }

  @Test func `C186 an object sets the state`() {
    let cell = NSButtonCell()
    cell.allowsMixedState = true
    let values: [(Any?, NSControl.StateValue)] = [(nil, .off), (1, .on), (0, .off), (-1, .mixed)]
    for (value, state) in values {
      cell.objectValue = value
      #expect(cell.state == state)
    }
  }

  @Test func `C187 a text sets the state unless it is empty`() {
    let cell = NSButtonCell()
    cell.stringValue = "x"
    #expect(cell.state == .on)
    cell.stringValue = ""
    #expect(cell.state == .off)
  }

  @Test func `C188 the text of a button is the number of its state`() {
    let cell = NSButtonCell()
    cell.allowsMixedState = true
    let texts = [NSControl.StateValue.on, .off, .mixed].map { state in
      cell.state = state
      return cell.stringValue
    }
    #expect(texts == ["1", "0", "-1"])
    #expect(cell.doubleValue == -1)
  }

  @Test func `C194 a control sends nothing while it is disabled and its action afterwards`() {
    let target = Target()
    let button = makeButton(target: target)
    let driver = MouseDriver(in: shownWindow(button))
    button.isEnabled = false
    driver.click(button)
    #expect(target.senders.isEmpty)
    button.isEnabled = true
    driver.click(button)
    #expect(target.senders.count == 1)
  }

  @Test func `C219 an action is sent when the button of the mouse goes down if that is asked for`()
  {
    let target = Target()
    let button = makeButton(target: target)
    #expect(
      button.sendAction(on: .leftMouseDown) == Int(NSEvent.EventTypeMask.leftMouseUp.rawValue))
    let driver = MouseDriver(in: shownWindow(button))
    driver.mouseDown(at: NSPoint(x: 40, y: 30))
    #expect(target.senders.count == 1)
    driver.mouseUp()
    #expect(target.senders.count == 1)
  }

  @Test func `C220 a key equivalent clicks a button that is enabled`() throws {
    let target = Target()
    let button = makeButton(target: target)
    (button.keyEquivalent, button.keyEquivalentModifierMask) = ("a", .command)
    let window = shownWindow(button)
    let event = try #require(
      NSEvent.keyEvent(
        with: .keyDown, modifierFlags: .command, windowNumber: window.windowNumber,
        characters: "a", charactersIgnoringModifiers: "a"))
    #expect(button.performKeyEquivalent(with: event))
    #expect(target.senders.count == 1)
    button.isEnabled = false
    #expect(!button.performKeyEquivalent(with: event))
    #expect(target.senders.count == 1)
    #expect(NSButton().keyEquivalentModifierMask.isEmpty)
  }

  @Test func `C221 the space bar clicks the button that is first responder`() {
    let target = Target()
    let button = makeButton(target: target)
    let window = shownWindow(button)
    #expect(window.makeFirstResponder(button))
    MouseDriver(in: window).key(" ")
    #expect(target.senders.count == 1)
  }

  @Test func `C222 the colors of a button are the system's until they are set`() {
    let button = NSButton()
    #expect(button.bezelColor == nil)
    #expect(button.contentTintColor == nil)
    (button.bezelColor, button.contentTintColor) = (.black, .white)
    #expect(button.bezelColor == .black)
    #expect(button.contentTintColor == .white)
    (button.bezelColor, button.contentTintColor) = (nil, nil)
    #expect(button.bezelColor == nil)
    #expect(button.contentTintColor == nil)
  }

  @Test func `the state is the next one when the action arrives, and the button looks pressed`() {
    let target = Target()
    let button = makeButton(target: target)
    button.setButtonType(.switch)
    var seen: [String] = []
    target.body = { _ in seen.append("\(button.state.rawValue) \(button.isHighlighted)") }
    button.performClick(nil)
    MouseDriver(in: shownWindow(button)).click(button)
    #expect(seen == ["1 true", "0 true"])
    #expect(!button.isHighlighted)
  }

  @Test
  func `a button that is left looks normal, and its action is sent if the pointer comes back`() {
    let target = Target()
    let button = makeButton(target: target)
    let driver = MouseDriver(in: shownWindow(button))
    let (inside, outside) = (NSPoint(x: 40, y: 30), NSPoint(x: 300, y: 200))
    driver.mouseDown(at: inside)
    #expect(button.isHighlighted)
    driver.mouseDragged(to: outside)
    #expect(!button.isHighlighted)
    driver.mouseDragged(to: inside)
    #expect(button.isHighlighted)
    driver.mouseUp()
    #expect(!button.isHighlighted)
    #expect(target.senders.count == 1)
    driver.drag(from: inside, to: outside)
    #expect(target.senders.count == 1)
  }

  @Test func `mouseDown returns after the click if its events are queued`() {
    final class Watcher: NSButton {
      var log: [String] = []
      override func mouseDown(with event: NSEvent) {
        log.append("down")
        super.mouseDown(with: event)
        log.append("over")
      }
      override func mouseUp(with event: NSEvent) { log.append("up") }
    }
    let button = Watcher(frame: NSRect(x: 20, y: 20, width: 80, height: 30))
    let target = Target()
    (button.target, button.action) = (target, Target.fire)
    target.body = { _ in button.log.append("action") }
    MouseDriver(in: shownWindow(button)).click(button)
    #expect(button.log == ["down", "action", "over"])
  }

  @Test func `a continuous button repeats its action after a delay`() {
    let target = Target()
    let button = makeButton(target: target)
    button.isContinuous = true
    button.setPeriodicDelay(0.5, interval: 0.1)
    let driver = MouseDriver(in: shownWindow(button))
    driver.mouseDown(at: NSPoint(x: 40, y: 30))
    driver.wait(0.45)
    #expect(target.senders.isEmpty)
    driver.wait(0.3)
    #expect(target.senders.count == 3)
    driver.mouseUp()
    #expect(target.senders.count == 4)
    driver.wait(5)
    #expect(target.senders.count == 4)
    driver.mouseDown(at: NSPoint(x: 40, y: 30))
    driver.wait(.infinity)
    #expect(target.senders.count == 4)
    target.body = { _ in button.removeFromSuperview() }
    driver.mouseUp(at: NSPoint(x: 40, y: 30))
    #expect(target.senders.count == 5)
  }

  @Test func `the periods of a button are at most a minute`() {
    let button = NSButton()
    var (delay, interval): (Float, Float) = (0, 0)
    button.getPeriodicDelay(&delay, interval: &interval)
    #expect(delay == 0.4 && interval == 0.075)
    button.setPeriodicDelay(100, interval: 61)
    button.getPeriodicDelay(&delay, interval: &interval)
    #expect(delay == 60 && interval == 60)
  }

  @Test func `clicks after the first are ignored if a button asks for that`() {
    let target = Target()
    let button = makeButton(target: target)
    let driver = MouseDriver(in: shownWindow(button))
    driver.click(button, count: 2)
    #expect(target.senders.count == 2)
    driver.wait(2)
    button.ignoresMultiClick = true
    driver.click(button, count: 3)
    #expect(target.senders.count == 3)
  }

  @Test func `a transparent button is still clicked`() {
    let target = Target()
    let button = makeButton(target: target)
    button.isTransparent = true
    MouseDriver(in: shownWindow(button)).click(button)
    #expect(target.senders.count == 1)
  }
}

/// The masks of each type.
private let types: [(type: NSButton.ButtonType, pressed: UInt, on: UInt)] = [
  (.momentaryLight, 8, 0), (.momentaryPushIn, 6, 0), (.momentaryChange, 1, 0),
  (.pushOnPushOff, 6, 8), (.onOff, 8, 8), (.toggle, 3, 1), (.switch, 1, 1), (.radio, 1, 1),
  (.accelerator, 6, 0), (.multiLevelAccelerator, 6, 0),
]

@MainActor @Suite(.ownApplication) struct ButtonTypeTests {
  @Test(arguments: types.indices) func `a type says how a button shows what it is`(_ row: Int) {
    let cell = NSButtonCell()
    cell.setButtonType(types[row].type)
    #expect(cell.highlightsBy.rawValue == types[row].pressed)
    #expect(cell.showsStateBy.rawValue == types[row].on)
  }

  @Test func `a toggle shows its alternate title while it is on`() {
    let cell = NSButtonCell()
    cell.setButtonType(.toggle)
    (cell.title, cell.alternateTitle) = ("Play", "Pause")
    #expect(cell.displayedTitle == "Play")
    cell.isHighlighted = true
    #expect(cell.displayedTitle == "Pause")
    (cell.isHighlighted, cell.state) = (false, .on)
    #expect(cell.displayedTitle == "Pause")
    cell.isHighlighted = true
    #expect(cell.displayedTitle == "Play")
  }

  @Test func `an attributed title takes the place of a plain one`() {
    let button = NSButton(title: "Save", target: nil, action: nil)
    button.attributedTitle = AttributedText("Save As")
    #expect(button.title == "Save As")
    button.title = "Export"
    #expect(button.attributedTitle == nil)
  }

  @Test func `a cell tells its attributes by name`() {
    let cell = NSButtonCell()
    cell.setButtonType(.toggle)
    cell.state = .on
    #expect(cell.cellAttribute(.cellState) == 1)
    #expect(cell.cellAttribute(.pushInCell) == 1)
    #expect(cell.cellAttribute(.cellChangesContents) == 1)
    #expect(cell.cellAttribute(.cellLightsByGray) == 0)
    #expect(cell.cellAttribute(.cellIsBordered) == 1)
    #expect(cell.cellAttribute(.cellDisabled) == 0)
  }
}

@MainActor @Suite(.ownApplication) struct RadioTests {
  private let target = Target()

  private func radio(_ title: String, x: Double, _ action: ActionSelector?) -> NSButton {
    let button = NSButton(radioButtonWithTitle: title, target: target, action: action)
    button.frame = NSRect(x: x, y: 20, width: 80, height: 30)
    return button
  }

  @Test func `C216 the radio buttons of a group turn one another off`() {
    let (left, right) = (radio("Left", x: 20, Target.fire), radio("Right", x: 120, Target.fire))
    let driver = MouseDriver(in: shownWindow(left, right))
    driver.click(left)
    #expect(left.state == .on && right.state == .off)
    driver.click(right)
    #expect(left.state == .off && right.state == .on)
  }

  @Test func `radio buttons are a group by the name of their action, wherever it is written`() {
    let left = radio("Left", x: 20, ActionSelector("fire:", Target.fire))
    let right = radio("Right", x: 120, ActionSelector("fire:", Target.fire))
    let driver = MouseDriver(in: shownWindow(left, right))
    driver.click(left)
    driver.click(right)
    #expect(left.state == .off && right.state == .on)
  }

  @Test func `C217 radio buttons with other actions are no group`() {
    let (left, right) = (radio("Left", x: 20, Target.fire), radio("Right", x: 120, Target.other))
    let driver = MouseDriver(in: shownWindow(left, right))
    driver.click(left)
    driver.click(right)
    #expect(left.state == .on && right.state == .on)
  }

  @Test func `C218 a radio button that is on stays on and sends its action`() {
    let left = radio("Left", x: 20, Target.fire)
    let driver = MouseDriver(in: shownWindow(left))
    driver.click(left)
    driver.click(left)
    #expect(left.state == .on)
    #expect(target.senders.count == 2)
  }

  @Test func `radio buttons without an action, or in other views, are no group`() {
    let (left, right) = (radio("Left", x: 20, nil), radio("Right", x: 120, nil))
    let driver = MouseDriver(in: shownWindow(left, right))
    driver.click(left)
    driver.click(right)
    #expect(left.state == .on && right.state == .on)
    let box = NSView(frame: NSRect(x: 200, y: 0, width: 100, height: 100))
    let (one, two) = (radio("One", x: 20, Target.fire), radio("Two", x: 10, Target.fire))
    box.addSubview(two)
    let other = MouseDriver(in: shownWindow(one, box))
    other.click(one)
    other.click(two)
    #expect(one.state == .on && two.state == .on)
  }

  @Test func `a state that is set in code turns no other off`() {
    let (left, right) = (radio("Left", x: 20, Target.fire), radio("Right", x: 120, Target.fire))
    _ = shownWindow(left, right)
    left.state = .on
    right.state = .on
    #expect(left.state == .on && right.state == .on)
    #expect(target.senders.isEmpty)
  }
}
