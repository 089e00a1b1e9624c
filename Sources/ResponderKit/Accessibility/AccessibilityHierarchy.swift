public import Accessibility
import Graphics

/// The elements that a screen reader finds in a tree of views, in reading order, with the live
/// objects beside the values.
///
/// AccessibilitySnapshot's model of VoiceOver determines which objects are elements, what hides
/// them and how they are ordered. A presented controller hides what is behind it.
@preconcurrency @MainActor
public struct AccessibilityHierarchy {
  /// An element that the reader stops at.
  public struct Stop {
    /// The description of the element, including its position among others.
    public var element: AccessibilityElement
    /// The object.
    public var object: Responder
    /// The containers of the element, from outside to inside.
    public var containers: [Container]
    /// The number of the object among all that were found, from back to front.
    public var number: Int

    package init(
      element: AccessibilityElement, object: Responder, containers: [Container], number: Int
    ) {
      self.element = element
      self.object = object
      self.containers = containers
      self.number = number
    }
  }

  /// A container that the reader preserves.
  public struct Container {
    /// The description of the container, without its contents.
    public var value: AccessibilityContainer
    /// The object.
    public var object: Responder

    package init(value: AccessibilityContainer, object: Responder) {
      self.value = value
      self.object = object
    }
  }

  /// The elements in reading order.
  public private(set) var stops: [Stop] = []
  private var nodes: [Node] = []
  /// Indicates whether every change to what was found is counted by ``AccessibilityChanges``.
  package let isCounted: Bool

  /// An element by its number among the stops, or a container.
  private indirect enum Node {
    case stop(Int)
    case container(AccessibilityContainer, [Node])
  }

  /// Collects the elements in a view, itself included; in the reading order of a phone and in the
  /// direction of the view unless an order is given.
  public init(of root: View, order: ReadingOrder? = nil) {
    let direction = root.effectiveUserInterfaceLayoutDirection
    let order = order ?? ReadingOrder(direction: direction)
    var collector = AccessibilityCollector(order: order)
    let items = collector.sorted(collector.items(of: root))
    isCounted = collector.isCounted
    nodes = items.map { add($0, in: [], collector.met) }
  }

  /// A part of a hierarchy that a dialect has collected in an order of its own.
  package indirect enum Part {
    case element(AccessibilityElement, Responder)
    case group(AccessibilityContainer, Responder, [Part])
  }

  /// Creates a hierarchy of parts.
  package init(_ parts: [Part]) {
    isCounted = false
    nodes = parts.map { add($0, in: []) }
  }

  private mutating func add(_ part: Part, in containers: [Container]) -> Node {
    switch part {
    case .element(let element, let object):
      stops.append(
        Stop(element: element, object: object, containers: containers, number: stops.count))
      return .stop(stops.count - 1)
    case .group(let value, let object, let parts):
      let container = Container(value: value, object: object)
      return .container(value, parts.map { add($0, in: containers + [container]) })
    }
  }

  /// The elements and their containers, as a value.
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
    case .element(let element, let object, _):
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
