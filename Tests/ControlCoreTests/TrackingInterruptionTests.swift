import ControlCore
import Graphics
import ResponderKit
import Testing

private let inWindowOrNot = [true, false]
private let none = [false, false, false]

/// Handlers, subclasses and programs that do something under a touch.
@MainActor @Suite struct TrackingInterruptionTests {
  @Test func `a control whose superview moves to another window stops tracking`() {
    let screen = PadScreen()
    let panel = View(frame: screen.root.bounds)
    panel.addSubview(screen.pad)
    screen.root.addSubview(panel)
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    let other = Window(frame: screen.root.bounds)
    other.addSubview(panel)
    #expect(screen.pad.take() == ["cancel without an event", "touchCancel"])
  }

  @Test(arguments: inWindowOrNot)
  func `a control that moves within its tree goes on tracking`(window: Bool) {
    let screen = PadScreen(window: window)
    let panel = View(frame: screen.root.bounds)
    screen.root.addSubview(panel)
    panel.isUserInteractionEnabled = false
    screen.driver.touchDown(at: screen.at(10, 10))
    panel.addSubview(screen.pad)
    screen.driver.touchUp()
    #expect(screen.pad.take() == ["begin?", "touchDown", "end", "touchUpInside"])
  }

  @Test func `a finger that comes down twice has been lifted in between`() {
    let screen = PadScreen()
    let window = screen.root as? Window
    let touch = Touch(phase: .began, locationInWindow: screen.at(10, 10))
    for _ in 0..<2 { window?.sendEvent(InputEvent(.touches, touches: [touch])) }
    #expect(
      screen.pad.take() == [
        "begin?", "touchDown", "cancel with an event", "touchCancel", "begin?", "touchDown",
      ])
  }

  @Test func `a control that is disabled while it tracks stops and sends nothing`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.pad.isEnabled = false
    #expect(screen.pad.take() == ["cancel without an event"])
    #expect(screen.pad.flags == none)
    screen.driver.move(to: screen.at(20, 10))
    screen.driver.touchUp()
    #expect(screen.pad.take() == [])
  }

  @Test func `a control that is hidden while it tracks stops`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.pad.isHidden = true
    #expect(screen.pad.take() == ["cancel without an event", "touchCancel"])
  }

  @Test func `a touch on what is in the control goes with the control when it is removed`() {
    let screen = PadScreen()
    screen.pad.addSubview(View(frame: screen.pad.bounds))
    screen.pad.addAction(
      Action { [pad = screen.pad] _ in pad.removeFromSuperview() }, for: .touchDown)
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(
      screen.pad.take() == ["begin?", "touchDown", "cancel without an event", "touchCancel"])
    screen.driver.touchUp()
    screen.root.addSubview(screen.pad)
    screen.driver.tap(screen.pad)
    #expect(screen.pad.take().first == "begin?", "it can be used again")
  }

  @Test func `handlers may use the driver`() {
    let screen = PadScreen()
    let other = Pad(at: Point(x: 600, y: 600))
    screen.root.addSubview(other)
    var moves = 0
    screen.pad.addAction(
      Action { [driver = screen.driver] _ in
        driver.touchDown(at: Point(x: 610, y: 610), finger: 1)
      }, for: .touchDown)
    screen.pad.addAction(
      Action { [driver = screen.driver] _ in
        moves += 1
        driver.move(to: Point(x: 620, y: 610), finger: 1)
      }, for: .touchDragInside)
    screen.pad.addAction(
      Action { [driver = screen.driver] _ in
        driver.touchUp(finger: 1)
        driver.time += 1
        driver.tap(other)
      }, for: .touchUpInside)
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.move(to: screen.at(11, 10))
    screen.driver.touchUp()
    #expect(moves == 1)
    #expect(
      screen.pad.take() == [
        "begin?", "touchDown", "continue?", "touchDragInside", "end", "touchUpInside",
      ])
    #expect(
      other.take() == [
        "begin?", "touchDown", "continue?", "touchDragInside", "end", "touchUpInside", "begin?",
        "touchDown", "end", "touchUpInside",
      ])
  }

  @Test func `a subclass may stop the tracking when it is asked`() {
    final class Shy: Control {
      var stop: (Shy) -> Void = { _ in }
      override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
        stop(self)
        return true
      }
    }
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let shy = Shy(frame: root.bounds)
    root.addSubview(shy)
    let driver = TouchDriver(in: root)
    shy.stop = { $0.isEnabled = false }
    let disabled = InteractionRecord.during { driver.tap(shy) }
    #expect(disabled.events == [])
    #expect(!shy.isTracking && !shy.isHighlighted)
    shy.isEnabled = true
    shy.stop = { $0.removeFromSuperview() }
    driver.touchDown(at: Point(x: 50, y: 50))
    driver.touchUp()
    root.addSubview(shy)
    driver.time += 1
    shy.stop = { _ in }
    #expect(InteractionRecord.during { driver.tap(shy) }.events == [.touchDown, .touchUpInside])
  }

  @Test func `what a subclass does at the end does not undo the tap`() {
    final class Last: Control {
      override func endTracking(_ touch: Touch?, with event: InputEvent?) { isHidden = true }
    }
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let last = Last(frame: root.bounds)
    root.addSubview(last)
    let driver = TouchDriver(in: root)
    #expect(InteractionRecord.during { driver.tap(last) }.events == [.touchDown, .touchUpInside])
  }

  @Test func `a program may cancel the tracking`() {
    let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let driver = TouchDriver(in: control)
    driver.touchDown(at: Point(x: 50, y: 50))
    control.cancelTracking(with: nil)
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(InteractionRecord.during { driver.touchUp() }.events == [])
    control.isHighlighted = true
    control.cancelTracking(with: nil)
    #expect(control.isHighlighted, "a control that follows nothing stays as it is")
  }

  @Test func `a window with a finger on it can go`() {
    var window: Window? = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    weak let ghost = window
    if let window { TouchDriver(in: window).touchDown(at: Point(x: 1, y: 1)) }
    window = nil
    #expect(ghost == nil)
  }

  @Test func `a handler that moves the control while it moves leaves one tree`() {
    let screen = PadScreen()
    let backup = View()
    screen.pad.addAction(
      Action { [pad = screen.pad] _ in backup.addSubview(pad) }, for: .touchCancel)
    screen.driver.touchDown(at: screen.at(10, 10))
    let other = View()
    other.addSubview(screen.pad)
    #expect(screen.pad.superview === other)
    #expect(other.subviews == [screen.pad])
    #expect(backup.subviews == [])
    #expect(screen.root.subviews == [])
  }
}
