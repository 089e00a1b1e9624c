/// Finds who performs an action, asking one responder after the other, and tells of each where
/// somebody wants to know.
///
/// ``FastPath`` is the short way for what has to be asked of nobody.
@MainActor
struct ActionRoute {
  let action: ActionSelector
  let sender: AnyObject?
  let event: InputEvent?
  /// Whether a method may need an event that is not there: it may where nothing is sent.
  var ignoresEvent = false
  /// Filled in where somebody wants to know.
  var record: ActionSearch?

  /// Who performs the action; without a method where an object claims an action that it lacks.
  typealias Answer = (target: AnyObject, method: ActionMethod?)

  init(action: ActionSelector, sender: AnyObject?, event: InputEvent?) {
    self.action = action
    self.sender = sender
    self.event = event
  }

  /// Asks the one target that was given, which needs no permission, as with UIKit.
  mutating func answer(of target: AnyObject) -> Answer? {
    guard let method = ActionSending.method(of: target, for: action) else {
      note(target, .lacksMethod)
      return nil
    }
    if let refusal = refusal(of: method) {
      note(target, .declines(refusal))
      return nil
    }
    note(target, .performs)
    return (target, method)
  }

  /// Asks along the responder chain, from where the policy says.
  mutating func answer(in application: Application?) -> Answer? {
    let sender = sender as? Responder
    let window = application?.keyWindow ?? sender?.responderWindow
    var passed = PassedResponders(isComplete: record != nil)
    let policy = application?.nilTargetPolicy ?? .firstResponderThenSender
    if policy != .sender, let first = window?.firstResponder,
      let found = answer(from: first, passed: &passed)
    {
      return found
    }
    if policy != .firstResponder, let sender { return answer(from: sender, passed: &passed) }
    return nil
  }

  /// Asks a responder and those after it.
  ///
  /// A responder whose own `target(forAction:withSender:)` asks, by way of super, does not get the
  /// question back.
  mutating func answer(
    from start: Responder, passed: inout PassedResponders, isAskedBySuper: Bool = false
  ) -> Answer? {
    passed.begin()
    var upcoming: Responder? = start
    while var responder = upcoming {
      if record == nil {
        // Nobody wants to know of those that have nothing to say.
        let stop = ResponderWalk.pass(from: .passUnretained(responder), action.unretained)
        guard let stopped = stop.responder else { return nil }
        responder = stopped.takeUnretainedValue()
      }
      switch passed.pass(responder) {
      case .new: break
      case .before: return nil
      case .now:
        record?.isCyclic = true
        return nil
      }
      if responder.overrides.contains(.target), !(isAskedBySuper && responder === start) {
        return redirected(by: responder)
      }
      let (verdict, method) = ask(along: responder)
      note(responder, verdict)
      if verdict == .performs || verdict == .claims { return (responder, method) }
      upcoming = responder.next
    }
    return nil
  }

  private func ask(along responder: Responder) -> (ActionSearch.Verdict, ActionMethod?) {
    guard let method = responder.method(for: action) else {
      if responder.claims(action, sender: sender) { return (.claims, nil) }
      return (responder.isPlaceholder ? .unknown : .lacksMethod, nil)
    }
    guard responder.canPerformAction(action, withSender: sender) else { return (.refuses, nil) }
    if let refusal = refusal(of: method) { return (.declines(refusal), nil) }
    return (.performs, method)
  }

  /// Takes the answer of a responder that overrides `target(forAction:withSender:)`.
  private mutating func redirected(by responder: Responder) -> Answer? {
    let question = PendingQuestion(responder, action)
    guard PendingQuestion.targets.insert(question).inserted else {
      record?.isCyclic = true
      return nil
    }
    defer { PendingQuestion.targets.remove(question) }
    guard let target = responder.target(forAction: action, withSender: sender) else {
      note(responder, .redirects(to: nil))
      return nil
    }
    if target !== responder {
      note(responder, .redirects(to: (target as? Responder)?.recordName ?? "\(type(of: target))"))
    }
    return answer(of: target) ?? (target, nil)
  }

  private func refusal(of method: ActionMethod) -> ActionRefusal? {
    if ignoresEvent, sender == nil || method.accepts(sender: sender) { return nil }
    return method.refusal(sender: sender, event: event)
  }

  private mutating func note(_ target: AnyObject, _ verdict: ActionSearch.Verdict) {
    guard record != nil else { return }
    let name = (target as? Responder)?.recordName ?? "\(type(of: target))"
    record?.steps.append(.init(responder: name, verdict: verdict))
  }
}
