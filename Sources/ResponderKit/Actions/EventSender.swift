package import ControlValues

/// An object, such as a control, that calls handlers for events in the order in which they were
/// added.
@MainActor
package protocol EventSender: AnyObject {
  /// The handlers, which the sender retains, and releases when it is deallocated; nil before the
  /// first one is added.
  ///
  /// They are unmanaged, so that a dispatch counts no reference.
  var handlerList: Unmanaged<HandlerList>? { get set }
  /// Indicates whether the class customizes how actions are sent, so that ``call(_:with:)`` is
  /// called for every handler.
  var overridesSending: Bool { get }
  /// Calls a handler through the methods that a subclass may override.
  func call(_ handler: EventHandler, with event: InputEvent?)
  /// The name of the sender in records.
  var recordName: String { get }
}

extension EventSender {
  /// The entries in their order; those without events have been removed.
  package var handlers: UnsafeMutableBufferPointer<EventHandler> {
    let list = currentList
    return UnsafeMutableBufferPointer(start: list?.entries, count: list?.count ?? 0)
  }

  private var currentList: HandlerList? { handlerList?.takeUnretainedValue() }

  private func append(_ handler: EventHandler) {
    let list = currentList ?? .make(capacity: 1, isOverridden: overridesSending)
    let extended = list.appending(handler)
    guard extended !== currentList else { return }
    let old = handlerList
    handlerList = .passRetained(extended)
    old?.release()
  }

  /// Adds a target and an action for events, or the events to the entry of the same pair.
  package func addHandler(
    _ target: AnyObject?, action: ActionSelector, for events: ControlEvents
  ) {
    // An entry without events was removed by a running handler, and stays removed.
    if let index = handlers.firstIndex(where: {
      $0.isFor(target) && $0.isNamed(action) && !$0.events.isEmpty
    }) {
      handlers[index].events.formUnion(events)
    } else {
      append(EventHandler(target: target, action: action, events: events, sender: self))
    }
  }

  /// Adds the handlers of a document to a sender that has none: the same as adding one after the
  /// other, but in linear time.
  package func addHandlers(_ additions: [HandlerAddition]) {
    guard handlers.isEmpty else { return additions.forEach(add) }
    var places: [HandlerAddition.Pair: Int] = [:]
    for addition in additions {
      guard case .targetAction(let pair, let events) = addition else {
        add(addition)
        continue
      }
      if let place = places[pair] {
        handlers[place].events.formUnion(events)
      } else {
        places[pair] = handlers.count
        append(
          EventHandler(target: pair.target, action: pair.action, events: events, sender: self))
      }
    }
  }

  private func add(_ addition: HandlerAddition) {
    switch addition {
    case .targetAction(let pair, let events):
      addHandler(pair.target, action: pair.action, for: events)
    case .newClosure(let action, let events): append(EventHandler(action: action, events: events))
    }
  }

  /// Adds a closure for events; it replaces one with the same identifier and keeps its events.
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

  /// Removes events from the entries of a target and an action; without an action from all entries
  /// of the target, without a target from every entry that is not a closure.
  package func removeHandlers(
    of target: AnyObject?, action: ActionSelector?, for events: ControlEvents
  ) {
    remove(events) { handler in
      guard handler.kind != .action else { return false }
      guard let target else { return true }
      return handler.isFor(target) && action.map { handler.isNamed($0) } ?? true
    }
  }

  /// Replaces a handler.
  private func replaceHandler(at index: Int, with handler: EventHandler) {
    let old = handlers[index]
    handlers[index] = handler
    if let object = old.object { currentList?.header.retired.append(object) }
    old.release()
    currentList?.sweep()
  }

  /// Removes the events from the matching entries, and drops entries without events.
  package func remove(_ events: ControlEvents, where matches: (EventHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    currentList?.sweep()
  }

  /// Calls the handlers of events in their order, by way of ``call(_:with:)``.
  ///
  /// One that is added meanwhile waits for the next event, one that is removed is not called. A view's
  /// handlers are called faster by ``FastPath``.
  package func callHandlers(
    for events: ControlEvents, with event: InputEvent?, _ recorder: InteractionRecorder? = nil
  ) {
    guard let first = currentList else { return }
    let outer = first.flags.contains(.isDispatching)
    first.flags.insert(.isDispatching)
    for index in 0..<first.count where !handlers[index].events.isDisjoint(with: events) {
      let handler = handlers[index]
      if let recorder {
        recorder.call(handler) { call(handler, with: event) }
      } else {
        call(handler, with: event)
      }
    }
    currentList?.endDispatch(within: outer)
  }

  /// Calls the handlers of events, and records them, what they do, and what changes for a screen
  /// reader.
  package func sendRecorded(
    _ events: ControlEvents, with event: InputEvent?, _ recorder: InteractionRecorder
  ) {
    if let responder = self as? Responder { recorder.look(at: responder) }
    let count = handlers.count { !$0.events.isDisjoint(with: events) }
    recorder.note(.events(control: recordName, events, handlers: count))
    callHandlers(for: events, with: event, recorder)
  }
}
