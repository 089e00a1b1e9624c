import Accessibility
import ResponderKit

// Steps of readers whose cursor does not stop at every element.
extension VirtualReader {
  /// Moves to the nearest element that the keyboard's focus stops at.
  func stepToFocus(by step: Int) -> Bool {
    let place = place
    let start = place.span.map { step > 0 ? $0.last + 1 : $0.first - 1 } ?? 0
    let indices =
      step > 0 || place.span == nil
      ? Array(start..<max(start, place.stops.count)) : Array((0..<(start + 1)).reversed())
    guard let found = indices.first(where: { place.stops[$0].element.takesFocus }) else {
      return boundary()
    }
    move(to: place.stops[found], in: place.hierarchy)
    return true
  }

  /// Moves to the nearest element or group within the group that the cursor is in.
  func stepToItem(by step: Int) -> Bool {
    let place = place
    // A group that the cursor is on is not entered yet.
    let around = place.span.map { place.stops[$0.first].groups(around: place.object) } ?? []
    let items = Self.items(of: place.stops, in: around)
    let present = place.span.flatMap { span in
      items.firstIndex { $0.first <= span.first && span.first <= $0.last }
    }
    let wanted = present.map { $0 + step } ?? 0
    guard items.indices.contains(wanted) else { return boundary() }
    move(to: items[wanted], in: around, of: place.hierarchy)
    return true
  }

  /// Enters the group under the cursor, whose first element is given, and moves to what is first in it.
  func enter(_ group: Responder, at first: AccessibilityHierarchy.Stop) -> Bool {
    let hierarchy = hierarchy
    let groups = first.groups(around: nil)
    guard let depth = groups.firstIndex(where: { $0.object === group }) else { return boundary() }
    let around = Array(groups.prefix(depth + 1))
    guard let item = Self.items(of: hierarchy.stops, in: around).first else { return boundary() }
    move(to: item, in: around, of: hierarchy)
    return true
  }

  private func move(
    to item: Item, in around: [AccessibilityHierarchy.Container],
    of hierarchy: AccessibilityHierarchy
  ) {
    if let group = item.group {
      move(to: group, among: around + [group], in: hierarchy)
    } else {
      move(to: hierarchy.stops[item.first], in: hierarchy)
    }
  }

  /// An element, or a group with its first and its last element.
  private struct Item {
    var group: AccessibilityHierarchy.Container?
    var first: Int
    var last: Int
  }

  /// Returns the elements and groups directly in the given ones.
  private static func items(
    of stops: [AccessibilityHierarchy.Stop], in around: [AccessibilityHierarchy.Container]
  ) -> [Item] {
    var items: [Item] = []
    for (index, stop) in stops.enumerated() {
      let groups = stop.groups(around: nil)
      guard groups.count >= around.count,
        zip(groups, around).allSatisfy({ $0.object === $1.object })
      else { continue }
      let group = groups.dropFirst(around.count).first
      if let group, let last = items.last, last.group?.object === group.object {
        items[items.count - 1].last = index
      } else {
        items.append(Item(group: group, first: index, last: index))
      }
    }
    return items
  }
}

extension AccessibilityHierarchy.Stop {
  /// Returns the groups around an object of the stop, from outside to inside; nil is the element.
  fileprivate func groups(around object: Responder?) -> [AccessibilityHierarchy.Container] {
    containers.filter(\.isLandmark).prefix { $0.object !== object }.map { $0 }
  }
}

extension AccessibilityElement {
  /// Indicates whether the keyboard's focus stops at the element.
  fileprivate var takesFocus: Bool { kind.isFocusable && !traits.contains(.notEnabled) }
}
