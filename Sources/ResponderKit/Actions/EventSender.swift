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
    let key = HandlerIndex.Key.targetAction(target.map { ObjectIdentifier($0) }, action)
    if let index = place(of: key, where: { $0.isFor(target) && $0.isNamed(action) }) {
      handlers[index].events.formUnion(events)
    } else {
      append(EventHandler(target: target, action: action, events: events, sender: self))
    }
  }

  /// Adds a closure for events; it replaces one with the same identifier and keeps its events.
  package func addHandler(_ action: Action, for events: ControlEvents) {
    if let index = place(of: action.identifier) {
      let events = handlers[index].events.union(events)
      replaceHandler(at: index, with: EventHandler(action: action, events: events))
    } else {
      append(EventHandler(action: action, events: events))
    }
  }

  private func place(of identifier: Action.Identifier) -> Int? {
    place(of: .closure(identifier)) { $0.action?.identifier == identifier }
  }

  /// Returns the place of the entry for something; nil for none.
  ///
  /// An entry without events was removed by a running handler, and stays removed.
  private func place(
    of key: HandlerIndex.Key, where matches: (EventHandler) -> Bool
  ) -> Int? {
    guard let index = currentList?.index else {
      return handlers.firstIndex { matches($0) && !$0.events.isEmpty }
    }
    return index.place(of: key).flatMap {
      matches(handlers[$0]) && !handlers[$0].events.isEmpty ? $0 : nil
    }
  }

  /// Removes events from the entries of a target and an action; without an action from all entries
  /// of the target, without a target from every entry that is not a closure.
  package func removeHandlers(
    of target: AnyObject?, action: ActionSelector?, for events: ControlEvents
  ) {
    guard let target else { return remove(events) { $0.kind != .action } }
    func isMeant(_ handler: EventHandler) -> Bool {
      handler.isFor(target) && action.map { handler.isNamed($0) } ?? true
    }
    guard let index = currentList?.index else { return remove(events, where: isMeant) }
    if let action {
      let key = HandlerIndex.Key.targetAction(ObjectIdentifier(target), action)
      if let place = place(of: key, where: isMeant) { remove(events, at: [place]) }
    } else {
      remove(events, at: index.places(ofTarget: target).filter { isMeant(handlers[$0]) })
    }
  }

  /// Removes events from the closure with an identifier.
  package func removeHandler(
    identifiedBy identifier: Action.Identifier, for events: ControlEvents
  ) {
    if let place = place(of: identifier) { remove(events, at: [place]) }
  }

  /// Removes events from the entries at some places, and drops those without events.
  private func remove(_ events: ControlEvents, at places: [Int]) {
    let emptied = places.filter { place in
      handlers[place].events.subtract(events)
      return handlers[place].events.isEmpty
    }
    guard let list = currentList, !emptied.isEmpty else { return }
    withExtendedLifetime(list) { list.drop(at: emptied) }
  }

  /// Replaces a handler.
  private func replaceHandler(at index: Int, with handler: EventHandler) {
    let old = handlers[index]
    handlers[index] = handler
    if let object = old.object { currentList?.rarely.retired.append(object) }
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
