import Accessibility
import Graphics
import ResponderKit

extension VirtualReader {
  /// The elements of a screen on which nothing changes while the cursor moves from one to the next.
  ///
  /// It keeps none of them alive.
  @MainActor
  struct Walk {
    /// The elements in reading order.
    let anchors: [Anchor]
    /// The places of the elements that hold no others, by anchor.
    private let places: [ObjectIdentifier: Int]
    /// The containers of each element.
    private let surroundings: [Surroundings]
    private let changes: Int
    private let order: ReadingOrder?
    private let direction: LayoutDirection

    private struct Surroundings {
      var containers: [(value: AccessibilityContainer, anchor: Anchor)]
      var position: ContainerPosition?
      var number: Int
    }

    /// Creates a walk; nil where something may change unseen.
    init?(_ hierarchy: AccessibilityHierarchy, _ root: View, _ order: ReadingOrder?) {
      guard hierarchy.isCounted else { return nil }
      self.order = order
      direction = root.effectiveUserInterfaceLayoutDirection
      changes = AccessibilityChanges.count
      anchors = hierarchy.stops.map(\.object.anchor)
      surroundings = hierarchy.stops.map { stop in
        Surroundings(
          containers: stop.containers.map { ($0.value, $0.object.anchor) },
          position: stop.element.position, number: stop.number)
      }
      let containers = Set(
        surroundings.flatMap { $0.containers.map { ObjectIdentifier($0.anchor) } })
      var places: [ObjectIdentifier: Int] = [:]
      for (number, anchor) in anchors.enumerated() {
        let anchor = ObjectIdentifier(anchor)
        if !containers.contains(anchor), places[anchor] == nil { places[anchor] = number }
      }
      self.places = places
    }

    /// Returns whether the elements are still those of the screen.
    func isCurrent(_ root: View, _ order: ReadingOrder?) -> Bool {
      changes == AccessibilityChanges.count && order == self.order
        && direction == root.effectiveUserInterfaceLayoutDirection
    }

    func contains(_ index: Int) -> Bool { anchors.indices.contains(index) }

    func index(of anchor: Anchor?) -> Int? { anchor.flatMap { places[ObjectIdentifier($0)] } }

    /// Returns an element as it is now, at the place that it has among the others; nil for one that is
    /// gone.
    func stop(at index: Int) -> AccessibilityHierarchy.Stop? {
      guard let object = anchors[index].responder?.takeUnretainedValue() else { return nil }
      let around = surroundings[index]
      let containers = around.containers.compactMap { value, anchor in
        anchor.responder.map {
          AccessibilityHierarchy.Container(value: value, object: $0.takeUnretainedValue())
        }
      }
      var element = object.accessibilityElement
      element.position = element.position ?? around.position
      return AccessibilityHierarchy.Stop(
        element: element, object: object, containers: containers, number: around.number)
    }
  }
}
