import ResponderKit

/// The place of the cursor in a list, whose views show one element after another.
@MainActor
struct ListPlace {
  private let list: Backlink<View>
  private let view: Backlink<View>
  private let reuseCount: Int
  /// The place of the element in its list.
  private var key: AnyHashable
  /// The number of the object among those that a reader finds in the view.
  private let number: Int

  /// Finds the place of an object; nil outside of lists.
  init?(of object: Responder) {
    guard let view = object.viewsAround.lazy.compactMap({ $0 as? any ReusedView }).first,
      let list = view.superview, let key = view.placeInList
    else { return nil }
    (self.view, self.list) = (Backlink(view), Backlink(list))
    (reuseCount, self.key) = (view.reuseCount, key)
    let isWhole = object === view
    number =
      isWhole
      ? 0 : AccessibilityHierarchy(of: view).stops.firstIndex { $0.object === object } ?? 0
  }

  /// Indicates whether the view still shows the element, which may have another place now.
  mutating func isKept() -> Bool {
    guard let view = view.object as? any ReusedView, view.reuseCount == reuseCount,
      view.superview === list.object, let key = view.placeInList
    else { return false }
    self.key = key
    return true
  }

  /// Returns what shows the element now; nil if it is not on the screen.
  func stop(in hierarchy: AccessibilityHierarchy) -> AccessibilityHierarchy.Stop? {
    guard let list = list.object else { return nil }
    let stops = hierarchy.stops.filter { stop in
      guard let view = stop.object.viewsAround.lazy.compactMap({ $0 as? any ReusedView }).first
      else { return false }
      return view.superview === list && view.placeInList == key
    }
    return stops.isEmpty ? nil : stops[min(number, stops.count - 1)]
  }
}

extension VirtualReader {
  /// Keeps the cursor on its element in a list whose views now show others; returns false if the element is
  /// not on the screen.
  func followReuse(in hierarchy: AccessibilityHierarchy) -> Bool {
    guard var place = listPlace else { return true }
    if place.isKept() {
      listPlace = place
      return true
    }
    guard let stop = place.stop(in: hierarchy) else { return false }
    cursorLink = stop.object.anchor
    listPlace = ListPlace(of: stop.object)
    return true
  }
}
