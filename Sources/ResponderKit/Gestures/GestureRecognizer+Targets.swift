package import ControlValues

extension GestureRecognizer {
  /// Adds a target and an action; the same pair again changes nothing
  /// (`UIGestureRecognizer.addTarget(_:action:)`).
  ///
  /// The recognizer does not retain the target. Without a target, the responders from its view up
  /// are searched when the gesture occurs. The method takes nothing or the recognizer; there is no
  /// event. Pairs are called in the order in which they were added, on which Apple is silent. Traps
  /// for a target that is no object.
  public final func addTarget(_ target: Any?, action: ActionSelector) {
    addHandler(Self.object(target), action: action, for: Self.recognition)
  }

  /// Removes the entries of a target and an action; nil matches any
  /// (`UIGestureRecognizer.removeTarget(_:action:)`).
  public final func removeTarget(_ target: Any?, action: ActionSelector?) {
    let target = Self.object(target)
    remove(Self.recognition) { handler in
      handler.kind != .action && (target == nil || handler.isFor(target))
        && (action == nil || action.map { handler.isNamed($0) } ?? true)
    }
  }

  private static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    precondition(type(of: target) is AnyClass, "a target is an object, not a \(type(of: target))")
    return target as AnyObject
  }

  /// What entries of a recognizer are added for, because an entry needs an event.
  package static let recognition = ControlEvents.applicationReserved
}

extension GestureRecognizer: EventSender {
  package final var overridesSending: Bool { true }

  package final func call(_ handler: EventHandler, with event: InputEvent?) {
    if let action = handler.action {
      guard let recorder = InteractionRecorder.current else { return action.run(from: self) }
      return recorder.run(action) { action.run(from: self) }
    }
    let target = handler.target
    guard handler.kind == .chain || target != nil else { return }
    _ = ActionSending.send(
      handler.selector.selector, to: target, from: self, for: nil,
      in: view?.responderWindow?.windowScene?.owner)
  }

  /// The name, the class without one.
  package final var recordName: String { name ?? recordLabel ?? "\(type(of: self))" }

  final func note(_ step: InteractionRecord.GestureStep) {
    InteractionRecorder.current?.note(.gesture(recognizer: recordName, step))
  }

  /// Sends the actions of the states since the last event; each sees its state.
  final func sendActions() {
    while !progress.unsent.isEmpty {
      let state = progress.unsent.removeFirst()
      let present = storedState
      storedState = state
      if let recorder = InteractionRecorder.current {
        if let view { recorder.look(at: view) }
        note(.sends(state, handlers: handlers.count { !$0.events.isEmpty }))
        callHandlers(for: Self.recognition, with: nil, recorder)
      } else {
        callHandlers(for: Self.recognition, with: nil)
      }
      if storedState == state {
        storedState = present
      } else if present != state {
        // An action has ended the gesture, so what came after that state does not count.
        progress.unsent = progress.unsent.last.map { [$0] } ?? []
      }
    }
  }
}
