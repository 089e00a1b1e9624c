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
