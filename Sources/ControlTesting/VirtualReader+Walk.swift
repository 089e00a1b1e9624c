import Graphics
import ResponderKit

extension VirtualReader {
  /// The elements of a screen on which nothing changes while the cursor moves from one to the next.
  @MainActor
  struct Walk {
    let hierarchy: AccessibilityHierarchy
    /// The places of the elements that hold no others, by object.
    private let places: [ObjectIdentifier: Int]
    private let changes: Int
    private let order: ReadingOrder?
    /// Whether the reader keeps the order of these elements as the latest.
    var isRemembered = false

    /// Creates a walk; nil where something may change unseen.
    init?(_ hierarchy: AccessibilityHierarchy, order: ReadingOrder?) {
      guard hierarchy.isCounted else { return nil }
      self.hierarchy = hierarchy
      self.order = order
      changes = AccessibilityChanges.count
      let containers = Set(
        hierarchy.stops.flatMap { $0.containers.map { ObjectIdentifier($0.object) } })
      var places: [ObjectIdentifier: Int] = [:]
      for (number, stop) in hierarchy.stops.enumerated() {
        let object = ObjectIdentifier(stop.object)
        if !containers.contains(object), places[object] == nil { places[object] = number }
      }
      self.places = places
    }

    /// Whether the elements are still those of the screen.
    func isCurrent(in order: ReadingOrder?) -> Bool {
      changes == AccessibilityChanges.count && order == self.order
    }

    func index(of object: Responder) -> Int? { places[ObjectIdentifier(object)] }

    /// Returns an element as it is now, at the place that it has among the others.
    func stop(at index: Int) -> AccessibilityHierarchy.Stop {
      var stop = hierarchy.stops[index]
      let position = stop.element.position
      stop.element = stop.object.accessibilityElement
      stop.element.position = stop.element.position ?? position
      return stop
    }
  }

  /// The walk, if it is still current.
  var currentWalk: Walk? { walk.flatMap { $0.isCurrent(in: order) ? $0 : nil } }
}
