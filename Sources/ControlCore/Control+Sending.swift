package import ControlValues
package import ResponderKit

extension Control {
  /// Calls the handlers of events with the user's input; see ``sendActions(for:)``.
  package final func send(_ events: ControlEvents, with event: InputEvent?) {
    if let recorder = InteractionRecorder.current {
      sendRecorded(events, with: event, recorder)
    } else if event == nil, let handlerList {
      FastPath.call(handlerList, for: events, from: self)
    } else {
      callHandlers(for: events, with: event)
    }
  }

  /// Calls a handler through the methods that a subclass may override.
  @inline(never)
  package final func call(_ handler: EventHandler, with event: InputEvent?) {
    if let action = handler.action {
      sendAction(action)
    } else if handler.kind == .chain {
      sendAction(handler.selector.selector, to: nil, for: event)
    } else if let target = handler.target {
      sendAction(handler.selector.selector, to: target, for: event)
    }
  }

  /// Indicates whether the class overrides how actions are sent.
  package final var overridesSending: Bool { SendActionOverrides.isOverridden(by: self) }
}
