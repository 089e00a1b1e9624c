import Accessibility

/// Records an interaction.
@MainActor
package final class InteractionRecorder {
  /// The active recorder; nil if none is active.
  package static var current: InteractionRecorder? {
    didSet { isRecording = current != nil }
  }
  /// Indicates whether a record is taken, for code without actor checks; see ``FastPath``.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var isRecording = false

  private(set) var record = InteractionRecord()
  private var depth = 0
  private var outer: InteractionRecorder?
  /// The accessibility elements of the senders before they changed.
  private var elements: [(sender: Responder, before: AccessibilityElement)] = []
  private var known: Set<Responder> = []

  func begin() {
    outer = Self.current
    Self.current = self
  }

  func end() { Self.current = outer }

  /// Does something of which no record is taken, such as making the views of a document.
  package static func pause(_ body: () -> Void) {
    let outer = current
    current = nil
    defer { current = outer }
    body()
  }

  /// The number of steps so far.
  package var count: Int { record.entries.count }

  /// Returns the steps after a number of them.
  package func steps(after count: Int) -> [InteractionRecord.Step] {
    record.entries.dropFirst(count).map(\.step)
  }

  package func note(_ step: InteractionRecord.Step) {
    record.entries.append(.init(depth: depth, step: step))
  }

  /// Remembers a sender's accessibility element before it changes.
  package func look(at sender: Responder) {
    guard known.insert(sender).inserted else { return }
    elements.append((sender, sender.accessibilityElement))
  }

  /// Records the accessibility elements that have changed, apart from their frames.
  func noteElements() {
    for (sender, before) in elements {
      let now = sender.accessibilityElement
      var moved = before
      (moved.frame, moved.activationPoint) = (now.frame, now.activationPoint)
      if now != moved { note(.element(control: sender.recordName, from: before, to: now)) }
    }
  }

  /// Calls a handler, and records an action that was not sent.
  package func call(_ handler: EventHandler, _ body: () -> Void) {
    let action = handler.action
    let name = action.map(\.nameInRecords) ?? handler.selector.selector.name
    guard action != nil || handler.kind == .chain || handler.target != nil else {
      return note(.goneTarget(action: name))
    }
    let before = record.entries.count
    body()
    // Steps that the handler itself causes have a greater depth.
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

  /// Records that a closure runs, and runs it.
  package func run(_ action: Action, _ body: () -> Void) {
    note(.closure(action.identifier, title: action.title))
    depth += 1
    body()
    depth -= 1
  }

  /// Records a question to a delegate, asks it, and records the answer.
  package func ask(_ object: AnyObject, _ method: String, _ body: () -> Bool) -> Bool {
    let index = record.entries.count
    var step = InteractionRecord.DelegateStep(object, method, isQuestion: true)
    note(.delegate(step))
    depth += 1
    step.answer = body()
    depth -= 1
    record.entries[index].step = .delegate(step)
    return step.answer ?? true
  }

  /// Records a call of a delegate, and makes it.
  package func tell(_ object: AnyObject, _ method: String, _ body: () -> Void) {
    note(.delegate(.init(object, method, isQuestion: false)))
    depth += 1
    body()
    depth -= 1
  }

  // MARK: Touches and actions

  func touch(_ touch: Touch, hit: HitTest?, obstacle: TouchObstacle?) {
    note(
      .touch(
        .init(
          phase: touch.phase, finger: touch.id, tapCount: touch.tapCount,
          location: touch.locationInWindow, hit: hit, obstacle: obstacle)))
  }

  /// Records that a touch is taken away from its view.
  func cancelled(_ touch: Touch, _ obstacle: TouchObstacle) {
    note(
      .touch(
        .init(
          phase: .cancelled, finger: touch.id, tapCount: touch.tapCount,
          location: touch.locationInWindow, hit: nil, obstacle: obstacle)))
  }

  func actionWillBeSent(_ search: ActionSearch, hasTarget: Bool) {
    note(.action(search, hasTarget: hasTarget))
    depth += 1
  }

  func actionWasSent() { depth -= 1 }
}

/// A delegate that takes the place of an object of an app's class that is not linked.
@MainActor
package protocol PlaceholderDelegate: AnyObject {
  /// The name of the object.
  var recordName: String { get }
}

/// A delegate that passes all calls on to another one, which is the one that records name.
@MainActor
package protocol ForwardingDelegate: AnyObject {}

/// Asks a delegate, in a record if one is taken; true without a delegate.
@MainActor
package func askDelegate<Delegate>(
  _ delegate: Delegate?, _ method: String, _ body: (Delegate) -> Bool
) -> Bool {
  guard let delegate else { return true }
  guard let recorder = InteractionRecorder.current, !(delegate is any ForwardingDelegate) else {
    return body(delegate)
  }
  return recorder.ask(delegate as AnyObject, method) { body(delegate) }
}

/// Calls a delegate, in a record if one is taken.
@MainActor
package func tellDelegate<Delegate>(
  _ delegate: Delegate?, _ method: String, _ body: (Delegate) -> Void
) {
  guard let delegate else { return }
  guard let recorder = InteractionRecorder.current, !(delegate is any ForwardingDelegate) else {
    return body(delegate)
  }
  recorder.tell(delegate as AnyObject, method) { body(delegate) }
}

extension InteractionRecord.DelegateStep {
  @MainActor
  fileprivate init(_ object: AnyObject, _ method: String, isQuestion: Bool) {
    let placeholder = object as? any PlaceholderDelegate
    let name =
      placeholder?.recordName ?? (object as? Responder)?.recordName ?? "\(type(of: object))"
    self.init(
      object: name, method: method, isQuestion: isQuestion, isLinked: placeholder == nil)
  }
}

extension Action {
  fileprivate var nameInRecords: String { title.isEmpty ? "the closure" : "“\(title)”" }
}
