/// What a document may ask for before reading it is given up.
package struct XMLLimits: Sendable, Hashable {
  package var bytes = 64 << 20
  package var depth = 256
  package var elements = 1_000_000
  /// Of one element; the richest one of real documents has some forty.
  package var attributes = 1_000

  package init() {}
}
