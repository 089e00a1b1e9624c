package import ControlValues

/// A view whose events call handlers.
package typealias SendingView = any EventSender & View

extension FastPath {
  /// Calls the handlers of events in a view's list, in the order in which they were added.
  ///
  /// A handler that is added meanwhile waits for the next event; one that is removed is not called.
  package static func call(
    _ handlers: Unmanaged<HandlerList>, for events: ControlEvents, from sender: SendingView
  ) {
    let flags = handlers._withUnsafeGuaranteedRef { $0.flags }
    guard !InteractionRecorder.isRecording, !flags.contains(.isOverridden) else {
      return SenderCalls.callSlowly(sender, events)
    }
    var list = handlers
    let end = list._withUnsafeGuaranteedRef { $0.count }
    list._withUnsafeGuaranteedRef { $0.flags = flags.union(.isDispatching) }
    var index = 0
    while index < end {
      let handler = list._withUnsafeGuaranteedRef { $0.entries } + index
      index += 1
      guard !handler.pointee.events.isDisjoint(with: events) else { continue }
      if handler.pointee.kind == .direct {
        send(handler.pointee.selector, to: handler.pointee.anchor, from: sender)
      } else if handler.pointee.kind == .action {
        handler.pointee.runAction(from: sender)
      } else if handler.pointee.kind == .chain {
        sendAlongChain(handler.pointee.selector, from: sender)
      } else {
        callOther(handler.pointee, from: sender)
      }
      // The list may have grown meanwhile.
      list = list._withUnsafeGuaranteedRef { $0.latest }
    }
    list._withUnsafeGuaranteedRef { $0.endDispatch(within: flags.contains(.isDispatching)) }
  }

  /// Calls the rarer kinds, separately so that the others stay in registers.
  @inline(never)
  private static func callOther(_ handler: EventHandler, from sender: SendingView) {
    SenderCalls.call(sender, handler, nil)
  }
}

/// The methods of a sender, without their actor annotation.
private enum SenderCalls {
  nonisolated(unsafe) static let call = unsafeBitCast(
    { $0.call($1, with: $2) } as @MainActor (SendingView, EventHandler, InputEvent?) -> Void,
    to: ((SendingView, EventHandler, InputEvent?) -> Void).self)

  /// While a record is taken, and for classes with a way of sending of their own.
  nonisolated(unsafe) static let callSlowly = unsafeBitCast(
    { sender, events in
      if let recorder = InteractionRecorder.current {
        sender.sendRecorded(events, with: nil, recorder)
      } else {
        sender.callHandlers(for: events, with: nil)
      }
    } as @MainActor (SendingView, ControlEvents) -> Void,
    to: ((SendingView, ControlEvents) -> Void).self)
}
