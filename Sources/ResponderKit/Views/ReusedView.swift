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
package protocol ListContainer: View {
  /// Returns a mark of a place, which the updates of the list move.
  func mark(_ place: AnyHashable) -> ListMark
}

/// The place of an element in a list; nil once the element is gone.
@MainActor
package final class ListMark {
  package fileprivate(set) var place: AnyHashable?

  fileprivate init(_ place: AnyHashable) { self.place = place }
}

/// The marks of a list, which keeps none of them alive.
@MainActor
package struct ListMarks {
  private struct Link { weak var mark: ListMark? }
  private var links: [Link] = []

  package init() {}

  /// Adds a mark of a place.
  package mutating func add(_ place: AnyHashable) -> ListMark {
    links.removeAll { $0.mark == nil }
    let mark = ListMark(place)
    links.append(Link(mark: mark))
    return mark
  }

  /// Moves the marks to where their elements are now; nil for those that are gone.
  package func move(_ present: (AnyHashable) -> AnyHashable?) {
    for link in links { link.mark.map { $0.place = $0.place.flatMap(present) } }
  }
}

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
