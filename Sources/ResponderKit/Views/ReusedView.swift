/// A view that a list uses for one of its elements after another.
@MainActor
package protocol ReusedView: View {
  /// The number of times that the view was taken for another element.
  var reuseCount: Int { get }
  /// The place in its list of the element that the view shows; nil if it shows none.
  var placeInList: AnyHashable? { get }
}

/// A list of elements, such as a table, to which a reader jumps from container to container.
@MainActor
package protocol ListContainer: View {}

extension Responder {
  /// The views around an element, from inside to outside: the element itself if it is one.
  package final var viewsAround: some Sequence<View> {
    let first =
      self as? View ?? (self as? AccessibilityItem)?.accessibilityContainer as? View
    return sequence(state: first) { (view: inout View?) -> View? in
      defer { view = view?.superview }
      return view
    }
  }
}
