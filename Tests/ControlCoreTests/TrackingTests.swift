import ControlCore
import Graphics
import ResponderKit
import Testing

private let inWindowOrNot = [true, false]
private let all = [true, true, true]
private let none = [false, false, false]

@MainActor @Suite struct TrackingTests {
  @Test(arguments: inWindowOrNot)
  func `C046 a touch begins in an enabled control`(window: Bool) {
    let screen = PadScreen(window: window)
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(screen.pad.flags == all)
    #expect(screen.pad.take() == ["begin?", "touchDown"])
  }

  @Test func `C047 a touch ends inside`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.touchUp(at: screen.at(12, 12))
    #expect(screen.pad.take() == ["end", "touchUpInside"])
    #expect(screen.pad.flags == none)
  }

  @Test func `C048 a touch is dragged out and ends there`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.move(to: screen.at(10, 200))
    #expect(screen.pad.flags == [true, false, false])
    screen.driver.touchUp()
    #expect(
      screen.pad.take() == [
        "continue?", "touchDragOutside", "touchDragExit", "end", "touchUpOutside",
      ])
    #expect(screen.pad.flags == none)
  }

  @Test func `C049 a touch that ends 40 points below is inside`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchUp(at: screen.at(10, 80))
    #expect(screen.pad.take() == ["begin?", "touchDown", "end", "touchUpInside"])
  }

  @Test func `by the documented policy the bounds decide`() {
    let screen = PadScreen()
    screen.pad.touchInsidePolicy = .documented
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchUp(at: screen.at(10, 40))
    #expect(screen.pad.take() == ["begin?", "touchDown", "end", "touchUpOutside"])
  }

  @Test func `C050 a touch 80 points outside has left`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.move(to: screen.at(180, 10))
    #expect(!screen.pad.isTouchInside)
    #expect(screen.pad.take() == ["continue?", "touchDragOutside", "touchDragExit"])
    screen.driver.move(to: screen.at(190, 10))
    #expect(screen.pad.take() == ["continue?", "touchDragOutside"])
  }

  @Test func `C051 a touch comes back`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.move(to: screen.at(10, 120))
    _ = screen.pad.take()
    screen.driver.move(to: screen.at(50, 20))
    #expect(screen.pad.flags == all)
    #expect(screen.pad.take() == ["continue?", "touchDragInside", "touchDragEnter"])
    screen.driver.move(to: screen.at(51, 20))
    #expect(screen.pad.take() == ["continue?", "touchDragInside"])
  }

  @Test func `C052 the second tap in quick succession is a repeat`() {
    let screen = PadScreen()
    var passes: [ControlEvents] = []
    let record = InteractionRecord.during { screen.driver.tap(screen.pad, count: 2) }
    passes = record.events
    #expect(
      passes == [.touchDown, .touchUpInside, [.touchDown, .touchDownRepeat], .touchUpInside])
    screen.driver.time += 1
    let later = InteractionRecord.during { screen.driver.tap(screen.pad) }
    #expect(later.events == [.touchDown, .touchUpInside], "too late to be a repeat")
  }

  @Test func `C053 a control that does not begin ignores the touch`() {
    let screen = PadScreen()
    screen.pad.begins = false
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(screen.pad.flags == none)
    screen.driver.move(to: screen.at(20, 10))
    screen.driver.touchUp()
    #expect(screen.pad.take() == ["begin?"])
  }

  @Test func `C054 a control that does not continue ignores the rest`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.pad.continues = false
    screen.driver.move(to: screen.at(20, 10))
    #expect(screen.pad.flags == none)
    screen.driver.move(to: screen.at(30, 10))
    screen.driver.touchUp()
    #expect(screen.pad.take() == ["begin?", "touchDown", "continue?"])
  }

  @Test func `C055 the system takes a touch away`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.cancel()
    #expect(screen.pad.take() == ["cancel with an event", "touchCancel"])
    #expect(screen.pad.flags == none)
  }

  @Test(arguments: inWindowOrNot)
  func `C056 a control that is removed stops tracking`(window: Bool) {
    let screen = PadScreen(window: window)
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.pad.removeFromSuperview()
    #expect(screen.pad.take() == ["cancel without an event", "touchCancel"])
    #expect(screen.pad.flags == none)
    screen.driver.touchUp()
    #expect(screen.pad.take() == [])
  }

  @Test func `C057 a disabled control takes the touch and does nothing`() {
    let screen = PadScreen()
    screen.pad.isEnabled = false
    let behind = Pad(at: Point(x: 200, y: 200))
    screen.root.insertSubview(behind, at: 0)
    screen.driver.tap(screen.pad)
    #expect(screen.pad.take() == [])
    #expect(screen.pad.flags == none)
    #expect(behind.take() == [], "the touch does not fall through")
  }

  @Test func `C058 a second finger on the control is ignored`() {
    let screen = PadScreen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.touchDown(at: screen.at(20, 20), finger: 1)
    screen.driver.move(to: screen.at(200, 20), finger: 1)
    screen.driver.touchUp(finger: 1)
    #expect(screen.pad.take() == [])
    #expect(screen.pad.isTracking)
    screen.driver.touchUp()
    #expect(screen.pad.take() == ["end", "touchUpInside"])
  }

  @Test func `even a control for several fingers follows the first`() {
    let screen = PadScreen()
    screen.pad.isMultipleTouchEnabled = true
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchDown(at: screen.at(20, 20), finger: 1)
    screen.driver.touchUp(finger: 1)
    #expect(screen.pad.take() == ["begin?", "touchDown"])
  }

  @Test func `two fingers are tracked by two controls`() {
    let screen = PadScreen()
    let other = Pad(at: Point(x: 600, y: 600))
    screen.root.addSubview(other)
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchDown(at: Point(x: 610, y: 610), finger: 1)
    #expect(screen.pad.isTracking && other.isTracking)
    screen.driver.touchUp(finger: 1)
    screen.driver.touchUp()
    #expect(other.take() == ["begin?", "touchDown", "end", "touchUpInside"])
    #expect(screen.pad.take() == ["begin?", "touchDown", "end", "touchUpInside"])
  }

  @Test func `an exclusive control keeps the touches of others away`() {
    let screen = PadScreen()
    let other = Pad(at: Point(x: 600, y: 600))
    screen.root.addSubview(other)
    screen.pad.isExclusiveTouch = true
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchDown(at: Point(x: 610, y: 610), finger: 1)
    #expect(!other.isTracking)
    screen.driver.touchUp(finger: 1)
    screen.driver.touchUp()
    screen.driver.touchDown(at: Point(x: 610, y: 610), finger: 1)
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(other.isTracking)
    #expect(!screen.pad.isTracking, "nor does it get one while another has")
  }

  @Test func `a handler for leaving and for being outside is called once, as peers do not agree`() {
    let screen = PadScreen()
    var calls = 0
    screen.pad.addAction(Action { _ in calls += 1 }, for: [.touchDragExit, .touchDragOutside])
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.move(to: screen.at(10, 200))
    #expect(calls == 1)
  }

  @Test func `the state is set before the event is sent`() {
    let screen = PadScreen()
    var states: [ControlState] = []
    screen.pad.addAction(
      Action { [pad = screen.pad] _ in states.append(pad.state) },
      for: [.touchDown, .touchDragExit, .touchUpOutside])
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.move(to: screen.at(10, 200))
    screen.driver.touchUp()
    #expect(states == [.highlighted, .normal, .normal])
  }

  @Test func `setting the state in code sends nothing`() {
    let pad = Pad()
    pad.isSelected = true
    pad.isHighlighted = true
    pad.isEnabled = false
    pad.isHidden = true
    #expect(pad.take() == [])
  }

  @Test func `a handler is given the event of the touch`() {
    final class Editor: Responder {
      var events: [InputEvent] = []
      func drag(_ sender: Control, event: InputEvent) { events.append(event) }
    }
    let screen = PadScreen()
    let editor = Editor()
    screen.pad.addTarget(
      editor, action: ActionSelector("drag:event:", Editor.drag), for: .touchDown)
    screen.driver.time = 3
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(editor.events.map(\.timestamp) == [3])
    #expect(editor.events.first?.touches(for: screen.pad)?.count == 1)
    screen.pad.sendActions(for: .touchDown)
    #expect(editor.events.count == 1, "in code there is none, and the method needs one")
  }
}
