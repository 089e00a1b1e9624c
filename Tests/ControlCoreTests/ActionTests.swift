import ControlCore
import Graphics
import ResponderKit
import Testing

/// Suppresses every closure.
private final class MuteControl: Control {
  var suppressed: [Action.Identifier] = []
  override func sendAction(_ action: Action) { suppressed.append(action.identifier) }
}

/// Tells whether an object is alive.
private struct Ghost {
  weak var object: AnyObject?
}

extension Action.Identifier {
  fileprivate static let mute = Action.Identifier("mute")
}

@MainActor @Suite struct ActionTests {
  let control = Control()
  private let log = Log()

  /// An action that writes its name down.
  private func action(_ name: String, identifier: Action.Identifier? = nil) -> Action {
    Action(identifier: identifier) { [log = log] _ in log.lines.append(name) }
  }

  @Test func `C028 an action with the same identifier replaces the one before`() {
    control.addAction(action("a", identifier: .mute), for: .touchDown)
    control.addAction(action("b", identifier: .mute), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["b"])
  }

  @Test func `an action that replaces another one keeps its events and its place`() {
    control.addAction(action("a", identifier: .mute), for: .touchDown)
    control.addAction(action("last"), for: .touchDown)
    control.addAction(action("b", identifier: .mute), for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["b", "last", "b"])
  }

  @Test func `C029 actions without an identifier each have their own`() {
    let first = action("a")
    let second = action("b")
    #expect(first.identifier != second.identifier)
    control.addAction(first, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["a", "b"])
  }

  @Test func `C030 an action removed by its identifier does not run`() {
    control.addAction(action("a", identifier: .mute), for: [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: .mute, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `an action is removed by any action with its identifier`() {
    control.addAction(action("a", identifier: .mute), for: .touchDown)
    control.removeAction(action("other"), for: .allEvents)
    #expect(control.allControlEvents == .touchDown)
    control.removeAction(action("b", identifier: .mute), for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func `C031 the sender is the control while the handler runs and nil afterwards`() {
    let action = Action { [log = log] in log.senders.append($0.sender as? Control) }
    #expect(action.sender == nil)
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.senders.map { $0 === control } == [true])
    #expect(action.sender == nil)
  }

  @Test func `an action that runs itself for another sender gets its own one back`() {
    let other = Control()
    let action = Action { [log = log, control = control] action in
      log.senders.append(action.sender as? Control)
      guard log.senders.count == 1 else { return }
      action.performWithSender(control, target: nil)
      log.senders.append(action.sender as? Control)
    }
    action.performWithSender(other, target: nil)
    #expect(log.senders.map { $0 === control } == [false, true, false])
    #expect(log.senders.map { $0 === other } == [true, false, true])
  }

  @Test func `C044 a primary action runs when it is triggered`() {
    let control = Control(frame: .zero, primaryAction: action("a"))
    control.sendActions(for: .touchUpInside)
    #expect(log.lines.isEmpty)
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.lines == ["a"])
  }

  @Test func `C045 a primary action listens to nothing else`() {
    let control = Control(frame: .zero, primaryAction: action("a"))
    #expect(control.allControlEvents == .primaryActionTriggered)
    #expect(Control(frame: .zero, primaryAction: nil).allControlEvents.isEmpty)
  }

  @Test func `a control keeps its action and goes with it when captured weakly`() {
    var control: Control? = Control()
    var action: Action? = Action { [weak control] _ in control?.isSelected = true }
    let ghosts = [Ghost(object: control), Ghost(object: action)]
    if let action { control?.addAction(action, for: .touchDown) }
    action = nil
    control?.sendActions(for: .touchDown)
    #expect(control?.isSelected == true)
    control = nil
    #expect(ghosts[0].object == nil)
    #expect(ghosts[1].object == nil)
  }

  @Test func `an action may remove itself while it runs`() {
    let action = Action(identifier: .mute) { [log = log, weak control = control] action in
      control?.removeAction(action, for: .allEvents)
      log.lines.append("once by \(action.identifier.rawValue)")
    }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["once by mute"])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func `a subclass may suppress its actions`() {
    let mute = MuteControl()
    mute.addAction(action("a", identifier: .mute), for: .touchDown)
    mute.sendActions(for: .touchDown)
    #expect(mute.suppressed == [.mute])
    #expect(log.lines.isEmpty)
  }
}
