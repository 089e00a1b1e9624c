/// Sends a control's actions where only the target decides, and leaves the rest to
/// ``ActionSending``.
///
/// It runs on the main actor only but is not declared so, and its fields are not checked either:
/// every closure that is created on the actor and passed to a function off it looks up the thread,
/// and every check of exclusive access costs as much as the call of the method.
package enum FastPath {
  /// Returns whether an action that a sender sends to a target always runs the selector's own
  /// method.
  @MainActor
  package static func isDirect(
    _ action: ActionSelector, to target: Responder, from sender: AnyObject
  ) -> Bool {
    guard let method = ActionSending.method(of: target, for: action), method === action.method
    else { return false }
    return method.accepts(sender: sender, event: nil)
  }

  /// Sends an action to an object of the class that last received it, from a sender of the class
  /// that last sent it; returns false for others.
  @inline(never)  // inlined, the target would be retained once more
  package static func sendAgain(
    _ action: ActionSelector, to target: Unmanaged<AnyObject>, from sender: AnyObject?
  ) -> Bool {
    sendAgain(action.unretained, to: target, from: sender, for: nil)
  }

  /// The same with an event.
  @inline(never)
  static func sendAgain(
    _ action: RetainedSelector, to target: Unmanaged<AnyObject>, from sender: AnyObject?,
    for event: InputEvent?
  ) -> Bool {
    guard !InteractionRecorder.isRecording, let method = action.method else { return false }
    let type = target._withUnsafeGuaranteedRef { ObjectIdentifier(Swift.type(of: $0)) }
    return method._withUnsafeGuaranteedRef {
      guard $0.directTarget == type, $0.accepts(sender: sender, event: event) else { return false }
      $0.perform(on: target, sender: sender, event: event)
      return true
    }
  }

  /// Sends an action that is direct; does nothing if the target has been deallocated.
  package static func send(
    _ action: RetainedSelector, to anchor: Unmanaged<Anchor>, from sender: View
  ) {
    guard let target = anchor._withUnsafeGuaranteedRef({ $0.responder }) else { return }
    if InteractionRecorder.isRecording || sender.windowLink.isSet {
      return sendInWindow(action, to: target, from: sender)
    }
    perform(action, on: target, from: sender)
  }

  @inline(never)
  private static func sendInWindow(
    _ action: RetainedSelector, to target: Unmanaged<Responder>, from sender: View
  ) {
    if InteractionRecorder.isRecording || sender.applicationOverridesSendAction {
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

  @inline(never)
  static func sendChecked(
    _ action: RetainedSelector, to target: Unmanaged<Responder>?, from sender: View
  ) {
    let selector = action.selector
    let target = target?.takeUnretainedValue()
    MainActor.assumeIsolated { _ = sender.dispatchAction(selector, to: target, for: nil) }
  }
}

extension View {
  /// Indicates whether the application of the view's window customizes, or may customize, how
  /// actions are sent.
  @inline(__always)
  fileprivate nonisolated var applicationOverridesSendAction: Bool {
    guard let window = windowLink.unmanaged,
      let scene = window._withUnsafeGuaranteedRef({ $0.sceneLink.unmanaged }),
      let application = scene._withUnsafeGuaranteedRef({ $0.ownerLink.unmanaged })
    else { return false }
    guard let facts = application._withUnsafeGuaranteedRef({ $0.storedFacts }) else { return true }
    return facts.pointee.overrides.contains(.sendAction)
  }
}
