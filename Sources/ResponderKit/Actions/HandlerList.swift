/// The handlers of a sender in one block, in the order in which they were added.
///
/// Entries are plain memory that the list keeps alive: a dispatch reads them without counting a
/// reference. During a dispatch, nothing that an entry references is released.
package final class HandlerList: ManagedBuffer<HandlerList.Header, EventHandler> {
  package struct Header {
    var count: Int32 = 0
    var flags: Flags = []
    /// The values that few lists have; nil until they are needed.
    var rare: Rare?
  }

  /// The values of a list that was changed during a dispatch, was replaced, or is long.
  package final class Rare {
    /// The objects that have to live until the dispatch ends; for a list that was replaced, its
    /// successor.
    var retired: [AnyObject] = []
    /// The places of the entries; nil for a list in which they are searched for.
    var index: HandlerIndex?
  }

  package struct Flags: OptionSet {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A dispatch is under way; entries stay in place until it is over.
    static let isDispatching = Flags(rawValue: 1 << 0)
    /// Some entries wait for the end of a dispatch to be dropped.
    static let needsSweep = Flags(rawValue: 1 << 1)
    /// The class of the sender customizes how actions are sent.
    static let isOverridden = Flags(rawValue: 1 << 2)
    /// A larger list has taken the place of this one.
    static let isReplaced = Flags(rawValue: 1 << 3)
  }

  deinit {
    withUnsafeMutablePointers { header, entries in
      for index in 0..<Int(header.pointee.count) { entries[index].release() }
    }
  }

  /// Creates an empty list; the flag says whether the sender's class customizes how actions are
  /// sent.
  static func make(capacity: Int, isOverridden: Bool) -> HandlerList {
    let list = unsafeDowncast(
      create(minimumCapacity: capacity) { _ in Header() }, to: HandlerList.self)
    if isOverridden { list.flags.insert(.isOverridden) }
    return list
  }

  // This avoids `header`, whose accesses are checked.
  @inline(__always)
  var count: Int { withUnsafeMutablePointerToHeader { Int($0.pointee.count) } }

  @inline(__always)
  var flags: Flags {
    get { withUnsafeMutablePointerToHeader { $0.pointee.flags } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.flags = newValue } }
  }

  @inline(__always)
  var entries: UnsafeMutablePointer<EventHandler> { withUnsafeMutablePointerToElements { $0 } }

  /// The values that few lists have, created on first use.
  var rarely: Rare {
    if let rare = header.rare { return rare }
    let rare = Rare()
    header.rare = rare
    return rare
  }

  /// Adds an entry; returns this list, or the larger one that takes its place.
  func appending(_ handler: EventHandler) -> HandlerList {
    let list = count < capacity ? self : grown()
    (list.entries + list.count).initialize(to: handler)
    list.header.rare?.index?.add(handler, at: list.count)
    list.header.count += 1
    return list
  }

  /// Moves the entries to a larger list; a dispatch finds it through this one, which it retains.
  private func grown() -> HandlerList {
    let list = HandlerList.make(capacity: count * 2, isOverridden: false)
    list.entries.initialize(from: entries, count: count)
    swap(&list.header, &header)
    flags = .isReplaced
    if list.flags.contains(.isDispatching) {
      // The two keep each other until the sweep at the end of the dispatch.
      list.flags.insert(.needsSweep)
      rarely.retired = [list]
      list.rarely.retired.append(self)
    }
    return list
  }

  /// This list, or the one that has taken its place.
  @inline(__always)
  var latest: Unmanaged<HandlerList> {
    flags.contains(.isReplaced) ? successor : .passUnretained(self)
  }

  @inline(never)
  private var successor: Unmanaged<HandlerList> {
    unsafeDowncast(rarely.retired[0], to: HandlerList.self).latest
  }

  /// Ends a dispatch, which may be nested in another one.
  @inline(__always)
  func endDispatch(within outer: Bool) {
    guard !outer else { return }
    flags.remove(.isDispatching)
    if flags.contains(.needsSweep) { sweep() }
  }

  /// Drops the entries without events, unless a dispatch depends on their positions.
  func sweep() {
    guard !flags.contains(.isDispatching) else {
      flags.insert(.needsSweep)
      return
    }
    flags.remove(.needsSweep)
    let handlers = UnsafeMutableBufferPointer(start: entries, count: count)
    let removed = handlers.filter(\.events.isEmpty)
    // Deallocating an object may change the list, so that happens at the end.
    let retired = header.rare?.retired ?? []
    header.rare?.retired = []
    if !removed.isEmpty {
      header.rare?.index = nil
      let kept = handlers.filter { !$0.events.isEmpty }
      _ = handlers.update(fromContentsOf: kept)
      header.count = Int32(kept.count)
    }
    // The lists that were replaced reference this one.
    for case let list as HandlerList in retired { list.header.rare = nil }
    for handler in removed { handler.release() }
    withExtendedLifetime(retired) {}
  }
}
