/// Finds who performs an action and lets it: the one place that decides.
@MainActor
struct ActionRoute {
  let action: ActionSelector
  let sender: AnyObject?
  let event: InputEvent?
  let application: Application?
  /// Filled in where somebody wants to know; costs nothing otherwise.
  var record: ActionSearch?

  init(action: ActionSelector, sender: AnyObject?, event: InputEvent?, application: Application?) {
    self.action = action
    self.sender = sender
    self.event = event
    self.application = application
  }

  /// Sends the action to the target, or to whoever answers it; tells whether somebody performed it.
  mutating func send(to target: AnyObject?) -> Bool {
    if let target {
      guard let method = answer(of: target) else { return false }
      return method.perform(on: target, sender: sender, event: event)
    }
    guard let (responder, method) = answer() else { return false }
    return method.perform(on: responder, sender: sender, event: event)
  }

  /// Asks one object; a target that was given is not asked for its permission, as with UIKit.
  mutating func answer(of target: AnyObject) -> ActionMethod? {
    var method = action.method.flatMap { $0.accepts(target: target) ? $0 : nil }
    if let responder = target as? Responder { method = responder.method(for: action) }
    let refusal = method?.refusal(sender: sender, event: event)
    if record != nil {
      let name = (target as? Responder)?.recordName ?? "\(type(of: target))"
      let verdict =
        refusal.map(ActionSearch.Verdict.declines) ?? (method == nil ? .lacksMethod : .performs)
      record?.steps.append(.init(responder: name, verdict: verdict))
    }
    return refusal == nil ? method : nil
  }

  /// Asks along the responder chain, from where the policy says.
  mutating func answer() -> (Responder, ActionMethod)? {
    let first = (application?.keyWindow ?? (sender as? Responder)?.responderWindow)?.firstResponder
    let starts: [Responder?] =
      switch application?.nilTargetPolicy ?? .firstResponderThenSender {
      case .firstResponderThenSender: [first, sender as? Responder]
      case .firstResponder: [first]
      case .sender: [sender as? Responder]
      }
    var asked: Set<ObjectIdentifier> = []
    for start in starts {
      if let found = search(from: start, asked: &asked) { return found }
    }
    return nil
  }

  private mutating func search(
    from start: Responder?, asked: inout Set<ObjectIdentifier>
  ) -> (Responder, ActionMethod)? {
    var chain = ResponderChain(from: start)
    var own: Set<ObjectIdentifier> = []
    while let responder = chain.next() {
      if record != nil {
        if !own.insert(ObjectIdentifier(responder)).inserted {
          record?.isCyclic = true
          return nil
        }
        // The chains of first responder and sender usually end alike; each is asked once.
        if !asked.insert(ObjectIdentifier(responder)).inserted { return nil }
      }
      let (method, verdict) = ask(responder)
      record?.steps.append(.init(responder: responder.recordName, verdict: verdict))
      if let method { return (responder, method) }
    }
    return nil
  }

  private func ask(_ responder: Responder) -> (ActionMethod?, ActionSearch.Verdict) {
    guard let method = responder.method(for: action) else { return (nil, .lacksMethod) }
    guard responder.canPerformAction(action, withSender: sender) else { return (nil, .refuses) }
    if let refusal = method.refusal(sender: sender, event: event) {
      return (nil, .declines(refusal))
    }
    return (method, .performs)
  }
}

/// Where the search for the target of an action without one begins.
///
/// Apple documents the first responder; without one the sender was measured. Sources disagree on
/// the case where both exist; see Docs/Divergences.md.
public enum NilTargetPolicy: String, Sendable, Hashable, CaseIterable {
  /// The first responder and up its chain, then the sender and up its chain.
  case firstResponderThenSender
  /// The first responder and up its chain.
  case firstResponder
  /// The sender and up its chain.
  case sender
}

extension Responder {
  /// Returns the object, from this one up the chain, that performs the action:
  /// `target(forAction:withSender:)`.
  ///
  /// The object has the method and its `canPerformAction(_:withSender:)` is true. Not an override
  /// point here.
  public final func target(forAction action: ActionSelector, withSender sender: Any?) -> Responder?
  {
    var chain = ResponderChain(from: self)
    while let responder = chain.next() {
      if responder.method(for: action) != nil,
        responder.canPerformAction(action, withSender: sender)
      {
        return responder
      }
    }
    return nil
  }

  /// The application that the object belongs to, through its window and scene.
  public final var application: Application? {
    switch self {
    case let application as Application: application
    case let scene as WindowScene: scene.owner
    default: responderWindow?.windowScene?.owner
    }
  }
}
