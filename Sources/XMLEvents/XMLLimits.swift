/// The limits beyond which a document is rejected.
package struct XMLLimits: Sendable, Hashable {
  package var bytes = 64 << 20
  package var depth = 256
  package var elements = 1_000_000
  /// The limit per element; real documents have at most about forty attributes on an element.
  package var attributes = 1_000
  /// The limit per document.
  ///
  /// Interface Builder declares none, and libxml2 looks for the prefix of each name among all of
  /// them.
  package var namespaces = 100

  package init() {}
}
