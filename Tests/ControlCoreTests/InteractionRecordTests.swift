import ControlCore
import Graphics
import ResponderKit
import Testing

private final class Editor: Responder {
  func save(_ sender: Control) {}
  func publish(_ sender: Publisher) {}
  override class var actions: [ActionSelector] {
    [ActionSelector("save:", Editor.save), ActionSelector("publish:", Editor.publish)]
  }
}

private final class Publisher: Control {}

/// Selects itself when it is tapped.
private final class Toggle: Control {
  override func endTracking(_ touch: Touch?, with event: InputEvent?) { isSelected.toggle() }
}

/// Keeps every action to itself.
private final class Keeper: Control {
  override func sendAction(
    _ action: ActionSelector, to target: ActionParty?, for event: InputEvent?
  ) {}
}

private final class Taker: GestureRecognizer {
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) { state = .began }
}

extension ActionSelector {
  fileprivate static let save = ActionSelector("save:")
}

/// A screen with one control on it.
@MainActor
private struct Screen<Sender: Control> {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let control: Sender
  let driver: TouchDriver

  init(_ control: Sender, named name: String = "go") {
    self.control = control
    control.frame = Rect(x: 100, y: 100, width: 100, height: 40)
    control.accessibilityIdentifier = name
    root.addSubview(control)
    driver = TouchDriver(in: root)
  }

  func tap() -> String { InteractionRecord.during { driver.tap(control) }.description }
}

@MainActor @Suite struct InteractionRecordTests {
  @Test func `a tap that a target handles`() {
    let screen = Screen(Control(frame: .zero))
    let editor = Editor()
    screen.control.addTarget(editor, action: .save, for: .touchUpInside)
    #expect(
      screen.tap() == """
        touch down at (150, 120)  hits Control #go in View
          normal → highlighted
          touchDown               no handler
        touch up at (150, 120)
          highlighted → normal
          touchUpInside           save: → Editor
        """)
  }

  @Test func `an action that nobody performs names who was asked`() {
    let screen = Screen(Control(frame: .zero))
    screen.control.addTarget(nil, action: .save, for: .touchDown)
    #expect(
      screen.tap() == """
        touch down at (150, 120)  hits Control #go in View
          normal → highlighted
          touchDown               no responder performs save:, asked Control #go, View
        touch up at (150, 120)
          highlighted → normal
          touchUpInside           no handler
        """)
  }

  @Test func `every handler of an event has a line`() {
    let screen = Screen(Control(frame: .zero))
    var editor: Editor? = Editor()
    let stranger = Editor()
    screen.control.addTarget(editor, action: .save, for: .touchDown)
    screen.control.addTarget(stranger, action: ActionSelector("publish:"), for: .touchDown)
    screen.control.addTarget(stranger, action: ActionSelector("print:"), for: .touchDown)
    screen.control.addAction(Action(title: "Help") { _ in }, for: .touchDown)
    screen.control.addAction(Action { _ in }, for: .touchDown)
    editor = nil
    let record = InteractionRecord.during { screen.control.sendActions(for: .touchDown) }
    #expect(
      record.description == """
          Control #go touchDown  save: is not sent: its target has gone
                                 Editor implements publish: for a sender of type Publisher, not Control
                                 Editor does not implement print:
                                 runs “Help”
                                 runs a closure
        """)
    #expect(record.events == [.touchDown])
    #expect(record.searches.map(\.action) == ["publish:", "print:"])
  }

  @Test func `what a handler causes stands under it`() {
    let screen = Screen(Control(frame: .zero))
    let other = Control(frame: .zero)
    other.accessibilityIdentifier = "other"
    screen.control.addAction(
      Action { _ in
        other.isEnabled = false
        other.sendActions(for: .valueChanged)
      }, for: .touchDown)
    let record = InteractionRecord.during { screen.control.sendActions(for: .touchDown) }
    #expect(
      record.description == """
          Control #go touchDown          runs a closure
            normal → disabled            Control #other
            Control #other valueChanged  no handler
        accessibility changed            Control #other: now notEnabled
        """)
  }

  @Test func `what changes for a screen reader ends the record`() {
    let screen = Screen(Toggle(frame: .zero))
    #expect(
      screen.tap() == """
        touch down at (150, 120)  hits Toggle #go in View
          normal → highlighted
          touchDown               no handler
        touch up at (150, 120)
          highlighted → highlighted, selected
          highlighted, selected → selected
          touchUpInside           no handler
        accessibility changed     Toggle #go: now selected
        """)
  }

  @Test func `an action that a subclass keeps is told of`() {
    let screen = Screen(Keeper(frame: .zero))
    screen.control.addTarget(nil, action: .save, for: .touchDown)
    let record = InteractionRecord.during { screen.control.sendActions(for: .touchDown) }
    #expect(
      record.description == "  Keeper #go touchDown  save: is not sent on: sendAction keeps it")
  }

  @Test func `views that are passed over are named with the reason`() {
    let screen = Screen(Control(frame: .zero))
    let hidden = View(frame: screen.root.bounds)
    hidden.isHidden = true
    let still = View(frame: screen.root.bounds)
    still.isUserInteractionEnabled = false
    let clear = View(frame: screen.root.bounds)
    clear.alpha = 0
    for (view, name) in [(hidden, "a"), (still, "b"), (clear, "c")] {
      view.accessibilityIdentifier = name
      screen.root.addSubview(view)
    }
    let record = InteractionRecord.during { screen.driver.touchDown(at: Point(x: 150.25, y: 120)) }
    #expect(
      record.description == """
        touch down at (150.3, 120)  hits Control #go in View
                                    View #c is passed over: alpha is below 0.01
                                    View #b is passed over: isUserInteractionEnabled is false
                                    View #a is passed over: hidden
          normal → highlighted
          touchDown                 no handler
        """)
    #expect(record.hitTests.first?.path == ["Control #go", "View"])
  }

  @Test func `touches that do not arrive are told of`() {
    let screen = Screen(Control(frame: .zero))
    let record = InteractionRecord.during {
      screen.driver.tap(at: Point(x: 900, y: 0))
      screen.driver.touchDown(at: Point(x: 150, y: 120))
      screen.driver.touchDown(at: Point(x: 150, y: 120), finger: 1)
      screen.control.removeFromSuperview()
    }
    #expect(
      record.description == """
        touch down at (900, 0)         hits nothing
        touch up at (900, 0)
        touch down at (150, 120)       hits Control #go in View
          normal → highlighted
          touchDown                    no handler
        finger 2 down at (150, 120)    not delivered to the view: a finger is down and isMultipleTouchEnabled is false
        touch cancelled at (150, 120)  taken away: the view has left
          cancelTracking
          highlighted → normal
          touchCancel                  no handler
        """)
  }

  @Test func `a gesture that takes a touch is named`() {
    let screen = Screen(Control(frame: .zero))
    screen.root.addGestureRecognizer(Taker())
    let record = InteractionRecord.during {
      screen.driver.touchDown(at: Point(x: 150, y: 120))
      screen.driver.move(to: Point(x: 160, y: 120))
    }
    #expect(
      record.description == """
        touch down at (150, 120)       hits Control #go in View
          normal → highlighted
          touchDown                    no handler
        touch moved to (160, 120)
          possible → began             Taker
        touch cancelled at (160, 120)  taken away by Taker
          cancelTracking
          highlighted → normal
          touchCancel                  no handler
          Taker began                  no action
        """)
  }

  @Test func `nothing is a record, too`() {
    #expect(InteractionRecord.during {}.description == "nothing happened")
  }

  @Test func `a record within a record gets what happens while it is taken`() {
    let control = Control(frame: .zero)
    var inner: InteractionRecord?
    let outer = InteractionRecord.during {
      control.sendActions(for: .touchDown)
      inner = InteractionRecord.during { control.sendActions(for: .touchCancel) }
      control.sendActions(for: .touchUpInside)
    }
    #expect(inner?.events == [.touchCancel])
    #expect(outer.events == [.touchDown, .touchUpInside])
  }

  @Test func `a record that ends with an error leaves nothing behind`() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try InteractionRecord.during { throw Stop() } }
    let control = Control(frame: .zero)
    let record = InteractionRecord.during { control.sendActions(for: .touchDown) }
    #expect(record.events == [.touchDown])
  }

  @Test func `with a record and without one the same methods run`() {
    final class Counter: Responder {
      var count = 0
      func fire(_ sender: Control) { count += 1 }
      override class var actions: [ActionSelector] { [ActionSelector("fire:", Counter.fire)] }
    }
    let control = Control(frame: .zero)
    let counter = Counter()
    control.addTarget(counter, action: ActionSelector("fire:"), for: .touchDown)
    control.addTarget(counter, action: ActionSelector("fire:", Counter.fire), for: .touchUpInside)
    control.addAction(Action { _ in counter.count += 10 }, for: .allEvents)
    control.sendActions(for: [.touchDown, .touchUpInside])
    _ = InteractionRecord.during { control.sendActions(for: [.touchDown, .touchUpInside]) }
    #expect(counter.count == 22)
  }
}
