/// Finds the object that performs an action by asking one responder after another, and records each
/// answer if a record is requested.
///
/// ``FastPath`` is a shortcut for actions that need no responder's answer.
@MainActor
struct ActionRoute {
  let action: ActionSelector
  let sender: AnyObject?
  let event: InputEvent?
  /// Indicates whether a method may need an event that is absent; it may if nothing is sent.
  var ignoresEvent = false
  /// The record; nil if none is requested.
  var record: ActionSearch?

  /// The object that performs the action; the method is nil if the object claims an action that it
  /// lacks.
  typealias Answer = (target: AnyObject, method: ActionMethod?)

  init(action: ActionSelector, sender: AnyObject?, event: InputEvent?) {
    self.action = action
    self.sender = sender
    self.event = event
  }

  /// Asks the given target, which needs no permission, as in UIKit.
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

  /// Asks along the responder chain, starting where the policy says.
  mutating func answer(in application: Application?) -> Answer? {
    var passed = PassedResponders(isComplete: record != nil)
    if let recognizer = sender as? GestureRecognizer {
      return recognizer.view.flatMap { answer(from: $0, passed: &passed) }
    }
    let sender = sender as? Responder ?? (sender as? BarItem)?.shownView
    let window = application?.keyWindow ?? sender?.responderWindow
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
  /// A responder that asks from its own `target(forAction:withSender:)`, through super, is not
  /// asked again.
  mutating func answer(
    from start: Responder, passed: inout PassedResponders, isAskedBySuper: Bool = false
  ) -> Answer? {
    passed.begin()
    var upcoming: Responder? = start
    while var responder = upcoming {
      if record == nil {
        // Without a record, responders that do not affect the result are skipped.
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

  /// Uses the answer of a responder that overrides `target(forAction:withSender:)`.
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
