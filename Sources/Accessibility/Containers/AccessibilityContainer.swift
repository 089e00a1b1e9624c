public import Graphics

/// A container in the accessibility tree: its own properties and its children.
public struct AccessibilityContainer: Sendable, Hashable {
  /// The kind of container; none for one that only groups.
  public var type: AccessibilityContainerType
  /// Its name, spoken when the cursor enters a semantic group.
  public var label: String?
  /// Its value.
  public var value: AccessibilityValue?
  /// The name that tests use; never spoken.
  public var identifier: String?
  /// Its traits, such as ``AccessibilityTraits/tabBar``.
  public var traits: AccessibilityTraits
  /// Its frame, in screen coordinates.
  public var frame: Rect
  /// A Boolean value that indicates whether the app sets the order of the children, rather than
  /// their positions.
  public var isExplicit: Bool
  /// A Boolean value that indicates whether a reader skips everything outside it.
  public var isModal: Bool
  /// The attributes of a container of AppKit; nil for one of UIKit.
  public var appKit: AppKitAttributes?
  /// Its children, in reading order.
  public var children: [AccessibilityNode]

  /// Creates a container, by default one that only groups.
  public init(
    type: AccessibilityContainerType = .none, label: String? = nil,
    value: AccessibilityValue? = nil,
    identifier: String? = nil, traits: AccessibilityTraits = .none, frame: Rect = .zero,
    isExplicit: Bool = false, isModal: Bool = false, children: [AccessibilityNode] = []
  ) {
    self.type = type
    self.label = label
    self.value = value
    self.identifier = identifier
    self.traits = traits
    self.frame = frame
    self.isExplicit = isExplicit
    self.isModal = isModal
    self.children = children
  }
}

/// A node of the accessibility tree: an element, or a container of further nodes.
public indirect enum AccessibilityNode: Sendable, Hashable {
  /// An element at which the cursor stops.
  case element(AccessibilityElement)
  /// A container with nodes of its own.
  case container(AccessibilityContainer)
}

/// The accessibility tree of a screen, in reading order.
public struct AccessibilityTree: Sendable, Hashable, Codable {
  /// The elements and containers at the top.
  public var nodes: [AccessibilityNode]

  /// Creates a tree.
  public init(_ nodes: [AccessibilityNode] = []) { self.nodes = nodes }

  /// The elements, in reading order.
  public var elements: [AccessibilityElement] { nodes.flatMap(\.elements) }
}

extension AccessibilityNode {
  /// The element, or the elements in the container, in reading order.
  public var elements: [AccessibilityElement] {
    switch self {
    case .element(let element): [element]
    case .container(let container): container.children.flatMap(\.elements)
    }
  }
}

extension AccessibilityContainer: Codable {
  private enum Key: String, CodingKey {
    case type, label, value, identifier, traits, frame, isExplicit, isModal, children
  }

  /// Writes the properties that are set; JSON has no number for a frame that is not finite.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(type, forKey: .type)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encode(traits, forKey: .traits)
    if frame.isFinite { try values.encode(frame, forKey: .frame) }
    try values.encode(isExplicit, forKey: .isExplicit)
    try values.encode(isModal, forKey: .isModal)
    try values.encode(children, forKey: .children)
  }

  /// Reads a container; a missing property gets its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      type: try values.decode(AccessibilityContainerType.self, forKey: .type, or: .none),
      label: try values.decodeIfPresent(String.self, forKey: .label),
      value: try values.decodeIfPresent(AccessibilityValue.self, forKey: .value),
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      traits: try values.decode(AccessibilityTraits.self, forKey: .traits, or: .none),
      frame: try values.decode(Rect.self, forKey: .frame, or: .zero),
      isExplicit: try values.decode(Bool.self, forKey: .isExplicit, or: false),
      isModal: try values.decode(Bool.self, forKey: .isModal, or: false),
      children: try values.decode([AccessibilityNode].self, forKey: .children, or: []))
  }
}

extension AccessibilityNode: Codable {
  private enum Key: String, CodingKey { case element, container }

  /// Writes an object with the key `element` or `container`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .element(let element): try values.encode(element, forKey: .element)
    case .container(let container): try values.encode(container, forKey: .container)
    }
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self =
      if let element = try values.decodeIfPresent(AccessibilityElement.self, forKey: .element) {
        .element(element)
      } else {
        .container(try values.decode(AccessibilityContainer.self, forKey: .container))
      }
  }
}
