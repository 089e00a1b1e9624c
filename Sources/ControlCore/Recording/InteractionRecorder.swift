import Accessibility
import ResponderKit

/// Takes a record.
@MainActor
final class InteractionRecorder: InteractionObserver {
  /// Who takes a record now; nil for nobody.
  static var current: InteractionRecorder? {
    didSet {
      isRecording = current != nil
      ActionSending.observer = current
    }
  }
  /// Whether somebody does, for what is not checked; see PlainSending.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isRecording = false

  private(set) var record = InteractionRecord()
  private var depth = 0
  private var outer: InteractionRecorder?
  /// What a screen reader was told of the controls before they changed.
  private var elements: [(control: Control, before: AccessibilityElement)] = []

  func begin() {
    outer = Self.current
    Self.current = self
  }

  func end() { Self.current = outer }

  func note(_ step: InteractionRecord.Step) {
    record.entries.append(.init(depth: depth, step: step))
  }

  /// Remembers what a screen reader is told of a control, before it changes.
  func look(at control: Control) {
    guard !elements.contains(where: { $0.control === control }) else { return }
    elements.append((control, control.accessibilityElement))
  }

  /// Notes the elements that say something else now, wherever they are.
  func noteElements() {
    for (control, before) in elements {
      let now = control.accessibilityElement
      var moved = before
      (moved.frame, moved.activationPoint) = (now.frame, now.activationPoint)
      if now != moved { note(.element(control: control.recordName, from: before, to: now)) }
    }
  }

  /// Calls a handler, and notes an action that did not get through.
  func call(_ handler: EventHandler, of control: Control, _ body: () -> Void) {
    let action = handler.action
    let name = action.map(\.nameInRecords) ?? handler.selector.selector.name
    guard action != nil || handler.kind == .chain || handler.target != nil else {
      return note(.goneTarget(action: name))
    }
    let before = record.entries.count
    body()
    // What the handler itself caused further on is deeper.
    let isSent = record.entries[before...].contains { entry in
      guard entry.depth == depth else { return false }
      return switch entry.step {
      case .action(let search, _): search.action == name
      case .closure(let identifier, _): identifier == action?.identifier
      default: false
      }
    }
    if !isSent { note(.keptAction(action: name)) }
  }

  /// Notes that a closure runs, and runs it.
  func run(_ action: Action, _ body: () -> Void) {
    note(.closure(action.identifier, title: action.title))
    depth += 1
    body()
    depth -= 1
  }

  // MARK: InteractionObserver

  func touch(_ touch: Touch, hit: HitTest?, obstacle: TouchObstacle?) {
    note(
      .touch(
        .init(
          phase: touch.phase, finger: touch.id, tapCount: touch.tapCount,
          location: touch.locationInWindow, hit: hit, obstacle: obstacle)))
  }

  func actionWillBeSent(_ search: ActionSearch, hasTarget: Bool) {
    note(.action(search, hasTarget: hasTarget))
    depth += 1
  }

  func actionWasSent() { depth -= 1 }
}

extension Action {
  fileprivate var nameInRecords: String { title.isEmpty ? "the closure" : "“\(title)”" }
}

extension Control {
  final func note(_ tracking: InteractionRecord.Tracking) {
    InteractionRecorder.current?.note(.tracking(control: recordName, tracking))
  }

  final func noteMenu(of interaction: ContextMenuInteraction) {
    guard let recorder = InteractionRecorder.current, let menu = interaction.visibleMenu else {
      return
    }
    recorder.note(.menu(control: recordName, titles: menu.elements.map(\.title)))
  }

  /// Remembers what a screen reader is told of the control, before it changes.
  package final func noteElement() { InteractionRecorder.current?.look(at: self) }

  /// Notes a bit of the state that has changed.
  final func noteChange(_ bit: ControlState, isSet: Bool) {
    guard let recorder = InteractionRecorder.current else { return }
    let state = state
    recorder.note(.state(control: recordName, from: state.symmetricDifference(bit), to: state))
  }

  /// Sends events and tells of it.
  final func sendRecorded(
    _ events: ControlEvents, with event: InputEvent?, _ recorder: InteractionRecorder
  ) {
    recorder.look(at: self)
    let count = handlers.count { !$0.events.isDisjoint(with: events) }
    recorder.note(.events(control: recordName, events, handlers: count))
    let outer = isDispatching
    isDispatching = true
    for index in 0..<handlerCount where !handlers[index].events.isDisjoint(with: events) {
      let handler = handlers[index]
      recorder.call(handler, of: self) { callFunnel(handler, with: event) }
    }
    isDispatching = outer
    if needsSweep, !outer { sweep() }
  }
}
