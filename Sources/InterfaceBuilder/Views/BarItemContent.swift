public import Graphics

/// What a document says of an item in a bar: a button of a navigation bar or toolbar, or a tab.
public struct BarItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; nil for an item of the system's and for one with an image alone.
  public var title: String? { element.string(.title) }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The name of an item of the system's, such as `done`; nil for one of the app's.
  public var systemItem: String? { element["systemItem"] }
  /// The style of a button, such as `plain`.
  public var style: String? { element[.style] }
  /// Whether the user can choose the item; true where the document does not say.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
}
