import ControlCore
import Graphics
import ResponderKit
import Testing

private final class Machine: Responder {
  var runs: [String] = []
  var body: (Machine) -> Void = { _ in }
  func first() {
    runs.append("first")
    body(self)
  }
  func second() { runs.append("second") }
}

extension ActionSelector {
  fileprivate static let first = ActionSelector("first", Machine.first)
  fileprivate static let second = ActionSelector("second", Machine.second)
}

/// Tells whether an object is alive.
private struct Ghost {
  weak var object: AnyObject?
}

@MainActor @Suite struct DispatchEditingTests {
  let control = Control()
  private let machine = Machine()

  init() {
    control.addTarget(machine, action: .first, for: .touchDown)
    control.addTarget(machine, action: .second, for: .touchDown)
  }

  @Test func `a handler that is removed before its turn does not run`() {
    machine.body = { [control] in control.removeTarget($0, action: .second, for: .touchDown) }
    control.sendActions(for: .touchDown)
    #expect(machine.runs == ["first"])
    control.sendActions(for: .touchDown)
    #expect(machine.runs == ["first", "first"])
  }

  @Test func `a handler that is added waits for the next event`() {
    machine.body = { [control] machine in
      for _ in 0..<20 {
        control.addAction(Action { _ in machine.runs.append("new") }, for: .touchDown)
      }
      machine.body = { _ in }
    }
    control.sendActions(for: .touchDown)
    #expect(machine.runs == ["first", "second"])
    control.sendActions(for: .touchDown)
    #expect(machine.runs.count { $0 == "new" } == 20)
  }

  @Test func `a handler that is removed and added again waits, too`() {
    machine.body = { [control] machine in
      control.removeTarget(machine, action: .second, for: .touchDown)
      control.addTarget(machine, action: .second, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(machine.runs == ["first"])
  }

  @Test func `a dispatch within a dispatch`() {
    machine.body = { [control] machine in
      machine.body = { _ in }
      control.sendActions(for: .touchDown)
      control.removeTarget(nil, action: nil, for: .allEvents)
    }
    control.sendActions(for: .touchDown)
    #expect(machine.runs == ["first", "first", "second"])
    #expect(control.allControlEvents == [])
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a target may let go of itself`() {
    var short: Machine? = Machine()
    let ghost = Ghost(object: short)
    short?.body = { _ in short = nil }
    let other = Control()
    other.addTarget(short, action: .first, for: .touchDown)
    other.sendActions(for: .touchDown)
    #expect(ghost.object == nil)
    other.sendActions(for: .touchDown)
  }

  @Test func `an action may replace itself while it runs`() {
    let other = Control()
    var runs: [String] = []
    let identifier = Action.Identifier("a")
    other.addAction(
      Action(identifier: identifier) { [unowned other] action in
        runs.append("old")
        other.addAction(
          Action(identifier: identifier) { _ in runs.append("new") }, for: .touchDown)
        runs.append(action.identifier.rawValue)
        #expect(action.sender as? Control === other)
      }, for: .touchDown)
    other.sendActions(for: .touchDown)
    other.sendActions(for: .touchDown)
    #expect(runs == ["old", "a", "new"])
  }

  @Test func `what goes with a handler may change the list`() {
    final class Last: Responder {
      let control: Control
      let machine: Machine
      init(_ control: Control, _ machine: Machine) {
        self.control = control
        self.machine = machine
      }
      deinit {
        MainActor.assumeIsolated { [control, machine] in
          control.addTarget(machine, action: .second, for: .touchCancel)
        }
      }
    }
    var last: Last? = Last(control, machine)
    control.addAction(
      Action(identifier: Action.Identifier("a")) { [last] _ in withExtendedLifetime(last) {} },
      for: .touchUpInside)
    last = nil
    control.removeAction(identifiedBy: Action.Identifier("a"), for: .allEvents)
    control.sendActions(for: .touchCancel)
    #expect(machine.runs == ["second"])
  }

  @Test func `an application moves in under a dispatch`() {
    final class Listener: Application {
      var names: [String] = []
      override func sendAction(
        _ action: ActionSelector, to target: ActionParty?, from sender: ActionParty?,
        for event: InputEvent?
      ) -> Bool {
        names.append(action.name)
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    let application = Listener()
    let window = Window(windowScene: WindowScene(application: application))
    machine.body = { [control] _ in window.addSubview(control) }
    control.sendActions(for: .touchDown)
    #expect(application.names == ["second"])
    #expect(machine.runs == ["first", "second"])
    control.sendActions(for: .touchDown)
    #expect(application.names == ["second", "first", "second"])
  }

  @Test func `handlers that were added while events are sent go with their control`() {
    weak var first: Action?
    weak var second: Action?
    do {
      let control = Control(frame: .zero)
      let action = Action { action in
        for _ in 0..<5 {
          let added = Action { _ in }
          second = added
          (action.sender as? Control)?.addAction(added, for: .touchDown)
        }
      }
      first = action
      control.addAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(second != nil)
    }
    #expect(first == nil)
    #expect(second == nil)
  }
}
