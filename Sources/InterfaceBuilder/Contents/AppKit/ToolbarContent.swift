/// The properties of an AppKit toolbar in a document.
public struct ToolbarContent: Sendable {
  /// The element of the toolbar.
  public let element: InterfaceElement

  /// Reads the element of a toolbar.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The name of the toolbar: its own, otherwise one that Interface Builder gave; empty for none.
  public var identifier: String {
    element["explicitIdentifier"] ?? element["implicitIdentifier"] ?? ""
  }
  /// The look of the items, such as `iconOnly`; nil if it is not specified.
  public var displayMode: String? { element["displayMode"] }
  /// A Boolean value that indicates whether the user can change the items; true by default.
  public var allowsUserCustomization: Bool { element.bool("allowsUserCustomization") ?? true }
  /// The items that the user may choose from.
  public var allowedItems: [ToolbarItemContent] {
    element.child("allowedToolbarItems").map { $0.children.map { ToolbarItemContent($0) } } ?? []
  }
  /// The ids of the items that the toolbar begins with, in order.
  public var defaultItemIDs: [String] {
    element.child("defaultToolbarItems").map { $0.children.compactMap { $0["reference"] } } ?? []
  }
}
