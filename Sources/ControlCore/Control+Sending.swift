package import ControlValues
package import ResponderKit

extension Control {
  /// Calls the handlers of events, with what the user did; see ``sendActions(for:)``.
  package final func send(_ events: ControlEvents, with event: InputEvent?) {
    if InteractionRecorder.isRecording, let recorder = InteractionRecorder.current {
      return sendRecorded(events, with: event, recorder)
    }
    let end = handlerCount
    guard end > 0 else { return }
    let outer = isDispatching
    isDispatching = true
    var index = 0
    while index < end {
      // The list may grow under way, so it is asked for every time.
      let handler = handlerList.unsafelyUnwrapped.entries + index
      if !handler.pointee.events.isDisjoint(with: events) { call(handler, with: event) }
      index += 1
    }
    isDispatching = outer
    if needsSweep, !outer { sweep() }
  }

  @inline(__always)
  private func call(_ handler: UnsafeMutablePointer<EventHandler>, with event: InputEvent?) {
    guard !overridesSendAction, event == nil else {
      return callOverrides(handler.pointee, with: event)
    }
    if handler.pointee.kind == .direct {  // the commonest, before the others are told apart
      FastPath.send(handler.pointee.selector, to: handler.pointee.anchor, from: self)
      return
    }
    switch handler.pointee.kind {
    case .chain: FastPath.sendAlongChain(handler.pointee.selector, from: self)
    case .action: handler.pointee.runAction(from: self)
    case .direct, .responder, .object: callOverrides(handler.pointee, with: nil)
    }
  }

  /// Calls a handler by way of the methods that a subclass may override.
  @inline(never)
  final func callOverrides(_ handler: EventHandler, with event: InputEvent?) {
    if let action = handler.action {
      sendAction(action)
    } else if handler.kind == .chain {
      sendAction(handler.selector.selector, to: nil, for: event)
    } else if let target = handler.target {
      sendAction(handler.selector.selector, to: target, for: event)
    }
  }

  /// Finds out, before the first handler is there, whether the class overrides how actions are sent.
  final func findOverrides() {
    if handlerList == nil { overridesSendAction = SendActionOverrides.isOverridden(by: self) }
  }
}

/// The two methods that every handler is called through.
@MainActor
private enum SendActionOverrides {
  private static let target = MethodOverride(
    of: Control.self, overriding: TargetProbe.self, plain: PlainControl.self,
    standard: [Control.self])
  private static let action = MethodOverride(
    of: Control.self, overriding: ActionProbe.self, plain: PlainControl.self,
    standard: [Control.self])

  static func isOverridden(by control: Control) -> Bool {
    let facts = control.facts
    if let known = facts.pointee.overridesControl { return known }
    let type = type(of: control)
    let isOverridden = target.isOverridden(in: type) || action.isOverridden(in: type)
    facts.pointee.overridesControl = isOverridden
    return isOverridden
  }
}

private final class PlainControl: Control {}

private final class TargetProbe: Control {
  override func sendAction(
    _ action: ActionSelector, to target: AnyObject?, for event: InputEvent?
  ) {}
}

private final class ActionProbe: Control {
  override func sendAction(_ action: Action) {}
}
