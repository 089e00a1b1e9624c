import ControlCore
import Graphics
import ResponderKit
import Testing

/// A control of 100 by 40 points that writes down what it is asked and what it sends.
private final class Pad: Control {
  var log: [String] = []
  var begins = true
  var continues = true

  convenience init(at origin: Point = .zero) {
    self.init(frame: Rect(x: origin.x, y: origin.y, width: 100, height: 40))
    for bit in 0..<32 {
      let event = ControlEvents(rawValue: 1 << UInt(bit))
      let action = Action { [unowned self] _ in log.append("\(event)") }
      addAction(action, for: event)
    }
  }

  override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    log.append("begin?")
    return begins
  }
  override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    log.append("continue?")
    return continues
  }
  override func endTracking(_ touch: Touch?, with event: InputEvent?) { log.append("end") }
  override func cancelTracking(with event: InputEvent?) {
    log.append("cancel \(event == nil ? "without" : "with") an event")
  }

  var flags: [Bool] { [isTracking, isTouchInside, isHighlighted] }

  /// Takes what has been written.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A root of 1000 by 1000 points with a pad, and a finger for it.
@MainActor
private struct Screen {
  let root: View
  let pad = Pad(at: Point(x: 200, y: 200))
  let driver: TouchDriver

  init(window: Bool = true) {
    let frame = Rect(x: 0, y: 0, width: 1000, height: 1000)
    root = window ? Window(frame: frame) : View(frame: frame)
    root.addSubview(pad)
    driver = TouchDriver(in: root)
  }

  /// The place on the screen of a point of the pad.
  func at(_ x: Double, _ y: Double) -> Point { Point(x: x + 200, y: y + 200) }
}

private let inWindowOrNot = [true, false]
private let all = [true, true, true]
private let none = [false, false, false]

@MainActor @Suite struct TrackingTests {
  @Test(arguments: inWindowOrNot)
  func `C046 a touch begins in an enabled control`(window: Bool) {
    let screen = Screen(window: window)
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(screen.pad.flags == all)
    #expect(screen.pad.take() == ["begin?", "touchDown"])
  }

  @Test func `C047 a touch ends inside`() {
    let screen = Screen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.touchUp(at: screen.at(12, 12))
    #expect(screen.pad.take() == ["end", "touchUpInside"])
    #expect(screen.pad.flags == none)
  }

  @Test func `C048 a touch is dragged out and ends there`() {
    let screen = Screen()
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
    let screen = Screen()
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchUp(at: screen.at(10, 80))
    #expect(screen.pad.take() == ["begin?", "touchDown", "end", "touchUpInside"])
  }

  @Test func `by the documented policy the bounds decide`() {
    let screen = Screen()
    screen.pad.touchInsidePolicy = .documented
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchUp(at: screen.at(10, 40))
    #expect(screen.pad.take() == ["begin?", "touchDown", "end", "touchUpOutside"])
  }

  @Test func `C050 a touch 80 points outside has left`() {
    let screen = Screen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.move(to: screen.at(180, 10))
    #expect(!screen.pad.isTouchInside)
    #expect(screen.pad.take() == ["continue?", "touchDragOutside", "touchDragExit"])
    screen.driver.move(to: screen.at(190, 10))
    #expect(screen.pad.take() == ["continue?", "touchDragOutside"])
  }

  @Test func `C051 a touch comes back`() {
    let screen = Screen()
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
    let screen = Screen()
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
    let screen = Screen()
    screen.pad.begins = false
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(screen.pad.flags == none)
    screen.driver.move(to: screen.at(20, 10))
    screen.driver.touchUp()
    #expect(screen.pad.take() == ["begin?"])
  }

  @Test func `C054 a control that does not continue ignores the rest`() {
    let screen = Screen()
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.pad.continues = false
    screen.driver.move(to: screen.at(20, 10))
    #expect(screen.pad.flags == none)
    screen.driver.move(to: screen.at(30, 10))
    screen.driver.touchUp()
    #expect(screen.pad.take() == ["begin?", "touchDown", "continue?"])
  }

  @Test func `C055 the system takes a touch away`() {
    let screen = Screen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.driver.cancel()
    #expect(screen.pad.take() == ["cancel with an event", "touchCancel"])
    #expect(screen.pad.flags == none)
  }

  @Test(arguments: inWindowOrNot)
  func `C056 a control that is removed stops tracking`(window: Bool) {
    let screen = Screen(window: window)
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.pad.removeFromSuperview()
    #expect(screen.pad.take() == ["cancel without an event", "touchCancel"])
    #expect(screen.pad.flags == none)
    screen.driver.touchUp()
    #expect(screen.pad.take() == [])
  }

  @Test func `a control whose superview moves to another window stops tracking`() {
    let screen = Screen()
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
    let screen = Screen(window: window)
    let panel = View(frame: screen.root.bounds)
    screen.root.addSubview(panel)
    panel.isUserInteractionEnabled = false
    screen.driver.touchDown(at: screen.at(10, 10))
    panel.addSubview(screen.pad)
    screen.driver.touchUp()
    #expect(screen.pad.take() == ["begin?", "touchDown", "end", "touchUpInside"])
  }

  @Test func `a finger that comes down twice has been lifted in between`() {
    let screen = Screen()
    let window = screen.root as? Window
    let touch = Touch(phase: .began, locationInWindow: screen.at(10, 10))
    for _ in 0..<2 { window?.sendEvent(InputEvent(.touches, touches: [touch])) }
    #expect(
      screen.pad.take() == [
        "begin?", "touchDown", "cancel with an event", "touchCancel", "begin?", "touchDown",
      ])
  }

  @Test func `a control that is disabled while it tracks stops and sends nothing`() {
    let screen = Screen()
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
    let screen = Screen()
    screen.driver.touchDown(at: screen.at(10, 10))
    _ = screen.pad.take()
    screen.pad.isHidden = true
    #expect(screen.pad.take() == ["cancel without an event", "touchCancel"])
  }

  @Test func `C057 a disabled control takes the touch and does nothing`() {
    let screen = Screen()
    screen.pad.isEnabled = false
    let behind = Pad(at: Point(x: 200, y: 200))
    screen.root.insertSubview(behind, at: 0)
    screen.driver.tap(screen.pad)
    #expect(screen.pad.take() == [])
    #expect(screen.pad.flags == none)
    #expect(behind.take() == [], "the touch does not fall through")
  }

  @Test func `C058 a second finger on the control is ignored`() {
    let screen = Screen()
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
    let screen = Screen()
    screen.pad.isMultipleTouchEnabled = true
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.touchDown(at: screen.at(20, 20), finger: 1)
    screen.driver.touchUp(finger: 1)
    #expect(screen.pad.take() == ["begin?", "touchDown"])
  }

  @Test func `two fingers are tracked by two controls`() {
    let screen = Screen()
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
    let screen = Screen()
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
    let screen = Screen()
    var calls = 0
    screen.pad.addAction(Action { _ in calls += 1 }, for: [.touchDragExit, .touchDragOutside])
    screen.driver.touchDown(at: screen.at(10, 10))
    screen.driver.move(to: screen.at(10, 200))
    #expect(calls == 1)
  }

  @Test func `the state is set before the event is sent`() {
    let screen = Screen()
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

  @Test func `a touch on what is in the control goes with the control when it is removed`() {
    let screen = Screen()
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
    let screen = Screen()
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
    let screen = Screen()
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

  @Test func `a handler is given the event of the touch`() {
    final class Editor: Responder {
      var events: [InputEvent] = []
      func drag(_ sender: Control, event: InputEvent) { events.append(event) }
    }
    let screen = Screen()
    let editor = Editor()
    screen.pad.addTarget(editor, action: Editor.drag, for: .touchDown)
    screen.driver.time = 3
    screen.driver.touchDown(at: screen.at(10, 10))
    #expect(editor.events.map(\.timestamp) == [3])
    #expect(editor.events.first?.touches(for: screen.pad)?.count == 1)
    screen.pad.sendActions(for: .touchDown)
    #expect(editor.events.count == 1, "in code there is none, and the method needs one")
  }
}
