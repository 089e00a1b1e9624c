public import Graphics

/// The properties of a bar item in a document: a navigation bar or toolbar button, or a tab.
public struct BarItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; nil for a system item and for an item with only an image.
  public var title: String? { element.string(.title) }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The name of a system item, such as `done`; nil for a custom item.
  public var systemItem: String? { element["systemItem"] }
  /// Whether the item is only a space between others.
  public var isSpace: Bool { ["fixedSpace", "flexibleSpace"].contains(systemItem ?? "") }
  /// The style of a button, such as `plain`.
  public var style: String? { element[.style] }
  /// Whether the user can choose the item; true by default.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
}
