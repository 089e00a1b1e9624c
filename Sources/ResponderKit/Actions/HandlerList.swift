/// The handlers of a sender in one block, in the order in which they were added.
///
/// Entries are plain memory that the list keeps alive: a dispatch reads them without counting a
/// reference. While one is under way nothing that an entry refers to is let go of.
package final class HandlerList: ManagedBuffer<HandlerList.Header, EventHandler> {
  package struct Header {
    package var count = 0
    /// What has to live until the dispatch is over.
    package var retired: [AnyObject] = []
  }

  deinit {
    withUnsafeMutablePointers { header, entries in
      for index in 0..<header.pointee.count { entries[index].release() }
    }
  }

  package static func make(capacity: Int) -> HandlerList {
    unsafeDowncast(create(minimumCapacity: capacity) { _ in Header() }, to: HandlerList.self)
  }

  // Not by way of `header`, whose accesses are checked.
  @inlinable @inline(__always)
  package var count: Int { withUnsafeMutablePointerToHeader { $0.pointee.count } }

  @inlinable @inline(__always)
  package var entries: UnsafeMutablePointer<EventHandler> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// Returns a list with room for one entry more; this one is empty then.
  package func grown() -> HandlerList {
    let list = HandlerList.make(capacity: count * 2)
    list.entries.initialize(from: entries, count: count)
    swap(&list.header, &header)
    return list
  }
}
