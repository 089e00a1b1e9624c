public import Accessibility
import Graphics

/// What a screen reader meets in a tree of views, in the order in which it is read, with the live
/// objects beside the values.
///
/// Which objects are elements, what hides them and how they are ordered is AccessibilitySnapshot's
/// model of VoiceOver. What a controller presents hides what is behind it.
@MainActor
public struct AccessibilityHierarchy {
  /// An element that the reader stops at.
  public struct Stop {
    /// What it says of itself, its place among others included.
    public var element: AccessibilityElement
    /// The object.
    public var object: Responder
    /// The containers that it is in, from outside to inside.
    public var containers: [Container]
    /// The place among all objects that were met, from back to front.
    public var number: Int
  }

  /// A container that the reader keeps.
  public struct Container {
    /// What it says of itself; what is in it is left out.
    public var value: AccessibilityContainer
    /// The object.
    public var object: Responder
  }

  /// The elements in the order in which they are read.
  public private(set) var stops: [Stop] = []
  private var nodes: [Node] = []

  /// An element by its number among the stops, or a container.
  private indirect enum Node {
    case stop(Int)
    case container(AccessibilityContainer, [Node])
  }

  /// Collects what is in a view, itself included; in the order of a telephone and in the direction of
  /// the view unless another one is given.
  public init(of root: View, order: ReadingOrder? = nil) {
    let direction = root.effectiveUserInterfaceLayoutDirection
    let order = order ?? ReadingOrder(direction: direction)
    var collector = AccessibilityCollector(order: order)
    let items = collector.sorted(collector.items(of: root))
    nodes = items.map { add($0, in: [], collector.met) }
  }

  /// The elements and the containers that they are in, as a value.
  public var tree: AccessibilityTree { AccessibilityTree(nodes.map(value)) }

  private func value(of node: Node) -> AccessibilityNode {
    switch node {
    case .stop(let number): return .element(stops[number].element)
    case .container(var container, let nodes):
      container.children = nodes.map(value)
      return .container(container)
    }
  }

  private mutating func add(
    _ item: AccessibilityCollector.Item, in containers: [Container], _ numbers: [Responder: Int]
  ) -> Node {
    switch item {
    case .element(let element, let object):
      stops.append(
        Stop(
          element: element, object: object, containers: containers,
          number: numbers[object] ?? 0))
      return .stop(stops.count - 1)
    case .group(let group):
      let container = Container(value: group.value, object: group.object)
      return .container(
        group.value, group.items.map { add($0, in: containers + [container], numbers) })
    }
  }
}
