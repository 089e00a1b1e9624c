import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct StepperTests {
  private let target = Target()

  private func stepper() -> NSStepper {
    let stepper = NSStepper(frame: NSRect(x: 20, y: 20, width: 20, height: 28))
    (stepper.target, stepper.action) = (target, Target.fire)
    return stepper
  }

  private let upper = NSPoint(x: 30, y: 40)
  private let lower = NSPoint(x: 30, y: 28)

  @Test func `C199 a stepper goes from 0 to 59 by 1, wraps and repeats`() {
    let stepper = stepper()
    #expect(stepper.minValue == 0 && stepper.maxValue == 59 && stepper.increment == 1)
    #expect(stepper.valueWraps && stepper.autorepeat && stepper.doubleValue == 0)
    #expect(stepper.isContinuous && stepper.cell is NSStepperCell)
  }

  @Test func `C200 a value beyond the end is the end`() {
    let stepper = stepper()
    stepper.doubleValue = 100
    #expect(stepper.doubleValue == 59)
    stepper.intValue = -3
    #expect(stepper.doubleValue == 0)
    stepper.minValue = 10
    #expect(stepper.doubleValue == 10)
    stepper.doubleValue = .nan
    #expect(stepper.doubleValue == 10 && target.senders.isEmpty)
  }

  @Test func `C201 a click on a half steps and sends the action`() {
    let stepper = stepper()
    stepper.doubleValue = 5
    let driver = MouseDriver(in: shownWindow(stepper))
    driver.click(at: upper)
    #expect(stepper.doubleValue == 6 && target.senders.count == 1)
    driver.click(at: lower)
    driver.click(at: lower)
    #expect(stepper.doubleValue == 4 && target.senders.count == 3)
  }

  @Test func `a step beyond an end continues at the other one, or stays`() {
    let stepper = stepper()
    let driver = MouseDriver(in: shownWindow(stepper))
    driver.click(at: lower)
    #expect(stepper.doubleValue == 59)
    driver.click(at: upper)
    #expect(stepper.doubleValue == 0)
    stepper.valueWraps = false
    driver.click(at: lower)
    #expect(stepper.doubleValue == 0)
  }

  @Test func `a half that is held repeats its step after half a second, ten times a second`() {
    let stepper = stepper()
    let driver = MouseDriver(in: shownWindow(stepper))
    driver.mouseDown(at: upper)
    #expect(stepper.doubleValue == 1 && target.senders.count == 1)
    driver.wait(0.45)
    #expect(stepper.doubleValue == 1)
    driver.wait(0.3)
    #expect(stepper.doubleValue == 4)
    driver.mouseDragged(to: lower)
    driver.wait(0.3)
    #expect(stepper.doubleValue == 4)
    driver.mouseUp()
    #expect(stepper.doubleValue == 4)
  }

  @Test func `a stepper that does not repeat steps when the button is released on its half`() {
    let stepper = stepper()
    stepper.autorepeat = false
    let driver = MouseDriver(in: shownWindow(stepper))
    driver.mouseDown(at: upper)
    #expect(stepper.doubleValue == 0 && target.senders.isEmpty)
    driver.mouseUp()
    #expect(stepper.doubleValue == 1 && target.senders.count == 1)
    driver.mouseDown(at: upper)
    driver.mouseDragged(to: lower)
    driver.mouseUp()
    #expect(stepper.doubleValue == 1)
  }

  @Test func `a stepper that is not continuous sends its action once at the end`() {
    let stepper = stepper()
    stepper.isContinuous = false
    let driver = MouseDriver(in: shownWindow(stepper))
    driver.mouseDown(at: upper)
    #expect(stepper.doubleValue == 1 && target.senders.isEmpty)
    driver.mouseUp()
    #expect(target.senders.count == 1)
    let copy = NSStepperCell()
    copy.takeAll(from: stepper.cell ?? NSCell())
    #expect(!copy.isContinuous && copy.doubleValue == 1)
  }

  @Test func `a disabled stepper does nothing`() {
    let stepper = stepper()
    stepper.isEnabled = false
    MouseDriver(in: shownWindow(stepper)).click(at: upper)
    #expect(stepper.doubleValue == 0 && target.senders.isEmpty)
  }
}
