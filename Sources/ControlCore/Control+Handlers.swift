public import ControlValues
public import ResponderKit

extension Control: EventSender {}

extension Control {
  /// Adds a target and an action for events; for an existing pair, adds the events to it.
  ///
  /// The control does not retain the target: once it is deallocated, nothing is sent. Without a
  /// target, the control searches the responder chain when the event happens. Whether the target
  /// has the method is not checked until then (`UIControl.addTarget(_:action:for:)`).
  public final func addTarget(
    _ target: AnyObject?, action: ActionSelector, for events: ControlEvents
  ) {
    guard !events.isEmpty else { return }
    addHandler(target, action: action, for: events)
  }

  /// Removes events from the entries of a target and an action.
  ///
  /// Without an action, it affects all entries of the target; without a target, the entries of
  /// every target, whatever the action, as documented for `UIControl.removeTarget(_:action:for:)`.
  /// Closures stay.
  public final func removeTarget(
    _ target: AnyObject?, action: ActionSelector?, for events: ControlEvents
  ) {
    removeHandlers(of: target, action: action, for: events)
  }

  /// Adds a closure for events; it replaces one with the same identifier and keeps its events.
  ///
  /// The control retains the action (`UIControl.addAction(_:for:)`).
  public final func addAction(_ action: Action, for events: ControlEvents) {
    guard !events.isEmpty else { return }
    addHandler(action, for: events)
  }

  /// Removes events from the closure with the action's identifier
  /// (`UIControl.removeAction(_:for:)`).
  public final func removeAction(_ action: Action, for events: ControlEvents) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes events from the closure with the identifier
  /// (`UIControl.removeAction(identifiedBy:for:)`).
  public final func removeAction(
    identifiedBy identifier: Action.Identifier, for events: ControlEvents
  ) {
    removeHandler(identifiedBy: identifier, for: events)
  }

  /// All events that the control has handlers for; none without any (`UIControl.allControlEvents`).
  public final var allControlEvents: ControlEvents {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of the actions that a target receives for one event; nil if there are none
  /// (`UIControl.actions(forTarget:forControlEvent:)`).
  ///
  /// Without a target, it returns those of the entries that search the responder chain. Apple's
  /// page says nil for that case; a device was observed to return the names.
  public final func actions(forTarget target: AnyObject?, forControlEvent event: ControlEvents)
    -> [String]?
  {
    let names = handlers.filter { $0.isFor(target) && !$0.events.isDisjoint(with: event) }
      .filter { $0.kind != .action }.map(\.selector.selector.name)
    return names.isEmpty ? nil : names
  }

  /// The targets that handlers were added with, each once; nil represents handlers without a target
  /// and targets that were deallocated, as `NSNull` does in `UIControl.allTargets`.
  ///
  /// Closures have no target.
  public final var allTargets: [AnyObject?] {
    var targets: [AnyObject?] = []
    var known: Set<ObjectIdentifier?> = []
    for handler in handlers where handler.kind != .action && !handler.events.isEmpty {
      let target = handler.target
      if known.insert(target.map { ObjectIdentifier($0) }).inserted { targets.append(target) }
    }
    return targets
  }

  /// Calls a closure for each handler with its action, or with its target and selector, and with
  /// its events.
  ///
  /// The handlers are those that exist at the start, so the closure may add and remove handlers. It
  /// sets its last parameter to stop (`UIControl.enumerateEventHandlers(_:)`).
  public final func enumerateEventHandlers(
    _ iterator: (
      _ action: Action?, _ targetAction: (target: AnyObject?, action: ActionSelector)?,
      _ events: ControlEvents, _ stop: inout Bool
    ) -> Void
  ) {
    let present = handlers.filter { !$0.events.isEmpty }.map { handler in
      let isAction = handler.kind == .action
      return (
        handler.action, isAction ? nil : (handler.target, handler.selector.selector), handler.events
      )
    }
    var stop = false
    for (action, targetAction, events) in present where !stop {
      iterator(action, targetAction, events, &stop)
    }
  }
}
