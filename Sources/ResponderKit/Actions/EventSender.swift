package import ControlValues

/// An object that calls handlers for events, in the order in which they were added: a control, and
/// what else sends actions.
///
/// The list and the two flags are the sender's own fields, so that a dispatch reads them directly.
@MainActor
package protocol EventSender: AnyObject {
  /// The handlers; nil before the first one is added.
  var handlerList: HandlerList? { get set }
  /// Whether a dispatch is under way; entries stay in place until it is over.
  var isDispatching: Bool { get set }
  /// Whether entries wait for the end of a dispatch to be dropped.
  var needsSweep: Bool { get set }
}

extension EventSender {
  package var handlerCount: Int { handlerList?.count ?? 0 }

  /// The entries in their order; those without events have been removed.
  package var handlers: UnsafeMutableBufferPointer<EventHandler> {
    UnsafeMutableBufferPointer(start: handlerList?.entries, count: handlerCount)
  }

  func append(_ handler: EventHandler) {
    let list: HandlerList
    if let handlerList, handlerList.count < handlerList.capacity {
      list = handlerList
    } else {
      list = handlerList?.grown() ?? .make(capacity: 1)
      handlerList = list
    }
    (list.entries + list.count).initialize(to: handler)
    list.header.count += 1
  }

  /// Adds a target and an action for events, or the events to the entry of the same pair.
  package func addHandler(
    _ target: AnyObject?, action: ActionSelector, for events: ControlEvents
  ) {
    // An entry without events was removed by a handler that is running, and stays removed.
    if let index = handlers.firstIndex(where: {
      $0.isFor(target) && $0.isNamed(action) && !$0.events.isEmpty
    }) {
      handlers[index].events.formUnion(events)
    } else {
      append(EventHandler(target: target, action: action, events: events, sender: self))
    }
  }

  /// Adds a closure for events; one with the same identifier is replaced and its events kept.
  package func addHandler(_ action: Action, for events: ControlEvents) {
    if let index = handlers.firstIndex(where: {
      $0.action?.identifier == action.identifier && !$0.events.isEmpty
    }) {
      let events = handlers[index].events.union(events)
      replaceHandler(at: index, with: EventHandler(action: action, events: events))
    } else {
      append(EventHandler(action: action, events: events))
    }
  }

  /// Takes events from the entries of a target and an action; without an action from all entries of
  /// the target, without a target from every entry that is not a closure.
  package func removeHandlers(
    of target: AnyObject?, action: ActionSelector?, for events: ControlEvents
  ) {
    remove(events) { handler in
      guard handler.kind != .action else { return false }
      guard let target else { return true }
      return handler.isFor(target) && action.map { handler.isNamed($0) } ?? true
    }
  }

  /// Puts a handler in the place of another.
  func replaceHandler(at index: Int, with handler: EventHandler) {
    let old = handlers[index]
    handlers[index] = handler
    if let object = old.object { handlerList?.header.retired.append(object) }
    old.release()
    sweep()
  }

  /// Takes the events from the entries that match; entries without events go.
  package func remove(_ events: ControlEvents, where matches: (EventHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    sweep()
  }

  /// Drops the entries without events, unless a dispatch counts on their places.
  package func sweep() {
    guard !isDispatching, let handlerList else {
      needsSweep = true
      return
    }
    needsSweep = false
    let removed = handlers.filter(\.events.isEmpty)
    // What is let go of may change the list when it goes, so that is done at the end.
    let retired = handlerList.header.retired
    handlerList.header.retired = []
    if !removed.isEmpty {
      let kept = handlers.filter { !$0.events.isEmpty }
      _ = handlers.update(fromContentsOf: kept)
      handlerList.header.count = kept.count
    }
    for handler in removed { handler.release() }
    withExtendedLifetime(retired) {}
  }
}
