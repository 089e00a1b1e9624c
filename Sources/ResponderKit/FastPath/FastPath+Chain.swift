extension FastPath {
  /// Sends an action up the chain.
  package static func sendAlongChain(_ action: RetainedSelector, from sender: View) {
    // With a window there may be a first responder.
    guard !InteractionRecorder.isRecording, !sender.windowLink.isSet else {
      return sendChecked(action, to: nil, from: sender)
    }
    let stop = ResponderWalk.pass(from: Unmanaged<View>.passUnretained(sender).asResponder, action)
    guard let responder = stop.responder else { return }
    guard let method = stop.method else {
      return sendAlongAsked(action, from: sender, at: responder)
    }
    if !perform(action, method, on: responder, from: sender) {
      sendChecked(action, to: nil, from: sender)
    }
  }

  /// Sends an action to the first responder from one up the chain that has the method; returns false
  /// if one on the way has to be asked, or if none has it.
  package static func sendUp(
    _ action: ActionSelector, from start: Unmanaged<Responder>, sender: AnyObject?
  ) -> Bool {
    guard !InteractionRecorder.isRecording else { return false }
    let stop = ResponderWalk.pass(from: start, action.unretained)
    guard let responder = stop.responder,
      let method = stop.method ?? ownMethod(of: responder, action.unretained)
    else { return false }
    return method._withUnsafeGuaranteedRef {
      guard $0.accepts(sender: sender, event: nil) else { return false }
      $0.perform(on: .fromOpaque(responder.toOpaque()), sender: sender, event: nil)
      return true
    }
  }

  /// Returns the method of a responder that has to be asked for the next one, and for nothing else.
  private static func ownMethod(
    of responder: Unmanaged<Responder>, _ action: RetainedSelector
  ) -> Unmanaged<ActionMethod>? {
    responder._withUnsafeGuaranteedRef {
      guard let facts = $0.storedFacts,
        facts.pointee.overrides.isDisjoint(with: [.canPerformAction, .target])
      else { return nil }
      return $0.knownMethod(for: action, facts)
    }
  }

  /// Continues at a responder that has to be asked for the next one, or for its permission.
  @inline(never)
  private static func sendAlongAsked(
    _ action: RetainedSelector, from sender: View, at start: Unmanaged<Responder>
  ) {
    var responder = start.takeUnretainedValue()
    // Further responders, and one that overrides `target`, are left to the search that detects
    // cycles.
    for _ in 0..<8 {
      guard let facts = responder.storedFacts, !facts.pointee.overrides.contains(.target) else {
        break
      }
      let method = responder.knownMethod(for: action, facts)
      if facts.pointee.overrides.contains(.canPerformAction) {
        let outer = ForwardedPermission.ask(responder, action.symbol)
        let isPermitted = ResponderCalls.permission(responder, action.selector, sender)
        let isForwarded = ForwardedPermission.end(outer)
        if isPermitted, let method {
          if perform(action, method, on: .passUnretained(responder), from: sender) { return }
          break
        }
        // A responder that claims an action that it lacks receives it, and does nothing.
        if isPermitted, !isForwarded { return }
      } else if let method {
        if perform(action, method, on: .passUnretained(responder), from: sender) { return }
        break
      }
      var next = responder.storedNext
      var kept: Responder?  // retains one that only the answer references
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

  /// Performs an action that accepts the sender; returns false for one that does not.
  @inline(__always)
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
}

extension Unmanaged<View> {
  fileprivate var asResponder: Unmanaged<Responder> { .fromOpaque(toOpaque()) }
}

/// The overridable methods of a responder, without their actor annotation.
private enum ResponderCalls {
  nonisolated(unsafe) static let next = unsafeBitCast(
    { $0.next } as @MainActor (Responder) -> Responder?, to: ((Responder) -> Responder?).self)

  nonisolated(unsafe) static let permission = unsafeBitCast(
    { $0.canPerformAction($1, withSender: $2) }
      as @MainActor (Responder, ActionSelector, View) -> Bool,
    to: ((Responder, ActionSelector, View) -> Bool).self)
}
