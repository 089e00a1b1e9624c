/// A reference to a responder that does not retain it and reads nil once it has been deallocated.
@usableFromInline
package struct Backlink<Object: Responder> {
  @usableFromInline let anchor: Anchor?

  /// A reference to nothing.
  package init() { anchor = nil }

  @MainActor
  package init(_ object: Object?) { anchor = object?.anchor }

  // Inlinable, because another module would otherwise look up the type on every read.
  @inlinable package var object: Object? { unmanaged?.takeUnretainedValue() }

  /// Indicates whether the reference was made to an object, which may have been deallocated since.
  @inline(__always)
  var isSet: Bool { anchor != nil }

  /// The object, for callers that do not outlive it.
  @inlinable @inline(__always)
  package var unmanaged: Unmanaged<Object>? {
    anchor?.responder.map { .fromOpaque($0.toOpaque()) }
  }
}
