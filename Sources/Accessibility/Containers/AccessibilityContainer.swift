public import Graphics

/// A container that a reader keeps: what it says of itself, and what is in it.
public struct AccessibilityContainer: Sendable, Hashable {
  /// What kind of container it is; none for one that only groups.
  public var type: AccessibilityContainerType
  /// Its name, spoken when the cursor enters a semantic group.
  public var label: String?
  /// Its value.
  public var value: AccessibilityValue?
  /// The name that tests use; never spoken.
  public var identifier: String?
  /// Its traits, of which ``AccessibilityTraits/tabBar`` matters.
  public var traits: AccessibilityTraits
  /// Where it is, in the coordinates of the screen.
  public var frame: Rect
  /// Whether the order is the app's own rather than one by place.
  public var isExplicit: Bool
  /// Whether everything beside it is passed over.
  public var isModal: Bool
  /// What is in it, in the order in which it is read.
  public var children: [AccessibilityNode]

  /// Creates a container that only groups, unless said.
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

/// What a reader meets on a screen: an element, or a container with more.
public indirect enum AccessibilityNode: Sendable, Hashable {
  case element(AccessibilityElement)
  case container(AccessibilityContainer)
}

/// What a reader meets on a screen, in the order in which it is read.
public struct AccessibilityTree: Sendable, Hashable, Codable {
  /// The elements and containers at the top.
  public var nodes: [AccessibilityNode]

  /// Creates a tree.
  public init(_ nodes: [AccessibilityNode] = []) { self.nodes = nodes }

  /// The elements in the order in which they are read.
  public var elements: [AccessibilityElement] { nodes.flatMap(\.elements) }
}

extension AccessibilityNode {
  /// The element, or those in the container, in the order in which they are read.
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

  /// Writes what is set; what is nowhere has no number in JSON.
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

  /// Reads a container; what is missing has its default.
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
