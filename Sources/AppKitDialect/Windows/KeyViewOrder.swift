/// The views of a window in reading order, with the place of each.
@MainActor
package struct KeyViewOrder {
  let views: [NSView]
  let places: [ObjectIdentifier: Int]

  init(_ views: [NSView]) {
    self.views = views
    places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
  }
}
