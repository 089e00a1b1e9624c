import Accessibility
import ResponderKit

/// The place of the cursor in lists, whose views show one element after another.
@MainActor
struct ListPlace {
  /// A list around the cursor, and the view of the element in it.
  private struct Level {
    let list: Backlink<View>
    let view: Backlink<View>
    let reuseCount: Int
    let mark: ListMark
    /// The number of the object among those that a reader finds in the view.
    let number: Int

    /// Indicates whether the view still shows the element.
    @MainActor
    var isKept: Bool {
      guard let view = view.object as? any ReusedView, let place = mark.place else { return false }
      return view.reuseCount == reuseCount && view.superview === list.object
        && view.placeInList == place
    }
  }

  /// The lists, from outside to inside.
  private let levels: [Level]
  /// Indicates whether the element is not on the screen, as the object that showed it has been told.
  var isLost = false

  /// Finds the place of an object; nil outside of lists.
  init?(of object: Responder, _ order: ReadingOrder?) {
    let views = object.viewsAround.compactMap { $0 as? any ReusedView }
    levels = views.reversed().compactMap { view in
      guard let list = view.superview as? any ListContainer, let place = view.placeInList else {
        return nil
      }
      let number =
        object === view
        ? nil
        : AccessibilityHierarchy(of: view, order: order).stops
          .firstIndex { $0.object === object }
      return Level(
        list: Backlink(list), view: Backlink(view), reuseCount: view.reuseCount,
        mark: list.mark(place), number: number ?? 0)
    }
    if levels.isEmpty { return nil }
  }

  /// Indicates whether the views still show the element.
  var isKept: Bool { levels.allSatisfy(\.isKept) }

  /// Returns what shows the element now; nil if it is gone or not on the screen.
  func stop(in hierarchy: AccessibilityHierarchy) -> AccessibilityHierarchy.Stop? {
    guard let level = levels.first(where: { !$0.isKept }), let list = level.list.object,
      let place = level.mark.place
    else { return nil }
    let stops = hierarchy.stops.filter { stop in
      stop.object.viewsAround.contains { view in
        view.superview === list && (view as? any ReusedView)?.placeInList == place
      }
    }
    return stops.isEmpty ? nil : stops[min(level.number, stops.count - 1)]
  }
}

extension VirtualReader {
  /// Keeps the cursor on its element in a list whose views now show others; returns false if the element is
  /// not on the screen.
  func followReuse(in hierarchy: AccessibilityHierarchy) -> Bool {
    guard let place = listPlace, !place.isKept else { return true }
    let former = cursorLink?.responder?.takeUnretainedValue()
    guard let stop = place.stop(in: hierarchy) else {
      guard !place.isLost else { return false }
      listPlace?.isLost = true
      former?.setFocused(false, by: identifier)
      return false
    }
    cursorLink = stop.object.anchor
    listPlace = ListPlace(of: stop.object, order)
    remember(hierarchy)
    if former !== stop.object { former?.setFocused(false, by: identifier) }
    stop.object.setFocused(true, by: identifier)
    return true
  }
}
