/// What a document says of a cell of a UIKit table.
public struct TableCellContent: Sendable {
  /// The element of the cell.
  public let element: InterfaceElement

  /// Reads the element of a cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The name by which the app asks for a cell of its kind.
  public var reuseIdentifier: String? { element["reuseIdentifier"] }
  /// The style, such as `IBUITableViewCellStyleSubtitle`; nil for a cell of the app's own.
  public var style: String? { element[.style] }
  /// What stands at the end, such as `disclosureIndicator`.
  public var accessoryType: String? { element["accessoryType"] }
  /// Whether the app makes the table's cells after this one, so that it is not shown itself.
  public var isPrototype: Bool { element.parent?.name == "prototypes" }
}
