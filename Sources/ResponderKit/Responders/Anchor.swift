/// Points back at a responder without keeping it alive.
///
/// The responder owns its anchor and clears it when it goes; whoever refers to the responder keeps
/// the anchor. The last reference to a responder must be given up on the main actor, where anchors
/// are read. A `weak` reference would give the responder a side table, and from then on every
/// retain and release of it would take the slow path.
package final class Anchor: Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) private(set) package var responder:
    Unmanaged<Responder>?

  init(_ responder: Responder) { self.responder = .passUnretained(responder) }

  func clear() { responder = nil }
}

/// A reference to a responder that does not keep it alive and reads nil once it has gone.
package struct Backlink<Object: Responder> {
  private let anchor: Anchor?

  /// A reference to nothing.
  package init() { anchor = nil }

  @MainActor
  package init(_ object: Object?) { anchor = object?.anchor }

  package var object: Object? { unmanaged?.takeUnretainedValue() }

  /// Whether the reference was made to an object, which may have gone since.
  @inline(__always)
  var isSet: Bool { anchor != nil }

  /// The object, for those who look at it and are gone before it is.
  @inline(__always)
  var unmanaged: Unmanaged<Object>? {
    anchor?.responder.map { .fromOpaque($0.toOpaque()) }
  }
}
