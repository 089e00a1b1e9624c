/// What a document may ask for before reading it is given up.
package struct XMLLimits: Sendable, Hashable {
  package var bytes = 64 << 20
  package var depth = 256
  package var elements = 1_000_000

  package init() {}
}
