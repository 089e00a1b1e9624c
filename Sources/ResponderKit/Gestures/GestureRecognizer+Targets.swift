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
    if let target = Self.object(target) {
      return removeHandlers(of: target, action: action, for: Self.recognition)
    }
    remove(Self.recognition) { handler in
      handler.kind != .action && action.map { handler.isNamed($0) } ?? true
    }
  }

  /// Calls a closure for each handler with its closure, or with its target and selector.
  package final func enumerateHandlers(
    _ body: (Action?, (target: AnyObject?, action: ActionSelector)?) -> Void
  ) {
    for handler in Array(handlers) where !handler.events.isEmpty {
      let isAction = handler.kind == .action
      body(handler.action, isAction ? nil : (handler.target, handler.selector.selector))
    }
  }

  private static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    precondition(type(of: target) is AnyClass, "a target is an object, not a \(type(of: target))")
    return target as AnyObject
  }

  /// The event under which the entries of a recognizer are added, because an entry needs one.
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

  /// Records a step, which is made only while a record is taken.
  final func note(_ step: @autoclosure () -> InteractionRecord.GestureStep) {
    guard let recorder = InteractionRecorder.current else { return }
    recorder.note(.gesture(recognizer: recordName, step()))
  }

  /// Sends the actions of the states since the last event; each sees its state.
  final func sendActions() {
    let outer = reportedState
    defer { reportedState = outer }
    while !progress.unsent.isEmpty {
      let state = progress.unsent.removeFirst()
      reportedState = state
      guard let recorder = InteractionRecorder.current else {
        callHandlers(for: Self.recognition, with: nil)
        continue
      }
      if let view { recorder.look(at: view) }
      note(.sends(state, handlers: handlers.count { !$0.events.isEmpty }))
      callHandlers(for: Self.recognition, with: nil, recorder)
    }
  }
}
