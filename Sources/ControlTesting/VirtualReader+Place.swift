import ResponderKit

extension VirtualReader {
  /// The screen as it is now, and where the cursor is on it.
  @MainActor
  struct Place {
    let hierarchy: AccessibilityHierarchy
    /// What the cursor is on; nil for nowhere, and where that is not read any more.
    let object: Responder?
    /// The number of the element under the cursor; nil where it is on a container or nowhere.
    let index: Int?

    var stops: [AccessibilityHierarchy.Stop] { hierarchy.stops }
    var stop: AccessibilityHierarchy.Stop? { index.map { stops[$0] } }
    /// The numbers of the first and the last element under the cursor: the same one, or those of a
    /// container; nil for nowhere.
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
  /// Whether the element is in a container.
  func isIn(_ container: Responder) -> Bool { containers.contains { $0.object === container } }
}

extension AccessibilityHierarchy.Container {
  /// Whether a reader jumps to the container; what only keeps elements together is none.
  var isLandmark: Bool { value.type != .none || !value.traits.isDisjoint(with: [.tabBar, .alert]) }
}
