import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct SwitchTests {
  private let target = Target()

  private func makeSwitch() -> NSSwitch {
    let control = NSSwitch(frame: NSRect(x: 20, y: 20, width: 38, height: 21))
    (control.target, control.action) = (target, Target.fire)
    return control
  }

  @Test func `C205 a click turns a switch and sends its action, unless it is disabled`() {
    let control = makeSwitch()
    #expect(control.isEnabled && control.state == .off)
    let driver = MouseDriver(in: shownWindow(control))
    driver.click(control)
    #expect(control.state == .on && target.senders.count == 1)
    driver.click(control)
    #expect(control.state == .off && target.senders.count == 2)
    control.isEnabled = false
    driver.click(control)
    #expect(control.state == .off && target.senders.count == 2)
  }

  @Test func `the value of a switch is its state`() {
    let control = makeSwitch()
    control.state = .mixed
    #expect(control.state == .on && control.intValue == 1 && control.doubleValue == 1)
    control.integerValue = 0
    #expect(control.state == .off && target.senders.isEmpty)
    control.objectValue = true
    #expect(control.state == .on)
  }

  @Test func `the space bar turns a switch that has the focus`() {
    let control = makeSwitch()
    let window = shownWindow(control)
    window.makeFirstResponder(control)
    MouseDriver(in: window).key(" ")
    #expect(control.state == .on && target.senders.count == 1)
  }

  @Test func `handlers of macOS 27 get a value that has changed`() {
    let control = makeSwitch()
    control.addTarget(target, action: Target.other, for: .valueChanged)
    MouseDriver(in: shownWindow(control)).click(control)
    #expect(target.names == ["fire", "other"])
  }
}
