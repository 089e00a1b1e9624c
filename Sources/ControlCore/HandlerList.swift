import ResponderKit

/// The handlers of a control in one block, in the order in which they were added.
///
/// Entries are plain memory that the list keeps alive: a dispatch reads them without counting a
/// reference. While one is under way nothing that an entry refers to is let go of.
final class HandlerList: ManagedBuffer<HandlerList.Header, EventHandler> {
  struct Header {
    var count = 0
    /// What has to live until the dispatch is over.
    var retired: [AnyObject] = []
  }

  deinit {
    withUnsafeMutablePointers { header, entries in
      for index in 0..<header.pointee.count { entries[index].release() }
    }
  }

  static func make(capacity: Int) -> HandlerList {
    unsafeDowncast(create(minimumCapacity: capacity) { _ in Header() }, to: HandlerList.self)
  }

  // Not by way of `header`, whose accesses are checked.
  @inline(__always)
  var count: Int { withUnsafeMutablePointerToHeader { $0.pointee.count } }

  @inline(__always)
  var entries: UnsafeMutablePointer<EventHandler> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// Returns a list with room for one entry more; this one is empty then.
  func grown() -> HandlerList {
    let list = HandlerList.make(capacity: count * 2)
    list.entries.initialize(from: entries, count: count)
    swap(&list.header, &header)
    return list
  }
}

/// A control's handlers as the rest of the module sees them.
extension Control {
  final var handlerCount: Int { handlerList?.count ?? 0 }

  /// The entries in their order; those without events have been removed.
  final var handlers: UnsafeMutableBufferPointer<EventHandler> {
    UnsafeMutableBufferPointer(start: handlerList?.entries, count: handlerCount)
  }

  final func append(_ handler: EventHandler) {
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

  /// Puts a handler in the place of another.
  final func replaceHandler(at index: Int, with handler: EventHandler) {
    let old = handlers[index]
    handlers[index] = handler
    if let object = old.object { handlerList?.header.retired.append(object) }
    old.release()
    sweep()
  }

  /// Takes the events from the entries that match; entries without events go.
  final func remove(_ events: ControlEvents, where matches: (EventHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    sweep()
  }

  /// Drops the entries without events, unless a dispatch counts on their places.
  final func sweep() {
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
