/// The handlers of a sender in one block, in the order in which they were added.
///
/// Entries are plain memory that the list keeps alive: a dispatch reads them without counting a
/// reference. While one is under way nothing that an entry refers to is let go of.
package final class HandlerList: ManagedBuffer<HandlerList.Header, EventHandler> {
  package struct Header {
    var count: Int32 = 0
    var flags: Flags = []
    /// What has to live until the dispatch is over; of a list that was replaced, its successor.
    var retired: [AnyObject] = []
  }

  package struct Flags: OptionSet {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A dispatch is under way; entries stay in place until it is over.
    static let isDispatching = Flags(rawValue: 1 << 0)
    /// Entries wait for the end of a dispatch to be dropped.
    static let needsSweep = Flags(rawValue: 1 << 1)
    /// The class of the sender has its own way of sending actions.
    static let isOverridden = Flags(rawValue: 1 << 2)
    /// A larger list has taken the place of this one.
    static let isReplaced = Flags(rawValue: 1 << 3)
  }

  deinit {
    withUnsafeMutablePointers { header, entries in
      for index in 0..<Int(header.pointee.count) { entries[index].release() }
    }
  }

  /// Makes an empty list; the flag says whether the sender's class has its own way of sending actions.
  static func make(capacity: Int, isOverridden: Bool) -> HandlerList {
    let list = unsafeDowncast(
      create(minimumCapacity: capacity) { _ in Header() }, to: HandlerList.self)
    if isOverridden { list.flags.insert(.isOverridden) }
    return list
  }

  // Not by way of `header`, whose accesses are checked.
  @inline(__always)
  var count: Int { withUnsafeMutablePointerToHeader { Int($0.pointee.count) } }

  @inline(__always)
  var flags: Flags {
    get { withUnsafeMutablePointerToHeader { $0.pointee.flags } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.flags = newValue } }
  }

  @inline(__always)
  var entries: UnsafeMutablePointer<EventHandler> { withUnsafeMutablePointerToElements { $0 } }

  /// Adds an entry; returns this list, or the larger one that takes its place.
  func appending(_ handler: EventHandler) -> HandlerList {
    let list = count < capacity ? self : grown()
    (list.entries + list.count).initialize(to: handler)
    list.header.count += 1
    return list
  }

  /// Moves the entries to a list with more room; a dispatch finds it by way of this one, which it keeps.
  private func grown() -> HandlerList {
    let list = HandlerList.make(capacity: count * 2, isOverridden: false)
    list.entries.initialize(from: entries, count: count)
    swap(&list.header, &header)
    flags = .isReplaced
    if list.flags.contains(.isDispatching) {
      header.retired = [list]
      list.header.retired.append(self)
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
    unsafeDowncast(header.retired[0], to: HandlerList.self).latest
  }

  /// Ends a dispatch, which may be within another one.
  @inline(__always)
  func endDispatch(within outer: Bool) {
    guard !outer else { return }
    flags.remove(.isDispatching)
    if flags.contains(.needsSweep) { sweep() }
  }

  /// Drops the entries without events, unless a dispatch counts on their places.
  func sweep() {
    guard !flags.contains(.isDispatching) else {
      flags.insert(.needsSweep)
      return
    }
    flags.remove(.needsSweep)
    let handlers = UnsafeMutableBufferPointer(start: entries, count: count)
    let removed = handlers.filter(\.events.isEmpty)
    // What is let go of may change the list when it goes, so that is done at the end.
    let retired = header.retired
    header.retired = []
    if !removed.isEmpty {
      let kept = handlers.filter { !$0.events.isEmpty }
      _ = handlers.update(fromContentsOf: kept)
      header.count = Int32(kept.count)
    }
    // Those that were replaced point at this list.
    for case let list as HandlerList in retired { list.header.retired = [] }
    for handler in removed { handler.release() }
    withExtendedLifetime(retired) {}
  }
}
