import ControlCore
import Graphics
import ResponderKit
import Testing

private final class Editor: Responder {
  let log: Log
  init(_ log: Log = Log()) { self.log = log }
  func save() { log.lines.append("save") }
  func close(_ sender: Control) { log.lines.append("close \(type(of: sender))") }
  func drag(_ sender: Control, event: InputEvent?) {
    log.lines.append("drag \(event == nil ? "without" : "with") an event")
  }
  func press(_ sender: Key) { log.lines.append("press") }
}

/// A target that is not a responder.
@MainActor
private final class Machine {
  let log: Log
  init(_ log: Log) { self.log = log }
  func start() { log.lines.append("start") }
}

/// A superview that answers `save`.
private final class Panel: View {
  let log = Log()
  func save() { log.lines.append("Panel.save") }
  override class var actions: [ActionSelector] { [ActionSelector("save", Panel.save)] }
}

private final class Key: Control {}

/// Suppresses every action that is sent.
private final class MuteControl: Control {
  var suppressed: [String] = []
  override func sendAction(
    _ action: ActionSelector, to target: ActionParty?, for event: InputEvent?
  ) {
    suppressed.append(action.name)
  }
}

private final class ListeningApplication: Application {
  var names: [String] = []
  override func sendAction(
    _ action: ActionSelector, to target: ActionParty?, from sender: ActionParty?,
    for event: InputEvent?
  ) -> Bool {
    names.append(action.name)
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

/// Tells whether an object is alive.
private struct Ghost {
  weak var object: AnyObject?
}

extension ActionSelector {
  fileprivate static let save = ActionSelector("save", Editor.save)
  fileprivate static let close = ActionSelector("close:", Editor.close)
  fileprivate static let press = ActionSelector("press:", Editor.press)
  fileprivate static let start = ActionSelector("start", Machine.start)
}

@MainActor @Suite struct TargetActionTests {
  let control = Control()
  private let editor = Editor()

  @Test func `C016 adding the same pair again merges the events`() {
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addTarget(editor, action: .save, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines == ["save"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func `C017 adding the same pair for the same event twice calls it once`() {
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addTarget(editor, action: .save, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines == ["save"])
  }

  @Test func `C018 two actions of a target run in the order in which they were added`() {
    control.addTarget(editor, action: .close, for: .touchDown)
    control.addTarget(editor, action: .save, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines == ["close Control", "save"])
  }

  @Test func `C019 a target is not kept and nothing is sent once it has gone`() {
    let log = Log()
    var target: Editor? = Editor(log)
    let ghost = Ghost(object: target)
    control.addTarget(target, action: .save, for: .touchDown)
    control.sendActions(for: .touchDown)
    target = nil
    #expect(ghost.object == nil)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["save"])
  }

  @Test func `a target that is not a responder is not kept either`() {
    let log = Log()
    var target: Machine? = Machine(log)
    let ghost = Ghost(object: target)
    control.addTarget(target, action: .start, for: .touchDown)
    control.sendActions(for: .touchDown)
    target = nil
    #expect(ghost.object == nil)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["start"])
  }

  @Test func `C034 an entry runs once however many of its events are sent`() {
    control.addTarget(editor, action: .save, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(editor.log.lines == ["save"])
  }

  @Test func `C035 an override that does not call super suppresses the action`() {
    let mute = MuteControl()
    mute.addTarget(editor, action: .save, for: .touchDown)
    mute.sendActions(for: .touchDown)
    #expect(mute.suppressed == ["save"])
    #expect(editor.log.lines.isEmpty)
  }

  @Test func `C036 a disabled control sends what the program sends`() {
    control.isEnabled = false
    control.addTarget(editor, action: .save, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(editor.log.lines == ["save"])
  }

  @Test func `an entry without events is none`() {
    control.addTarget(editor, action: .save, for: [])
    control.sendActions(for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
    #expect(editor.log.lines.isEmpty)
  }

  @Test func `without a target and an application the action climbs the chain of the control`() {
    let panel = Panel()
    panel.addSubview(control)
    control.addTarget(nil, action: .save, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(panel.log.lines == ["Panel.save"])
  }

  @Test
  func `the selector of a method is equal to another one of it, so it is added once and removed`() {
    for _ in 0..<2 {
      control.addTarget(
        editor, action: ActionSelector("close:", Editor.close), for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines == ["close Control"])
    control.removeTarget(editor, action: ActionSelector("close:", Editor.close), for: .touchDown)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func `a method for another type of sender is not called`() {
    let key = Key()
    control.addTarget(editor, action: .press, for: .touchDown)
    key.addTarget(editor, action: .press, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines.isEmpty)
    key.sendActions(for: .touchDown)
    #expect(editor.log.lines == ["press"])
  }

  @Test func `each action passes once through the application of the window`() {
    let application = ListeningApplication()
    let window = Window(windowScene: WindowScene(application: application))
    let panel = Panel()
    window.addSubview(panel)
    panel.addSubview(control)
    control.addTarget(editor, action: .close, for: .touchDown)
    control.addTarget(nil, action: .save, for: .touchDown)
    control.addTarget(editor, action: ActionSelector("keep", Editor.save), for: .touchDown)
    control.addAction(Action { _ in }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(application.names == ["close:", "save", "keep"])
    #expect(editor.log.lines == ["close Control", "save"])
    #expect(panel.log.lines == ["Panel.save"])
  }
}
