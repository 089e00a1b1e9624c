package import ControlValues
package import ResponderKit

extension Control {
  /// Calls the handlers of events with the user's input; see ``sendActions(for:)``.
  package final func send(_ events: ControlEvents, with event: InputEvent?) {
    if let handlerList {
      FastPath.call(handlerList, for: events, with: event, from: self)
    } else if InteractionRecorder.isRecording {
      sendRecorded(events, with: event)
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

  /// Whether the class overrides how actions are sent.
  package final var overridesSending: Bool { SendActionOverrides.isOverridden(by: self) }
}

/// The two methods through which every handler is called.
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
