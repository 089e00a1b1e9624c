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
      return call(handlers, for: events, with: nil, from: sender)
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

  /// Calls the handlers with the user's input, through the methods that a subclass may override.
  @inline(never)
  package static func call(
    _ handlers: Unmanaged<HandlerList>, for events: ControlEvents, with event: InputEvent?,
    from sender: SendingView
  ) {
    if InteractionRecorder.isRecording { return SenderCalls.record(sender, events, event) }
    var list = handlers.takeUnretainedValue()
    let outer = list.flags.contains(.isDispatching)
    list.flags.insert(.isDispatching)
    for index in 0..<list.count {
      let handler = list.entries[index]
      guard !handler.events.isDisjoint(with: events) else { continue }
      SenderCalls.call(sender, handler, event)
      list = list.latest.takeUnretainedValue()
    }
    list.endDispatch(within: outer)
  }
}

/// The methods of a sender, without their actor annotation.
private enum SenderCalls {
  nonisolated(unsafe) static let call = unsafeBitCast(
    { $0.call($1, with: $2) } as @MainActor (SendingView, EventHandler, InputEvent?) -> Void,
    to: ((SendingView, EventHandler, InputEvent?) -> Void).self)

  nonisolated(unsafe) static let record = unsafeBitCast(
    { $0.sendRecorded($1, with: $2) }
      as @MainActor (SendingView, ControlEvents, InputEvent?) -> Void,
    to: ((SendingView, ControlEvents, InputEvent?) -> Void).self)
}
