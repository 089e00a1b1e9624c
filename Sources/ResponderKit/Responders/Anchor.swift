/// A reference to a responder that does not retain it.
///
/// The responder owns its anchor and clears it when it is deallocated; objects that reference the
/// responder retain the anchor. The last reference to a responder must be released on the main
/// actor, where anchors are read. A `weak` reference would give the responder a side table, and
/// from then on every retain and release of it would take the slow path.
@usableFromInline
package final class Anchor: Sendable {
  @usableFromInline
  @exclusivity(unchecked) nonisolated(unsafe) private(set) package var responder:
    Unmanaged<Responder>?

  init(_ responder: Responder) { self.responder = .passUnretained(responder) }

  func clear() { responder = nil }
}
