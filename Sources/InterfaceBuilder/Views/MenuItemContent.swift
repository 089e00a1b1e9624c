public import Graphics

/// What a document says of an item of an AppKit menu.
public struct MenuItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; nil for a separator and for an item with an image alone.
  public var title: String? { element.string(.title) }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The mark before the title, such as `on`; nil where the document does not say.
  public var state: String? { element[.state] }
  /// The number that the app knows the item by, as in the document.
  public var tag: String? { element["tag"] }
  /// `YES` for an item that is hidden, as in the document.
  public var hidden: String? { element[.hidden] }
  /// Whether the item is a line between others.
  public var isSeparator: Bool { element.bool("isSeparatorItem") ?? false }
  /// Whether the item takes the place of the one before while a modifier key is down.
  public var isAlternate: Bool { element.bool("alternate") ?? false }
}
