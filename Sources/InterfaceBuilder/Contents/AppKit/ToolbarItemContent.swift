public import Graphics

/// The properties of an item of an AppKit toolbar in a document.
public struct ToolbarItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The name of the item: its own, otherwise one that Interface Builder or the system gave.
  public var itemIdentifier: String {
    element["explicitItemIdentifier"] ?? element["implicitItemIdentifier"] ?? ""
  }
  /// The text that the item shows; nil for none.
  public var label: String? { element.label }
  /// The text that it shows where the user customizes the toolbar; nil for none.
  public var paletteLabel: String? { element.string("paletteLabel") }
  /// The text that is shown while the pointer rests on the item; nil for none.
  public var toolTip: String? { element.string(.toolTip) }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The tag; 0 by default.
  public var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }
  /// A Boolean value that indicates whether the item can be clicked; true by default.
  public var isEnabled: Bool { element.bool("enabled") ?? true }
  /// A Boolean value that indicates whether the item is validated; true by default.
  public var autovalidates: Bool { element.bool("autovalidates") ?? true }
  /// A Boolean value that indicates whether the item looks selected after a click.
  public var isSelectable: Bool { element.bool("selectable") ?? false }
  /// The view in the place of the image; nil for none.
  public var view: InterfaceElement? { element.object(forKey: "view") }
}
