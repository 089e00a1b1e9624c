import ResponderKit

extension VirtualReader {
  /// The current screen, and the place of the cursor on it.
  @MainActor
  struct Place {
    let hierarchy: AccessibilityHierarchy
    /// The object under the cursor; nil if there is none, or if it is no longer on the screen.
    let object: Responder?
    /// The index of the element under the cursor; nil if the cursor is on a container or nowhere.
    let index: Int?

    var stops: [AccessibilityHierarchy.Stop] { hierarchy.stops }
    var stop: AccessibilityHierarchy.Stop? { index.map { stops[$0] } }
    /// The indices of the first and last element under the cursor, which differ for a container;
    /// nil if the cursor is nowhere.
    var span: (first: Int, last: Int)? {
      if let index { return (index, index) }
      guard let object, let first = stops.firstIndex(where: { $0.isIn(object) }),
        let last = stops.lastIndex(where: { $0.isIn(object) })
      else { return nil }
      return (first, last)
    }
  }

  var place: Place {
    let hierarchy = hierarchy
    guard followReuse(in: hierarchy) else {
      return Place(hierarchy: hierarchy, object: nil, index: nil)
    }
    guard let object = cursorLink?.responder?.takeUnretainedValue() else {
      return Place(hierarchy: hierarchy, object: nil, index: nil)
    }
    let index = hierarchy.stops.firstIndex { $0.object === object }
    let isThere = index != nil || hierarchy.stops.contains { $0.isIn(object) }
    return Place(hierarchy: hierarchy, object: isThere ? object : nil, index: index)
  }
}

extension AccessibilityHierarchy {
  func stop(of object: Responder) -> Stop? { stops.first { $0.object === object } }
}

extension AccessibilityHierarchy.Stop {
  /// Returns whether the element is in a container.
  func isIn(_ container: Responder) -> Bool { containers.contains { $0.object === container } }
}

extension AccessibilityHierarchy.Container {
  /// Indicates whether container navigation stops at the container; a plain grouping does not
  /// count.
  var isLandmark: Bool { value.type != .none || !value.traits.isDisjoint(with: [.tabBar, .alert]) }
}
