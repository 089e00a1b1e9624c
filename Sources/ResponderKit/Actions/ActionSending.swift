/// Sends actions; ``FastPath`` is a shortcut for actions of controls.
@MainActor
package enum ActionSending {
  /// Sends an action to the target, or to the object that the responder chain finds; returns
  /// whether an object performed it.
  package static func send(
    _ action: ActionSelector, to target: AnyObject?, from sender: AnyObject?,
    for event: InputEvent?, in application: Application?
  ) -> Bool {
    if InteractionRecorder.isRecording {
      return sendRecorded(action, to: target, from: sender, for: event, in: application)
    }
    guard let target else {
      return sendAlongChain(action, from: sender, for: event, in: application)
    }
    return send(action, to: target, from: sender, for: event)
  }

  private static func send(
    _ action: ActionSelector, to target: AnyObject, from sender: AnyObject?, for event: InputEvent?
  ) -> Bool {
    guard let method = method(of: target, for: action),
      method.accepts(sender: sender, event: event)
    else { return false }
    method.perform(on: .passUnretained(target), sender: sender, event: event)
    return true
  }

  /// Sends an action to an object through an application if there is one; returns whether it was
  /// performed.
  @discardableResult
  static func deliver(
    _ action: ActionSelector, to target: AnyObject, from sender: AnyObject?,
    for event: InputEvent? = nil, in application: Application?
  ) -> Bool {
    application?.sendAction(action, to: target, from: sender, for: event)
      ?? send(action, to: target, from: sender, for: event, in: nil)
  }

  /// Performs an action on an object that was found by other rules than those of the responder
  /// chain.
  static func perform(_ action: ActionSelector, on target: AnyObject, sender: AnyObject?) {
    _ = send(action, to: target, from: sender, for: nil, in: nil)
  }

  /// The method that a target runs: the one that its class lists, otherwise the action's own.
  static func method(of target: AnyObject, for action: ActionSelector) -> ActionMethod? {
    if let own = action.method, own.directTarget == ObjectIdentifier(type(of: target)) {
      return own
    }
    let method: ActionMethod?
    if let responder = target as? Responder {
      method = responder.method(for: action)
    } else {
      method = action.method.flatMap { $0.accepts(target: target) ? $0 : nil }
    }
    if let method, method === action.method {
      method.directTarget = ObjectIdentifier(type(of: target))
    }
    return method
  }

  @inline(never)
  private static func sendAlongChain(
    _ action: ActionSelector, from sender: AnyObject?, for event: InputEvent?,
    in application: Application?
  ) -> Bool {
    var route = ActionRoute(action: action, sender: sender, event: event)
    guard let (target, method) = route.answer(in: application), let method else { return false }
    method.perform(on: .passUnretained(target), sender: sender, event: event)
    return true
  }

  // MARK: Recording

  @inline(never)
  private static func sendRecorded(
    _ action: ActionSelector, to target: AnyObject?, from sender: AnyObject?,
    for event: InputEvent?, in application: Application?
  ) -> Bool {
    var route = ActionRoute(action: action, sender: sender, event: event)
    route.record = ActionSearch(action: action.name)
    let answer =
      target.map { route.answer(of: $0) } ?? route.answer(in: application)
    let recorder = InteractionRecorder.current
    if let search = route.record { recorder?.actionWillBeSent(search, hasTarget: target != nil) }
    defer { recorder?.actionWasSent() }
    guard let answer, let method = answer.method else { return false }
    method.perform(on: .passUnretained(answer.target), sender: sender, event: event)
    return true
  }
}
