/// Sends what a control sends where nobody but the target has a say, and leaves the rest to
/// ``ActionSending``.
///
/// Called on the main actor only and not declared so, over fields that are not checked either: every
/// closure made on the actor and handed to a function off it looks up the thread, and every check of
/// exclusive access costs as much as the call of the method.
package enum PlainSending {
  /// Whether an action that a sender sends to a target runs the selector's own method, come what may.
  @MainActor
  package static func isDirect(
    _ action: ActionSelector, to target: Responder, from sender: AnyObject
  ) -> Bool {
    guard let method = ActionSending.method(of: target, for: action), method === action.method
    else { return false }
    return method.accepts(sender: sender, event: nil)
  }

  /// Sends an action to an object of the class that got it last from a sender of the class that sent
  /// it last; false for others.
  @inline(never)  // inlined, the target would be retained once more
  static func sendAgain(
    _ action: RetainedSelector, to target: Unmanaged<AnyObject>, from sender: AnyObject?,
    for event: InputEvent?
  ) -> Bool {
    guard !ActionSending.isObserved, let method = action.method else { return false }
    let type = target._withUnsafeGuaranteedRef { ObjectIdentifier(Swift.type(of: $0)) }
    return method._withUnsafeGuaranteedRef {
      guard $0.directTarget == type, $0.accepts(sender: sender, event: event) else { return false }
      $0.perform(on: target, sender: sender, event: event)
      return true
    }
  }

  /// Sends an action that is direct; does nothing where the target has gone.
  package static func send(
    _ action: RetainedSelector, to anchor: Unmanaged<Anchor>, from sender: View
  ) {
    guard let target = anchor._withUnsafeGuaranteedRef({ $0.responder }) else { return }
    if ActionSending.isObserved || sender.windowLink.isSet {
      return sendInWindow(action, to: target, from: sender)
    }
    perform(action, on: target, from: sender)
  }

  @inline(never)
  private static func sendInWindow(
    _ action: RetainedSelector, to target: Unmanaged<Responder>, from sender: View
  ) {
    if ActionSending.isObserved || sender.hasFunnel {
      return sendChecked(action, to: target, from: sender)
    }
    perform(action, on: target, from: sender)
  }

  @inline(__always)
  private static func perform(
    _ action: RetainedSelector, on target: Unmanaged<Responder>, from sender: View
  ) {
    action.method.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      $0.perform(on: .fromOpaque(target.toOpaque()), sender: sender, event: nil)
    }
  }

  /// Sends an action up the chain.
  package static func sendAlongChain(_ action: RetainedSelector, from sender: View) {
    // With a window there may be a first responder.
    guard !ActionSending.isObserved, !sender.windowLink.isSet else {
      return sendChecked(action, to: nil, from: sender)
    }
    let stop = ResponderWalk.pass(from: sender.unmanagedResponder, action)
    guard let responder = stop.responder else { return }
    guard let method = stop.method else {
      return sendAlongAsked(action, from: sender, at: responder)
    }
    if !perform(action, method, on: responder, from: sender) {
      sendChecked(action, to: nil, from: sender)
    }
  }

  /// Goes on at a responder that has to be asked for the next one, or for its permission.
  @inline(never)
  private static func sendAlongAsked(
    _ action: RetainedSelector, from sender: View, at start: Unmanaged<Responder>
  ) {
    var responder = start.takeUnretainedValue()
    // More of them, or one that knows another target, are left to who tells a cycle.
    for _ in 0..<8 {
      guard let facts = responder.storedFacts, !facts.pointee.overrides.contains(.target) else {
        break
      }
      let method = responder.plainMethod(for: action, facts)
      if facts.pointee.overrides.contains(.canPerformAction) {
        PendingQuestion.isForwarded = false
        let isPermitted = ResponderCalls.permission(responder, action.selector, sender)
        if isPermitted, let method {
          if perform(action, method, on: .passUnretained(responder), from: sender) { return }
          break
        }
        // Who claims an action that it lacks gets it, and does nothing.
        if isPermitted, !PendingQuestion.isForwarded { return }
      } else if let method {
        if perform(action, method, on: .passUnretained(responder), from: sender) { return }
        break
      }
      var next = responder.storedNext
      var kept: Responder?  // one that only the answer refers to
      if facts.pointee.overrides.contains(.next) {
        kept = ResponderCalls.next(responder)
        next = kept.map { .passUnretained($0) }
      }
      defer { withExtendedLifetime(kept) {} }
      guard let next else { return }
      let stop = ResponderWalk.pass(from: next, action)
      guard let stopped = stop.responder else { return }
      responder = stopped.takeUnretainedValue()
      if let method = stop.method {
        if perform(action, method, on: stopped, from: sender) { return }
        break
      }
    }
    sendChecked(action, to: nil, from: sender)
  }

  /// Performs an action that takes the sender; false for one that does not.
  private static func perform(
    _ action: RetainedSelector, _ method: Unmanaged<ActionMethod>, on target: Unmanaged<Responder>,
    from sender: View
  ) -> Bool {
    method._withUnsafeGuaranteedRef {
      guard $0.accepts(sender: sender, event: nil) else { return false }
      $0.perform(on: .fromOpaque(target.toOpaque()), sender: sender, event: nil)
      return true
    }
  }

  @inline(never)
  private static func sendChecked(
    _ action: RetainedSelector, to target: Unmanaged<Responder>?, from sender: View
  ) {
    let selector = action.selector
    let target = target?.takeUnretainedValue()
    MainActor.assumeIsolated { _ = sender.dispatchAction(selector, to: target, for: nil) }
  }
}

extension View {
  fileprivate nonisolated var unmanagedResponder: Unmanaged<Responder> { .passUnretained(self) }

  /// Whether the application of the view's window has, or may have, its own way of sending actions.
  @inline(__always)
  fileprivate nonisolated var hasFunnel: Bool {
    guard let window = windowLink.unmanaged,
      let scene = window._withUnsafeGuaranteedRef({ $0.sceneLink.unmanaged }),
      let application = scene._withUnsafeGuaranteedRef({ $0.ownerLink.unmanaged })
    else { return false }
    guard let facts = application._withUnsafeGuaranteedRef({ $0.storedFacts }) else { return true }
    return facts.pointee.overrides.contains(.sendAction)
  }
}

extension Responder {
  /// What ``method(for:)`` returns.
  fileprivate nonisolated func plainMethod(
    for action: RetainedSelector, _ facts: UnsafeMutablePointer<ClassFacts>
  ) -> Unmanaged<ActionMethod>? {
    if let own = facts.pointee.method(named: action.symbol) { return own }
    guard let method = action.method,
      let type = method._withUnsafeGuaranteedRef({ $0.targetType }), facts.pointee.isKind(of: type)
    else { return nil }
    return method
  }
}

/// What is known of a permission without asking.
enum PlainPermission {
  case permitted, refused
  /// Somebody further up has to be asked.
  case ask
}

extension Responder {
  /// The permission of a responder whose class has the standard `next`.
  nonisolated func plainPermission(for action: RetainedSelector) -> PlainPermission {
    guard let storedFacts else { return .ask }
    if plainMethod(for: action, storedFacts) != nil { return .permitted }
    guard let storedNext else { return .refused }
    let stop = ResponderWalk.pass(from: storedNext, action)
    guard stop.responder != nil else { return .refused }
    guard stop.method != nil else { return .ask }
    PendingQuestion.isForwarded = true
    return .permitted
  }
}

/// The methods of a responder that may be overridden, without their actor.
private enum ResponderCalls {
  nonisolated(unsafe) static let next = unsafeBitCast(
    { $0.next } as @MainActor (Responder) -> Responder?, to: ((Responder) -> Responder?).self)

  nonisolated(unsafe) static let permission = unsafeBitCast(
    { $0.canPerformAction($1, withSender: $2) }
      as @MainActor (Responder, ActionSelector, View) -> Bool,
    to: ((Responder, ActionSelector, View) -> Bool).self)
}
