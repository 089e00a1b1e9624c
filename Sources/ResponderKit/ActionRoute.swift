/// Finds who performs an action and lets it.
///
/// Written without closures: one made here and handed to a function that is not on the main actor
/// checks the thread on every call.
@MainActor
struct ActionRoute {
  let action: ActionSelector
  let sender: AnyObject?
  let event: InputEvent?
  let application: Application?
  /// Filled in where somebody wants to know; costs nothing otherwise.
  var record: ActionSearch?

  init(
    action: ActionSelector, sender: AnyObject?, event: InputEvent?, application: Application?
  ) {
    self.action = action
    self.sender = sender
    self.event = event
    self.application = application
  }

  /// Sends the action to the target, or to whoever performs it; tells whether somebody did.
  mutating func send(to target: AnyObject?) -> Bool {
    if let target {
      return method(of: target)?.perform(on: target, sender: sender, event: event) ?? false
    }
    guard let (responder, method) = answer() else { return false }
    return method.perform(on: responder, sender: sender, event: event)
  }

  /// The method that a given target runs: the one that its class lists, otherwise the action's own.
  private func method(of target: AnyObject) -> ActionMethod? {
    if let responder = target as? Responder { return responder.method(for: action) }
    guard let method = action.method, method.accepts(target: target) else { return nil }
    return method
  }

  /// Asks the one target that was given, which needs no permission, as with UIKit.
  mutating func ask(_ target: AnyObject) {
    let verdict: ActionSearch.Verdict
    if let method = method(of: target) {
      verdict = method.refusal(sender: sender, event: event).map { .declines($0) } ?? .performs
    } else {
      verdict = .lacksMethod
    }
    let name = (target as? Responder)?.recordName ?? "\(type(of: target))"
    record?.steps.append(.init(responder: name, verdict: verdict))
  }

  /// Asks along the responder chain, from where the policy says.
  mutating func answer() -> (Responder, ActionMethod)? {
    let sender = sender as? Responder
    let window = application?.keyWindow ?? sender?.responderWindow
    var asked: Set<ObjectIdentifier> = []
    let policy = application?.nilTargetPolicy ?? .firstResponderThenSender
    if policy != .sender, let first = window?.firstResponder,
      let found = search(from: first, asked: &asked)
    {
      return found
    }
    if policy != .firstResponder, let sender { return search(from: sender, asked: &asked) }
    return nil
  }

  private mutating func search(
    from start: Responder, asked: inout Set<ObjectIdentifier>
  ) -> (Responder, ActionMethod)? {
    var chain = ResponderChain(from: start)
    let others = asked
    while let responder = chain.next() {
      if record != nil, !asked.insert(ObjectIdentifier(responder)).inserted {
        // The chains of first responder and sender usually end alike; each responder is named once.
        if !others.contains(ObjectIdentifier(responder)) { record?.isCyclic = true }
        return nil
      }
      let (method, verdict) = ask(along: responder)
      record?.steps.append(.init(responder: responder.recordName, verdict: verdict))
      if let method { return (responder, method) }
    }
    return nil
  }

  private func ask(along responder: Responder) -> (ActionMethod?, ActionSearch.Verdict) {
    guard let method = responder.method(for: action) else { return (nil, .lacksMethod) }
    guard responder.canPerformAction(action, withSender: sender) else { return (nil, .refuses) }
    if let refusal = method.refusal(sender: sender, event: event) {
      return (nil, .declines(refusal))
    }
    return (method, .performs)
  }
}
